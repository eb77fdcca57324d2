extension Aligned {
  static func placeByEngine1(
    _ rules: SectionRules<Aligned>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
  }
}

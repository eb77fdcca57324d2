/// The rules of a layout of any kind, as a layout keeps them without knowing the kind.
protocol LayoutRules: Hashable, Sendable {
  /// The word that names the kind in a document.
  var kindName: String { get }
  /// Whether the sections follow each other from left to right.
  var isHorizontal: Bool { get }
  /// The names of the patterns it needs, overrides included, each once, in order.
  var patternNames: [String] { get }
  /// Returns the path of the first field in the document that names a pattern.
  func path(ofPattern name: String) -> String
  /// The paths of the fields in the document that engine 1 does not know, in order.
  var laterFields: [String] { get }

  /// Computes the frames with an engine version.
  func frames(version: Int, _ input: LayoutInput) throws(LayoutError) -> Frames
}

extension SectionRules: LayoutRules {
  var kindName: String { Kind.name }

  var isHorizontal: Bool { base.direction == .horizontal }

  var patternNames: [String] {
    guard let shared = base.patternName else { return [] }
    var seen: Set = [shared]
    return [shared]
      + overrides.compactMap { override in
        // A name that is taken over from the top level is the same text: no need to hash it.
        guard let name = override.numbers.patternName, name != shared else { return nil }
        return seen.insert(name).inserted ? name : nil
      }
  }

  func path(ofPattern name: String) -> String {
    let section = overrides.firstIndex { $0.numbers.patternName == name }
    guard base.patternName != name, let section else { return "pattern" }
    return "sections[\(section)].pattern"
  }

  var laterFields: [String] {
    let fields = Kind.fields.all
    var paths = fields.indices.filter { given.contains($0) && fields[$0].traits.contains(.later) }
      .map { fields[$0].name.description }
    let later = fields.indices.filter { fields[$0].traits.contains(.laterOverridable) }
    for (section, override) in overrides.enumerated() {
      for index in later where override.given.contains(index) {
        paths.append("sections[\(section)].\(fields[index].name)")
      }
    }
    return paths
  }

  func frames(version: Int, _ input: LayoutInput) throws(LayoutError) -> Frames {
    version == 1 ? try framesOfEngine1(input) : try framesOfEngine2(input)
  }

  private func framesOfEngine1(_ input: LayoutInput) throws(LayoutError) -> Frames {
    if let path = laterFields.first { throw LayoutError(.needsEngine(2), at: path) }
    if input.viewport.rightToLeft != nil {
      throw LayoutError(.needsEngine(2), at: "viewport.rightToLeft")
    }
    return try Draft.frames(for: input.content) { draft throws(LayoutError) in
      try Kind.placeByEngine1(self, input, into: &draft)
    }
  }

  /// Whatever is not a matter of one kind happens here: every kind places from top to bottom, left
  /// to right, and the directions, pinned headers and rounding come before and after.
  private func framesOfEngine2(_ input: LayoutInput) throws(LayoutError) -> Frames {
    let isMirrored = input.viewport.rightToLeft ?? false
    let isTransposed = base.direction == .horizontal
    var rules = self
    var turned = input
    if isMirrored {
      rules = rules.mapNumbers(\.mirrored)
      turned = turned.mirrored(withContent: Kind.usesItemSizes)
    }
    if isTransposed {
      rules = rules.mapNumbers(\.transposed)
      turned = try turned.transposed(withContent: Kind.usesItemSizes)
    }
    return try Draft.frames(for: input.content) { draft throws(LayoutError) in
      try Kind.placeByEngine2(rules, turned, into: &draft)
      let inset = turned.viewport.contentInset.top
      draft.growContent(headersBleed: Kind.bleeds)
      draft.pinHeaders(offset: turned.viewport.contentOffset.y + inset)
      if isTransposed { draft.transpose() }
      if isMirrored { draft.mirror() }
      if base.rounding == .edges { draft.roundEdges(scale: input.viewport.scale) }
    }
  }
}

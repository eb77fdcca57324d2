import StrictJSON

/// All fields of a kind of layout, ready to be matched against documents.
struct LayoutFields<Kind: LayoutKind>: Sendable {
  /// A set of fields by their index in `all`.
  struct Selection: Hashable, Sendable {
    private var bits: UInt64 = 0

    /// Adds the field with this index.
    mutating func insert(_ index: Int) { bits |= 1 << UInt64(index) }
    /// Tells whether the field with this index belongs to it.
    func contains(_ index: Int) -> Bool { bits & 1 << UInt64(index) != 0 }
  }

  /// The fields in the order in which they are documented.
  let all: [LayoutField<Kind>]
  /// The keys of a document: kind, sections, then the fields.
  let document: JSONFields
  /// The keys of an override, the fields that have the trait.
  let override: JSONFields
  /// The index in `all` of each key of an override.
  let overridable: [Int]

  /// Makes the table of these fields; `kind` and `sections` come by themselves.
  init(_ all: [LayoutField<Kind>]) {
    self.all = all
    document = JSONFields(["kind", "sections"] + all.map(\.name))
    overridable = all.indices.filter {
      !all[$0].traits.isDisjoint(with: [.overridable, .laterOverridable])
    }
    override = JSONFields(overridable.map { all[$0].name })
  }
}

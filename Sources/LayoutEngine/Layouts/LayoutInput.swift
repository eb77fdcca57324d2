/// What a layout is computed for, turned as the rules want it.
struct LayoutInput: Sendable {
  /// The window.
  var viewport: Viewport
  /// The sections and items.
  var content: Content
  /// The patterns by name; every one that the layout names is there.
  var patterns: [String: Pattern]
  /// Whether the window is portrait as the document gives it, before any turn.
  let isPortrait: Bool
  /// Whether the axes are swapped.
  private(set) var isTransposed = false

  /// Makes the input as the documents give it.
  init(viewport: Viewport, content: Content, patterns: [String: Pattern]) {
    self.viewport = viewport
    self.content = content
    self.patterns = patterns
    isPortrait = viewport.isPortrait
  }

  /// How an error names the insets of the viewport.
  static let insetPath = "viewport.contentInset"

  /// The extent across that the viewport's insets leave.
  var width: Double {
    viewport.size.width - viewport.contentInset.left - viewport.contentInset.right
  }

  /// Returns the same input with left and right swapped in all insets.
  func mirrored(withContent: Bool) -> LayoutInput {
    var result = self
    result.viewport.contentInset = viewport.contentInset.mirrored
    if withContent { result.content = content.mirrored }
    return result
  }

  /// Returns the same input in the picture with its axes swapped; a fill has no such picture.
  func transposed(withContent: Bool) throws(LayoutError) -> LayoutInput {
    var result = self
    result.viewport = viewport.transposed
    result.isTransposed = true
    guard withContent else { return result }
    for (section, content) in content.sections.enumerated() {
      if let entry = content.items?.firstIndex(where: { $0.width == .fill }) {
        throw LayoutError(.fillAcross, at: "content.sections[\(section)].items[\(entry)].width")
      }
    }
    result.content = content.transposed
    return result
  }
}

/// What looks wrong in the frames of a layout, told without the rules that made them.
///
/// Consecutive elements with the same fault make one finding. Differences up to 1/1024 pt are none.
public struct FrameLint: Hashable, Sendable {
  /// A kind of fault.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// An item overlaps a later one with a positive area.
    case overlap
    /// An element reaches past the content and the viewport's insets around it.
    case outside
    /// An element is narrower or lower than asked for.
    case small
    /// An edge is no whole number of device pixels at the viewport's scale.
    case offGrid = "off-grid"
    /// An item is longer across than the space that the viewport's insets leave.
    case wide
  }

  /// Consecutive elements with the same fault.
  public struct Finding: Hashable, Sendable {
    /// The kind of fault.
    public let rule: Rule
    /// The elements.
    public let run: ElementRun
    /// The frame of the first of them.
    public let frame: Rect
    /// The first item that the first of them overlaps; nil for the other rules.
    public let other: ElementName?
  }

  /// The findings, by rule, in canonical order.
  public let findings: [Finding]

  private static let tolerance = 1.0 / 1024

  /// Looks at frames that were computed in `viewport`.
  ///
  /// - Parameters:
  ///   - isHorizontal: Whether the layout scrolls sideways, so that across is down.
  ///   - minSize: The least width and height of an element, in points; 0 asks for none.
  public init(_ frames: Frames, in viewport: Viewport, isHorizontal: Bool, minSize: Double = 0) {
    let inset = viewport.contentInset
    let room = Rect(
      x: -inset.left, y: -inset.top,
      width: max(frames.contentSize.width, 0) + inset.left + inset.right,
      height: max(frames.contentSize.height, 0) + inset.top + inset.bottom)
    let across =
      isHorizontal
      ? viewport.size.height - inset.top - inset.bottom
      : viewport.size.width - inset.left - inset.right
    var findings: [Finding] = []
    for rule in Rule.allCases {
      var gathering = Gathering(rule: rule, frames: frames)
      for (index, element) in frames.elements.enumerated() {
        let frame = element.frame
        switch rule {
        case .overlap:
          guard element.kind == .item, let other = frames.overlapped(by: index) else { continue }
          gathering.add(index, element, other: other)
        case .outside where !frame.lies(in: room), .small where frame.isSmaller(than: minSize),
          .offGrid where !frame.isOnGrid(scale: viewport.scale):
          gathering.add(index, element)
        case .wide where element.kind == .item:
          let length = isHorizontal ? frame.height : frame.width
          if length > across + FrameLint.tolerance { gathering.add(index, element) }
        case .outside, .small, .offGrid, .wide: break
        }
      }
      findings += gathering.findings
    }
    self.findings = findings
  }

  /// Joins consecutive elements into findings.
  private struct Gathering {
    let rule: Rule
    let frames: Frames
    private(set) var closed: [Finding] = []
    private var first: (index: Int, element: Element, other: ElementName?)?
    private var last: (index: Int, element: Element)?

    init(rule: Rule, frames: Frames) {
      self.rule = rule
      self.frames = frames
    }

    /// All findings, the open one included.
    var findings: [Finding] { closed + (open.map { [$0] } ?? []) }

    mutating func add(_ index: Int, _ element: Element, other: ElementName? = nil) {
      if let last, last.index + 1 != index, let open {
        closed.append(open)
        first = nil
      }
      if first == nil { first = (index, element, other) }
      last = (index, element)
    }

    private var open: Finding? {
      guard let first, let last else { return nil }
      let sections = frames.sections
      let run = ElementRun(
        first: first.element.name, last: last.element.name,
        count: last.index - first.index + 1,
        startsSection: sections[first.element.section].first == first.index,
        endsSection: sections[last.element.section].end == last.index + 1)
      return Finding(rule: rule, run: run, frame: first.element.frame, other: first.other)
    }
  }
}

extension FrameLint.Finding: CustomStringConvertible {
  public var description: String {
    switch rule {
    case .overlap: "\(run): overlaps \(other?.description ?? "another item")"
    case .outside: "\(run): reaches past the content"
    case .small: "\(run): smaller than asked for"
    case .offGrid: "\(run): edges off the pixel grid"
    case .wide: "\(run): wider than its line"
    }
  }
}

extension Frames {
  /// Returns the first later item that the item at `index` overlaps by more than the tolerance.
  fileprivate func overlapped(by index: Int) -> ElementName? {
    let inner = rects[index].shrunk(by: 1.0 / 1024)
    guard inner.width > 0, inner.height > 0 else { return nil }
    let found = bounds.firstIndex(from: index + 1) {
      $0.meets(inner)
    } accepts: { other in
      rects[other].overlaps(inner) && name(at: other).kind == .item
    }
    return found.map(name)
  }

  private func name(at index: Int) -> ElementName {
    var cursor = SectionCursor(sections)
    return cursor.name(at: index)
  }
}

extension Rect {
  fileprivate func shrunk(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: width - 2 * distance,
      height: height - 2 * distance)
  }

  fileprivate func lies(in room: Rect) -> Bool {
    let slack = 1.0 / 1024
    return x >= room.x - slack && y >= room.y - slack && maxX <= room.maxX + slack
      && maxY <= room.maxY + slack
  }

  fileprivate func isSmaller(than size: Double) -> Bool {
    width < size || height < size
  }

  fileprivate func isOnGrid(scale: Double) -> Bool {
    [x, y, maxX, maxY].allSatisfy { edge in
      let pixels = edge * scale
      return abs(pixels - (pixels + 0.5).roundedDown) <= scale / 1024
    }
  }
}

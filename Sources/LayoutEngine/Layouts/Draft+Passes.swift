// The passes of engine 2 over what a kind has placed, in the order in which they run.

extension Draft {
  /// How far apart two numbers count as equal where that decides something.
  static let tolerance = 1.0 / 1024

  /// Makes the content reach as far as its frames, and at least to 0.
  ///
  /// Headers and footers that bleed count along but not across.
  mutating func growContent(headersBleed: Bool) {
    let reach = reach()
    let bottom = max(reach.items.bottom, reach.others.bottom)
    let right = max(reach.items.right, headersBleed ? 0 : reach.others.right)
    let size = contentSize
    contentSize.width = max(right > size.width + Draft.tolerance ? right : size.width, 0)
    contentSize.height = max(bottom > size.height + Draft.tolerance ? bottom : size.height, 0)
  }

  /// Holds headers below `offset`, as long as their section is there.
  mutating func pinHeaders(offset: Double) {
    for (section, end) in zip(sections, pinEnds) where section.hasHeader {
      let header = self[section.first]
      let y = max(header.y, min(max(offset, header.y), end - header.height))
      moveHeader(of: section, toY: y)
    }
  }

  /// Swaps the axes of everything.
  mutating func transpose() {
    contentSize = contentSize.transposed
    changeRects(\.transposed)
  }

  /// Swaps left and right within the content.
  mutating func mirror() {
    let width = contentSize.width
    changeRects { rect in
      Rect(x: width - (rect.x + rect.width), y: rect.y, width: rect.width, height: rect.height)
    }
  }

  /// Moves every edge to the nearest pixel, equal ones to the same.
  mutating func roundEdges(scale: Double) {
    func rounded(_ edge: Double) -> Double {
      ((edge + Draft.tolerance) * scale + 0.5).roundedDown / scale
    }
    let origin = rounded(0)
    contentSize.width = rounded(contentSize.width) - origin
    contentSize.height = rounded(contentSize.height) - origin
    changeRects { rect in
      let x = rounded(rect.x)
      let y = rounded(rect.y)
      return Rect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
    }
  }
}

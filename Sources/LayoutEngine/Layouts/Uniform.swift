import StrictJSON

/// Rows of equal items, so many columns wide.
struct Uniform: LayoutKind {
  static let name = "uniform"
  static let bleeds = true
  static let fields = LayoutFields<Uniform>([
    .length("itemHeight", \.itemHeight, [.required, .overridable]),
    .value("columnCount", \.columnCount, .overridable),
    .value("interItemSpacing", \.interItemSpacing),
    .length("headerHeight", \.headerHeight, .overridable),
    .length("footerHeight", \.footerHeight, .overridable),
    .points("sectionSpacing", \.sectionSpacing),
    .value("pinsHeaders", \.pinsHeaders),
    .value("direction", \.direction, .later),
    .word("rounding", \.rounding, among: [.none, .edges], .later),
  ])

  /// The height of every item, in points.
  var itemHeight = 0.0
  /// How many items stand in a row.
  var columnCount = ColumnCount(portrait: 1, landscape: 1)
  /// The distance between columns (x) and between rows (y), in points.
  var interItemSpacing = Point()
  /// The height of headers, in points; 0 for none.
  var headerHeight = 0.0
  /// The height of footers, in points; 0 for none.
  var footerHeight = 0.0
  /// The distance between two sections, in points.
  var sectionSpacing = 0.0
  /// Whether headers stay in view while their section does.
  var pinsHeaders = false
  var direction = Direction.vertical
  var rounding = Rounding.none

  /// How many columns share the width, by the shape of the window.
  struct ColumnCount: DocumentValue, Hashable {
    /// For a window that is at least as high as wide.
    var portrait: Int
    /// For a window that is wider than high.
    var landscape: Int
  }

  var transposed: Uniform {
    var result = self
    result.interItemSpacing = interItemSpacing.transposed
    return result
  }
}

extension Uniform.ColumnCount {
  private static let fields = JSONFields(["portrait", "landscape"])

  static var schema: JSONSchema {
    let count = JSONSchema.integer(in: 1...Limits.columns)
    let shapes = ["portrait", "landscape"]
    return .oneOf([count, .object(shapes.map { ($0, count) }, required: shapes)])
      .named("columnCount")
  }

  init(reading reader: inout JSONReader) throws(JSONFault) {
    self.init(portrait: 1, landscape: 1)
    switch reader.nextKind {
    case .number:
      portrait = try reader.integer(in: 1...Limits.columns)
      landscape = portrait
    case .object:
      var object = try reader.beginObject(Uniform.ColumnCount.fields)
      while let field = try reader.nextField(&object) {
        let count = try reader.integer(in: 1...Limits.columns)
        if field == 0 { portrait = count } else { landscape = count }
      }
      try reader.require(0, in: object)
      try reader.require(1, in: object)
    default:
      let problem = JSONFault.Problem.wrongType(
        expected: "a number or an object", found: reader.nextKind.noun)
      throw reader.fault(problem, at: reader.offset)
    }
  }
}

/// The cells that the items of one section of a uniform layout take.
private struct Grid {
  let items: Int
  let columns: Int
  /// How many rows there are, the last one perhaps not full.
  var rows: Int { (items + columns - 1) / columns }

  init(_ numbers: Uniform, items: Int, isPortrait: Bool) {
    self.items = items
    columns = isPortrait ? numbers.columnCount.portrait : numbers.columnCount.landscape
  }

  /// Refuses a width of items that is negative, when there are items.
  func checkRoom(
    _ width: Double, section: Int, _ rules: SectionRules<Uniform>, _ input: LayoutInput
  ) throws(LayoutError) {
    guard items > 0, !(width >= 0) else { return }
    let path =
      input.width < 0 ? LayoutInput.insetPath : rules.path(of: "columnCount", in: section)
    throw LayoutError(.noRoom(forItems: width, in: "\(columns) columns"), at: path)
  }
}

extension Uniform {
  /// Headers and footers reach from edge to edge of the window, whatever its insets are.
  private static func bleedingRect(y: Double, height: Double, _ viewport: Viewport) -> Rect {
    Rect(x: -viewport.contentInset.left, y: y, width: viewport.size.width, height: height)
  }

  static func placeByEngine2(
    _ rules: SectionRules<Uniform>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let spacing = rules.base.interItemSpacing
    var y = 0.0
    for (section, content) in input.content.sections.enumerated() {
      let numbers = rules[section]
      let grid = Grid(numbers, items: content.itemCount, isPortrait: input.isPortrait)
      let width = (input.width - spacing.x * Double(grid.columns - 1)) / Double(grid.columns)
      try grid.checkRoom(width, section: section, rules, input)
      if section > 0 { y += rules.base.sectionSpacing }
      if numbers.headerHeight > 0 {
        draft.addHeader(bleedingRect(y: y, height: numbers.headerHeight, input.viewport))
        y += numbers.headerHeight
      }
      draft.addRows(
        of: grid.columns, items: grid.items, Size(width: width, height: numbers.itemHeight)
      ) { column in
        (spacing.x + width) * column
      } y: { row in
        y + (spacing.y + numbers.itemHeight) * row
      }
      if grid.rows > 0 {
        y += spacing.y * Double(grid.rows - 1) + numbers.itemHeight * Double(grid.rows)
      }
      let pinEnd = rules.base.pinsHeaders ? y : nil
      if numbers.footerHeight > 0 {
        draft.addFooter(bleedingRect(y: y, height: numbers.footerHeight, input.viewport))
        y += numbers.footerHeight
      }
      draft.endSection(pinEnd: pinEnd)
    }
    draft.contentSize = Size(width: input.width, height: y)
  }
}

/// The five sums over the sections above, each added on its own, as the reference does.
private struct Sums {
  private var heights = 0.0
  private var gaps = 0.0
  private var footers = 0.0
  /// The reference adds a section's own header height first, then those above, and the order of
  /// the additions shows in the last bits: so there is one sum for each height that occurs.
  private var headers: [Double]
  private let headerIndices: [Double: Int]

  init(_ rules: SectionRules<Uniform>, sectionCount: Int) {
    var indices: [Double: Int] = [:]
    var headers: [Double] = []
    for section in 0..<min(sectionCount, rules.overrides.count + 1) {
      let height = rules[section].headerHeight
      if indices.updateValue(indices[height] ?? headers.count, forKey: height) == nil {
        headers.append(height)
      }
    }
    self.headers = headers
    headerIndices = indices
  }

  /// The y of the first row of the section that follows.
  func y(_ section: Int, _ numbers: Uniform) -> Double {
    let header = headers[headerIndices[numbers.headerHeight, default: 0]]
    return heights + Double(section) * numbers.sectionSpacing + gaps + header + footers
  }

  mutating func add(_ numbers: Uniform, rows: Double) {
    heights += numbers.itemHeight * rows
    gaps += numbers.interItemSpacing.y * (rows - 1)
    footers += numbers.footerHeight
    guard numbers.headerHeight > 0 else { return }
    headers.withUnsafeMutableBufferPointer { headers in
      for index in headers.indices { headers[index] += numbers.headerHeight }
    }
  }
}

extension Uniform {
  static func placeByEngine1(
    _ rules: SectionRules<Uniform>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let viewport = input.viewport
    let inset = viewport.contentInset
    let spacing = rules.base.interItemSpacing
    var sums = Sums(rules, sectionCount: input.content.sections.count)
    var end = -rules.base.sectionSpacing
    for (section, content) in input.content.sections.enumerated() {
      let numbers = rules[section]
      let grid = Grid(numbers, items: content.itemCount, isPortrait: input.isPortrait)
      let rows = Double(grid.rows)
      let gaps = inset.left + inset.right + spacing.x * Double(grid.columns - 1)
      let width = (viewport.size.width - gaps) / Double(grid.columns)
      try grid.checkRoom(width, section: section, rules, input)
      let y = sums.y(section, numbers)
      let footerY =
        y + spacing.y * (rows - 1) + numbers.itemHeight * (rows - 1) + numbers.itemHeight
      if numbers.headerHeight > 0 {
        let height = numbers.headerHeight
        let header = pinned(y - height, height: height, footerY: footerY, rules.base, viewport)
        draft.addHeader(bleedingRect(y: header, height: height, viewport))
      }
      draft.addRows(
        of: grid.columns, items: grid.items, Size(width: width, height: numbers.itemHeight)
      ) { column in
        spacing.x * column + width * column
      } y: { row in
        y + spacing.y * row + numbers.itemHeight * row
      }
      if numbers.footerHeight > 0 {
        draft.addFooter(bleedingRect(y: footerY, height: numbers.footerHeight, viewport))
      }
      draft.endSection()
      end = y + numbers.footerHeight + spacing.y * (rows - 1) + numbers.itemHeight * rows
      sums.add(numbers, rows: rows)
    }
    draft.contentSize = Size(width: viewport.size.width - inset.left - inset.right, height: end)
  }

  /// Returns where a header stands for the scroll position.
  private static func pinned(
    _ y: Double, height: Double, footerY: Double, _ numbers: Uniform, _ viewport: Viewport
  ) -> Double {
    guard numbers.pinsHeaders else { return y }
    let top = viewport.contentInset.top
    let offset = viewport.contentOffset.y
    let stick = y - top
    let off = footerY - height - top
    // The header goes off even before it sticks, when the section is that small.
    if offset >= off { return top + offset - (offset - off) }
    return offset >= stick ? top + offset : y
  }
}

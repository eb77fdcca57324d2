import TestSupport

/// Documents made up from a seed, in one of several pictures of the same thing.
struct RandomDocuments {
  /// What the numbers of the documents are like.
  enum Numbers {
    /// Such as people use: nothing overlaps, everything has room, headers do not pin.
    case tame
    /// Also negative where that is allowed, pinned headers and overrides.
    case usual
    /// Also zeros, tiny ones and ones near the limits.
    case wild
  }

  /// What the numbers are like.
  var numbers = Numbers.usual
  /// Whether the fields of engine 2 occur.
  var hasLaterFields = true
  /// Whether left and right are swapped in all insets.
  var isMirrored = false
  /// Whether the axes are swapped, which makes a layout horizontal.
  var isTransposed = false
  /// Whether all sections take the same numbers.
  var hasOverrides = true
  /// Whether the viewport says that the leading side is the right one.
  var isRightToLeft: Bool?
  /// The index of a section without items to put in.
  var emptySection: Int?

  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Makes a scenario of this kind; the same seed and settings give the same one.
  mutating func scenario(kind: String) -> Scenario {
    let viewport = viewport()
    let content = content(kind: kind)
    let patterns = kind == "mosaic" ? ["p": pattern(), "q": pattern()] : [:]
    return Scenario(
      layout: layout(kind: kind), patterns: patterns, content: content, viewport: viewport)
  }
}

// MARK: Numbers

extension RandomDocuments {
  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  /// A number that may not be negative.
  private mutating func length(upTo limit: Int) -> String {
    if numbers == .wild, chance(20) {
      return pick(["0", "-0.0", "1e-300", "5e-324", "0.0009765625", "999999999", "1e8", "1e5"])
    }
    return "\(Double(Int.random(in: 0...limit * 4, using: &random)) / 4)"
  }

  /// A number that may be negative.
  private mutating func spacing(upTo limit: Int) -> String {
    let text = length(upTo: limit)
    guard numbers != .tame, chance(20), !text.hasPrefix("-") else { return text }
    return "-" + text
  }

  /// The fields that stand in the object, each with a chance.
  private mutating func object(_ fields: [(String, String)]) -> String {
    let shown = fields.filter { _ in chance(70) }.map { "\"\($0.0)\":\($0.1)" }
    return "{\(shown.joined(separator: ","))}"
  }

  private mutating func insets(upTo limit: Int, isNegativeAllowed: Bool = true) -> String {
    let values = (0..<4).map { _ in
      isNegativeAllowed ? spacing(upTo: limit) : length(upTo: limit)
    }
    var (top, left, bottom, right) = (values[0], values[1], values[2], values[3])
    if isTransposed {
      swap(&top, &left)
      swap(&bottom, &right)
    }
    if isMirrored { swap(&left, &right) }
    return #"{"top":\#(top),"left":\#(left),"bottom":\#(bottom),"right":\#(right)}"#
  }

  private func pair(_ names: (String, String), _ first: String, _ second: String) -> String {
    isTransposed
      ? #""\#(names.0)":\#(second),"\#(names.1)":\#(first)"#
      : #""\#(names.0)":\#(first),"\#(names.1)":\#(second)"#
  }
}

// MARK: Viewport and content

extension RandomDocuments {
  private mutating func viewport() -> String {
    let size = pair(
      ("width", "height"), pick(["375", "320", "812", "100.5", "1024"]),
      pick(["480", "667.25", "811", "90"]))
    let inset = insets(upTo: 10, isNegativeAllowed: false)
    let offset = pair(("x", "y"), spacing(upTo: 600), spacing(upTo: 600))
    let scale = pick(["1", "2", "3", "2.5"])
    var text = #"{\#(size),"contentInset":\#(inset),"contentOffset":{\#(offset)},"scale":\#(scale)"#
    if let isRightToLeft { text += #","rightToLeft":\#(isRightToLeft)"# }
    return text + "}"
  }

  private mutating func content(kind: String) -> String {
    var sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      let count = chance(20) ? 0 : Int.random(in: 0...14, using: &random)
      let isCount = kind != "waterfall" && chance(kind == "aligned" ? 20 : 80)
      let items = (0..<count).map { _ in item(kind: kind) }
      return isCount ? "{\"items\":\(count)}" : "{\"items\":[\(items.joined(separator: ","))]}"
    }
    if let emptySection {
      sections.insert(#"{"items":0}"#, at: min(emptySection, sections.count))
    }
    return "{\"sections\":[\(sections.joined(separator: ","))]}"
  }

  private mutating func item(kind: String) -> String {
    let width = length(upTo: 150)
    let height = length(upTo: 150)
    var text = "{" + pair(("width", "height"), width, height)
    guard kind == "aligned" else { return text + "}" }
    if chance(30) { text += #","insets":\#(insets(upTo: 12))"# }
    for field in ["beginsLine", "endsLine", "startsIndentation"] where chance(15) {
      text += ",\"\(field)\":true"
    }
    return text + "}"
  }
}

// MARK: Layout and pattern

extension RandomDocuments {
  private mutating func layout(kind: String) -> String {
    var fields = [("kind", "\"\(kind)\"")]
    if isTransposed { fields.append(("direction", #""horizontal""#)) }
    if kind == "uniform" { fields.append(("itemHeight", length(upTo: 80))) }
    if kind == "mosaic" { fields.append(("pattern", #""p""#)) }
    // Headers of this kind pin unless the document says otherwise.
    if kind == "aligned" { fields.append(("pinsHeaders", "\(numbers != .tame && chance(50))")) }
    let required = fields.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",")
    let own = topLevelFields(kind: kind)
    let optional = object(own).dropFirst().dropLast()
    var text = "{" + required + (optional.isEmpty ? "" : "," + optional)
    let overrides = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      object(overridableFields(kind: kind))
    }
    if hasOverrides, kind != "fill" {
      text += ",\"sections\":[\(overrides.joined(separator: ","))]"
    }
    return text + "}"
  }

  private mutating func topLevelFields(kind: String) -> [(String, String)] {
    var fields = overridableFields(kind: kind).filter { $0.0 != "itemHeight" && $0.0 != "pattern" }
    let pins = numbers == .tame ? "false" : pick(["true", "false"])
    switch kind {
    case "uniform":
      let spacings = pair(("x", "y"), spacing(upTo: 10), spacing(upTo: 10))
      fields.append(("interItemSpacing", "{\(spacings)}"))
      fields.append(("sectionSpacing", spacing(upTo: 30)))
      fields.append(("pinsHeaders", pins))
    case "fill":
      fields.append(("itemsPerSide", pick(["1", "2", "3", "7"])))
      fields.append(("itemLength", length(upTo: 60)))
      fields.append(("itemSpacing", spacing(upTo: 6)))
      fields.append(("stretchesLastItems", pick(["true", "false"])))
    case "waterfall":
      if hasLaterFields {
        let order = pick(["shortestFirst", "leftToRight", "rightToLeft"])
        fields.append(("itemRenderDirection", "\"\(order)\""))
        fields.append(("minimumContentHeight", length(upTo: 900)))
        fields.append(("pinsHeaders", pins))
      }
    case "aligned":
      let size = pair(("width", "height"), length(upTo: 90), length(upTo: 90))
      fields.append(("defaultCellSize", "{\(size)}"))
      fields.append(("contentInsets", insets(upTo: 9)))
      fields.append(("sectionSpacing", spacing(upTo: 20)))
    default:
      fields.append(("sectionSpacing", spacing(upTo: 20)))
      if hasLaterFields { fields.append(("pinsHeaders", pins)) }
    }
    if hasLaterFields, numbers != .tame {
      let words = kind == "waterfall" ? ["none", "edges", "floor"] : ["none", "edges"]
      fields.append(("rounding", "\"\(pick(words))\""))
    }
    return fields
  }

  private mutating func overridableFields(kind: String) -> [(String, String)] {
    switch kind {
    case "uniform":
      let columns = pair(("portrait", "landscape"), pick(["1", "2", "3"]), pick(["2", "4"]))
      return [
        ("itemHeight", length(upTo: 80)), ("columnCount", "{\(columns)}"),
        ("headerHeight", length(upTo: 40)), ("footerHeight", length(upTo: 40)),
      ]
    case "waterfall":
      var fields = [
        ("minimumInteritemSpacing", spacing(upTo: 12)), ("sectionInset", insets(upTo: 8)),
        ("headerHeight", length(upTo: 40)), ("headerInset", insets(upTo: 8)),
        ("footerHeight", length(upTo: 40)), ("footerInset", insets(upTo: 8)),
      ]
      if hasLaterFields {
        fields.append(("columnCount", pick(["1", "2", "3", "5"])))
        fields.append(("minimumColumnSpacing", spacing(upTo: 12)))
      }
      return fields
    case "aligned":
      return [
        ("headerHeight", length(upTo: 40)),
        ("horizontalAlignment", pick([#""left""#, #""right""#, #""center""#])),
        ("verticalAlignment", pick([#""top""#, #""bottom""#, #""center""#])),
        ("itemSpacing", spacing(upTo: 9)), ("lineSpacing", spacing(upTo: 9)),
        ("insets", insets(upTo: 9)),
      ]
    case "mosaic":
      return [
        ("pattern", pick([#""p""#, #""q""#])), ("header", supplement()), ("footer", supplement()),
        ("background", pick(["true", "false"])),
      ]
    default: return []
    }
  }

  private mutating func supplement() -> String {
    let frame = frame(x: pick(["0", "10"]), width: pick([#""side""#, #""1/2""#]))
    return #"{"frame":\#(frame),"hiddenWhenEmpty":\#(pick(["true", "false"]))}"#
  }

  private mutating func frame(x: String, width: String) -> String {
    let place = pair(("x", "y"), x, spacing(upTo: 20))
    return "{\(place),\(pair(("width", "height"), width, length(upTo: 90)))}"
  }

  private mutating func pattern() -> String {
    let halves = [frame(x: "0", width: #""1/2""#), frame(x: #""1/2""#, width: #""50%""#)]
    let order = pick([#""a""#, #""a","b""#, #""b","a","c""#])
    let repeats = pick(["true", "false"])
    let separators = #""before":\#(spacing(upTo: 9)),"between":\#(spacing(upTo: 9))"#
    return """
      {"blocks":{"a":{"frames":[\(halves.joined(separator: ","))]},
      "b":{"areas":["AAB","CCB"],"rowHeight":"1/4 + 3"},
      "c":{"frames":[\(frame(x: "3", width: #""side - 6""#))],"repeats":\(repeats)}},
      "order":[\(order)],"separators":{\(separators)}}
      """
  }
}

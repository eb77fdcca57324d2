/// One thing that engine 2 does differently from engine 1, with documents that show it.
public struct EngineChange: Hashable, Sendable {
  /// The kind of layout that it is about.
  public let kind: String
  /// What engine 2 does, and then what engine 1 does.
  public let sentence: String
  /// A layout document of the kind.
  public let layout: String
  /// The pattern documents that the layout names.
  public let patterns: [String: String]
  /// A content document.
  public let content: String
  /// A viewport document.
  public let viewport: String

  /// Every difference between the two engines, by kind of layout.
  public static var all: [EngineChange] { Layout.kinds.flatMap { $0.changes } }
}

/// The documents that the examples of one kind have in common.
struct EngineChangeExamples {
  /// The kind of layout.
  var kind: String
  /// The fields that a layout of the kind cannot do without, as JSON; empty for none.
  var requiredFields = ""
  /// The pattern documents.
  var patterns: [String: String] = [:]
  /// The items of each section, as JSON, when an example needs nothing special.
  var items: [String]
  /// The fields of the viewport, as JSON, when an example needs nothing special.
  var viewport = #""width":320,"height":480"#

  /// Makes a change with these fields of the layout, as JSON, and what is special besides.
  func change(
    _ sentence: String, _ fields: String = "", items: [String]? = nil, viewport: String? = nil,
    patterns: [String: String]? = nil
  ) -> EngineChange {
    let all = [#""kind":"\#(kind)""#, requiredFields, fields].filter { !$0.isEmpty }
    let sections = (items ?? self.items).map { #"{"items":\#($0)}"# }
    return EngineChange(
      kind: kind, sentence: sentence, layout: "{\(all.joined(separator: ","))}",
      patterns: patterns ?? self.patterns,
      content: #"{"sections":[\#(sections.joined(separator: ","))]}"#,
      viewport: "{\(viewport ?? self.viewport)}")
  }

  /// Makes the change that a field exists, with an example of its value as JSON.
  func field(_ name: String, _ value: String) -> EngineChange {
    change("'\(name)' exists; engine 1 refuses it", #""\#(name)":\#(value)"#)
  }

  /// Makes the change that a section can override a field, with an example of its value as JSON.
  func override(_ name: String, _ value: String) -> EngineChange {
    change(
      "a section can override '\(name)'; engine 1 refuses it",
      #""sections":[{"\#(name)":\#(value)}]"#)
  }

  /// The change that the viewport says which side is the leading one.
  var rightToLeft: EngineChange {
    change(
      "'rightToLeft' of the viewport exists; engine 1 refuses it",
      viewport: viewport + #","rightToLeft":true"#)
  }
}

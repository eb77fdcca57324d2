import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture as a reader of XML sees it.
final class MarkupTree {
  /// One element with all that stands in it.
  final class Node {
    /// The name of its tag.
    let name: String
    /// Its attributes.
    let attributes: [String: String]
    /// The element around it.
    private(set) weak var parent: Node?
    /// The elements in it, in order.
    fileprivate(set) var children: [Node] = []
    /// The text that stands in it directly.
    fileprivate(set) var text = ""

    fileprivate init(_ name: String, _ attributes: [String: String], in parent: Node?) {
      self.name = name
      self.attributes = attributes
      self.parent = parent
    }

    /// The element and all below it.
    var all: [Node] { [self] + children.flatMap(\.all) }

    /// The text in it and in all below it.
    var wholeText: String { text + children.map(\.wholeText).joined() }

    /// The words of its class.
    var classes: [String] { attributes["class"]?.split(separator: " ").map(String.init) ?? [] }

    /// Returns the value of an attribute as a number.
    func number(_ name: String) -> Double? { attributes[name].flatMap(Double.init) }
  }

  /// The outermost element.
  let root: Node

  /// Reads bytes that have to be well-formed XML.
  init(_ bytes: [UInt8]) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      throw Malformed(line: parser.lineNumber, reason: "\(String(describing: parser.parserError))")
    }
    self.root = root
  }

  /// The group with the elements, as they stand before they are copied into strips.
  var content: Node? { root.all.first { $0.attributes["id"]?.hasSuffix("-content") == true } }

  /// Returns the shapes in the groups of a class within the content.
  func shapes(_ mark: String) -> [Node] {
    (content?.children ?? []).filter { $0.classes.contains(mark) }.flatMap(\.children)
      .filter { $0.name == "rect" || $0.name == "path" }
  }

  /// The texts within the content.
  var labels: [Node] { content?.all.filter { $0.name == "text" } ?? [] }
}

/// Text that is no XML.
struct Malformed: Error {
  let line: Int
  let reason: String
}

private final class Reader: NSObject, XMLParserDelegate {
  var root: MarkupTree.Node?
  private var open: [MarkupTree.Node] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let node = MarkupTree.Node(name, attributes, in: open.last)
    open.last?.children.append(node)
    if root == nil { root = node }
    open.append(node)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    open.last?.text += text
  }
}

/// A page of text that `tool help NAME` shows, for what belongs to no single command.
package struct HelpTopic: Sendable, Equatable {
  /// The word behind `help`.
  package let name: String

  /// One sentence for the list of topics.
  package let abstract: String

  /// The page; lines that begin with a space stay as they are, others are wrapped.
  package let text: String

  /// Makes a topic of its three texts.
  package init(name: String, abstract: String, text: String) {
    self.name = name
    self.abstract = abstract
    self.text = text
  }
}

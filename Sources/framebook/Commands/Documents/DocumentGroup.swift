import Arguments

/// The commands of one kind of document.
struct DocumentGroup<Family: DocumentFamily>: CommandGroup {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Family.word, abstract: Family.abstract,
      subcommands: [
        DocumentAdd<Family>.self, DocumentUpdate<Family>.self, DocumentShow<Family>.self,
        DocumentList<Family>.self, DocumentHistory<Family>.self, DocumentDiff<Family>.self,
        DocumentRename<Family>.self, DocumentRestore<Family>.self, DocumentRemove<Family>.self,
      ])
  }
}

/// The four kinds of document that a catalogue keeps, as the command line and the table spell them.
package enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  case layout
  case pattern
  case content
  case viewport
}

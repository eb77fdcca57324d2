package import Catalogue
import StrictJSON
import Wording

extension Service {
  /// Throws what `add` would throw in a catalogue that is yet to be made.
  ///
  /// No pattern is there then that a layout could name.
  package static func checkFirst(
    _ kind: DocumentKind, _ name: String, body bytes: [UInt8], message: String? = nil
  ) throws(ServiceError) {
    try Message.check(message)
    let name = try Name.checked(name)
    let body = try DocumentBody(kind, name: name, bytes[...])
    if let pattern = body.patternNames.first {
      throw .patternMissing(layout: name, pattern: pattern, known: [])
    }
  }

  /// Adds a document under a new name; it has no scenes yet, so nothing is computed.
  ///
  /// Throws `ServiceError` for a name that is taken or not allowed, for a body that is not valid
  /// and for a message that is too long; nothing is stored then.
  package func add(
    _ kind: DocumentKind, _ name: String, body bytes: [UInt8], message: String? = nil
  ) throws -> SaveReport {
    try Message.check(message)
    let name = try Name.checked(name)
    let body = try DocumentBody(kind, name: name, bytes[...])
    try catalogue.write {
      guard try catalogue.documents.find(kind, name) == nil else {
        throw ServiceError.exists(what: kind.rawValue, name: name)
      }
      let patternIDs = try self.patternIDs(of: body, layout: name)
      let revisionID = try catalogue.documents.insert(
        kind, name, body: body.canonical, message: message, now: now)
      try catalogue.documents.setPatterns(patternIDs, ofLayoutRevision: revisionID)
    }
    return SaveReport(
      kind: kind, name: name, revision: 1, isUnchanged: false, leftStale: 0, run: nil)
  }

  /// Saves a new revision of a document and recomputes every scene that depends on it.
  ///
  /// A body equal to the head's writes nothing. With `recomputes` false the scenes stay stale.
  /// The revision stays saved when a scene fails to compute.
  package func update(
    _ kind: DocumentKind, _ name: String, body bytes: [UInt8], message: String? = nil,
    recomputes: Bool = true, progress: (Int, Int) async -> Void = { _, _ in }
  ) async throws -> SaveReport {
    let name = try document(kind, name).name
    let body = try DocumentBody(kind, name: name, bytes[...])
    return try await save(
      kind, name, body, message: message, cause: "update", recomputes: recomputes,
      progress: progress)
  }

  /// Copies an old revision, as in `NAME@2`, into a new one and recomputes as `update` does.
  package func restore(
    _ kind: DocumentKind, _ reference: String, message: String? = nil, recomputes: Bool = true,
    progress: (Int, Int) async -> Void = { _, _ in }
  ) async throws -> SaveReport {
    guard Name.reference(reference).number != nil else {
      throw ServiceError.invalid(
        "\(reference.quoted) names no revision, write NAME@REVISION as in "
          + "\(reference)@1".quoted)
    }
    let (document, revision) = try self.revision(kind, reference)
    let body = try DocumentBody(
      kind, name: document.name, catalogue.documents.body(revisionID: revision.id)[...])
    return try await save(
      kind, document.name, body, message: message ?? "restore revision \(revision.number)",
      cause: "restore", recomputes: recomputes, progress: progress)
  }

  /// Returns the body of the revision that `NAME` or `NAME@2` refers to: canonical JSON.
  package func body(
    _ kind: DocumentKind, _ reference: String
  ) throws -> (name: String, revision: Int, body: [UInt8]) {
    try catalogue.read {
      let (document, revision) = try self.revision(kind, reference)
      return (
        document.name, revision.number, try catalogue.documents.body(revisionID: revision.id)
      )
    }
  }

  /// Lists the documents of a kind by name.
  package func documents(_ kind: DocumentKind) throws -> [DocumentRecord] {
    try catalogue.documents.list(kind)
  }

  /// Lists a document's revisions, oldest first.
  package func history(_ kind: DocumentKind, _ name: String) throws -> [RevisionRecord] {
    try catalogue.read { try catalogue.documents.revisions(of: document(kind, name)) }
  }

  /// Gives a document another name; its scenes follow.
  ///
  /// A pattern that a layout's head names cannot be renamed.
  package func rename(_ kind: DocumentKind, _ name: String, to newName: String) throws {
    let newName = try Name.checked(newName)
    try catalogue.write {
      let document = try document(kind, name)
      guard newName != document.name else { return }
      guard try catalogue.documents.find(kind, newName) == nil else {
        throw ServiceError.taken(what: kind.rawValue, name: newName)
      }
      try checkNotNamed(document)
      try catalogue.documents.rename(document, to: newName)
    }
  }

  /// Removes a document with its history and returns the names of the scenes removed with it.
  ///
  /// Refused while scenes use it, unless `force`; then they go in the same transaction. A pattern
  /// that a layout's head names cannot be removed.
  package func remove(_ kind: DocumentKind, _ name: String, force: Bool = false) throws
    -> [String]
  {
    try catalogue.write {
      let document = try document(kind, name)
      try checkNotNamed(document)
      let scenes = try catalogue.scenes.using(document)
      guard force || scenes.isEmpty else {
        throw ServiceError.inUse(kind: kind, name: document.name, scenes: scenes.map(\.name))
      }
      for scene in scenes {
        try catalogue.scenes.remove(id: scene.id)
      }
      try catalogue.documents.remove(document)
      return scenes.map(\.name)
    }
  }

  /// Finds a document by name or says that there is none, with a suggestion.
  func document(_ kind: DocumentKind, _ name: String) throws -> DocumentRecord {
    let name = Name.normalized(name)
    guard let document = try catalogue.documents.find(kind, name) else {
      throw ServiceError.notFound(
        what: kind.rawValue, name: name, known: try catalogue.documents.list(kind).map(\.name))
    }
    return document
  }

  /// Finds the revision that `NAME`, the head, or `NAME@2` refers to.
  func revision(
    _ kind: DocumentKind, _ reference: String
  ) throws -> (DocumentRecord, RevisionRecord) {
    let (name, number) = Name.reference(reference)
    let document = try document(kind, name)
    let wanted = number ?? document.headNumber
    guard let revision = try catalogue.documents.revision(wanted, of: document) else {
      throw ServiceError.noRevision(
        kind: kind, name: document.name, number: wanted, newest: document.headNumber)
    }
    return (document, revision)
  }

  private func save(
    _ kind: DocumentKind, _ name: String, _ body: DocumentBody, message: String?,
    cause: String, recomputes: Bool, progress: (Int, Int) async -> Void
  ) async throws -> SaveReport {
    try Message.check(message)
    let (revision, isUnchanged, scenes) = try catalogue.write {
      let document = try document(kind, name)
      let isHead = try catalogue.documents.withBody(revisionID: document.headID) { head in
        head.elementsEqual(body.canonical)
      }
      guard !isHead else {
        return (document.headNumber, true, [(id: Int64, name: String)]())
      }
      let patternIDs = try self.patternIDs(of: body, layout: name)
      let revisionID = try catalogue.documents.append(
        to: document, body: body.canonical, message: message, now: now)
      try catalogue.documents.setPatterns(patternIDs, ofLayoutRevision: revisionID)
      let scenes = try catalogue.scenes.using(document)
      if recomputes && !scenes.isEmpty { try checkPinnedEngine() }
      return (document.headNumber + 1, false, scenes)
    }
    let run =
      isUnchanged || !recomputes || scenes.isEmpty
      ? nil
      : try await recompute(
        scenes, cause: cause, subject: "\(kind.rawValue) \(name)@\(revision)",
        progress: progress)
    return SaveReport(
      kind: kind, name: name, revision: revision, isUnchanged: isUnchanged,
      leftStale: recomputes ? 0 : scenes.count, run: run)
  }

  /// Finds the documents of the patterns that a layout names; each must exist.
  private func patternIDs(of body: DocumentBody, layout: String) throws -> [Int64] {
    var identifiers: [Int64] = []
    for name in body.patternNames {
      let name = Name.normalized(name)
      guard let pattern = try catalogue.documents.find(.pattern, name) else {
        throw ServiceError.patternMissing(
          layout: layout, pattern: name,
          known: try catalogue.documents.list(.pattern).map(\.name))
      }
      // Two spellings of one name are one pattern.
      if !identifiers.contains(pattern.id) { identifiers.append(pattern.id) }
    }
    return identifiers
  }

  private func checkNotNamed(_ document: DocumentRecord) throws {
    guard document.kind == .pattern else { return }
    let layouts = try catalogue.documents.layoutsNaming(pattern: document)
    guard layouts.isEmpty else {
      throw ServiceError.patternNamed(pattern: document.name, layouts: layouts)
    }
  }
}

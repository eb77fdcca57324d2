import SQLite

/// Documents of all four kinds and their revisions.
package struct DocumentRepository {
  private let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Finds the document of this name; nil when there is none.
  package func find(_ kind: DocumentKind, _ name: String) throws -> DocumentRecord? {
    try catalogue.connection.first(
      DocumentRepository.selection + " WHERE document.kind = ? AND document.name = ?",
      [.text(kind.rawValue), .text(name)], DocumentRepository.document)
  }

  /// Finds a document by its key; nil when there is none.
  package func find(id: Int64) throws -> DocumentRecord? {
    try catalogue.connection.first(
      DocumentRepository.selection + " WHERE document.id = ?", [.integer(id)],
      DocumentRepository.document)
  }

  /// Lists the documents of a kind by name.
  package func list(_ kind: DocumentKind) throws -> [DocumentRecord] {
    try catalogue.connection.all(
      DocumentRepository.selection + " WHERE document.kind = ? ORDER BY document.name",
      [.text(kind.rawValue)], DocumentRepository.document)
  }

  /// Lists a document's revisions, oldest first.
  package func revisions(of document: DocumentRecord) throws -> [RevisionRecord] {
    try catalogue.connection.all(
      DocumentRepository.revisionSelection + " WHERE document_id = ? ORDER BY number",
      [.integer(document.id)], DocumentRepository.revision)
  }

  /// Finds one of a document's revisions by its number; nil when there is none.
  package func revision(_ number: Int, of document: DocumentRecord) throws -> RevisionRecord? {
    try catalogue.connection.first(
      DocumentRepository.revisionSelection + " WHERE document_id = ? AND number = ?",
      [.integer(document.id), Value(number)], DocumentRepository.revision)
  }

  /// Reads the body of a revision by its key: canonical JSON.
  package func body(revisionID: Int64) throws -> [UInt8] {
    try withBody(revisionID: revisionID) { [UInt8]($0) }
  }

  /// Lends the body of a revision by its key, canonical JSON, without copying it.
  package func withBody<T>(
    revisionID: Int64, _ take: (UnsafeBufferPointer<UInt8>) throws -> T
  ) throws -> T {
    let taken = try catalogue.connection.first(
      """
      SELECT CAST(body AS BLOB), document_id, number, message, created_at, checksum
      FROM revision WHERE id = ?
      """, [.integer(revisionID)]
    ) { row in
      try row.withBlob(0) { bytes in
        let checksum = Checksum.ofRevision(
          documentID: try row.integer(1), number: try row.integer(2), body: bytes,
          message: try row.optionalText(3), createdAt: try row.text(4))
        guard try checksum == row.integer(5) else {
          throw CatalogueError.damaged(
            path: catalogue.path, detail: "a revision is not as it was written")
        }
        return try bytes.withMemoryRebound(to: UInt8.self, take)
      }
    }
    guard let taken else {
      throw CatalogueError.damaged(path: catalogue.path, detail: "a revision is missing")
    }
    return taken
  }

  /// Adds a document with its first revision and returns the revision's key.
  ///
  /// The caller has made sure that the name is free, and that the body is canonical JSON.
  package func insert(
    _ kind: DocumentKind, _ name: String, body: some Collection<UInt8>, message: String?,
    now: String
  ) throws -> Int64 {
    // The keys refer to each other; the reference to the head is checked at the end.
    try catalogue.connection.run(
      "INSERT INTO document (kind, name, head_revision_id, created_at) VALUES (?, ?, 0, ?)",
      [.text(kind.rawValue), .text(name), .text(now)])
    let documentID = catalogue.connection.lastInsertRowID
    return try appendRevision(
      documentID: documentID, number: 1, body: body, message: message, now: now)
  }

  /// Adds a revision that becomes the document's head and returns its key.
  package func append(
    to document: DocumentRecord, body: some Collection<UInt8>, message: String?, now: String
  ) throws -> Int64 {
    try appendRevision(
      documentID: document.id, number: document.headNumber + 1, body: body, message: message,
      now: now)
  }

  /// Notes which pattern documents a layout's revision names.
  package func setPatterns(_ patternIDs: [Int64], ofLayoutRevision revisionID: Int64) throws {
    for patternID in patternIDs {
      try catalogue.connection.run(
        "INSERT INTO pattern_use (layout_revision_id, pattern_document_id) VALUES (?, ?)",
        [.integer(revisionID), .integer(patternID)])
    }
  }

  /// Lists the names of the layouts whose head names this pattern.
  package func layoutsNaming(pattern document: DocumentRecord) throws -> [String] {
    try catalogue.connection.all(
      """
      SELECT layout.name FROM pattern_use
      JOIN document AS layout ON layout.head_revision_id = pattern_use.layout_revision_id
      WHERE pattern_use.pattern_document_id = ? ORDER BY layout.name
      """, [.integer(document.id)]
    ) { row in try row.text(0) }
  }

  /// Gives a document another name; the caller has made sure that it is free.
  package func rename(_ document: DocumentRecord, to name: String) throws {
    try catalogue.connection.run(
      "UPDATE document SET name = ? WHERE id = ?", [.text(name), .integer(document.id)])
  }

  /// Removes a document with all its revisions; no scene may use it.
  package func remove(_ document: DocumentRecord) throws {
    try catalogue.connection.run("DELETE FROM document WHERE id = ?", [.integer(document.id)])
  }

  private func appendRevision(
    documentID: Int64, number: Int, body: some Collection<UInt8>, message: String?, now: String
  ) throws -> Int64 {
    func insert(_ bytes: UnsafeBufferPointer<UInt8>) throws {
      let bytes = UnsafeRawBufferPointer(bytes)
      let checksum = Checksum.ofRevision(
        documentID: documentID, number: Int64(number), body: bytes, message: message,
        createdAt: now)
      // A body can be large: SQLite reads it where it is.
      try catalogue.connection.run(
        """
        INSERT INTO revision (document_id, number, message, created_at, checksum, body)
        VALUES (?, ?, ?, ?, ?, CAST(? AS TEXT))
        """,
        [
          .integer(documentID), Value(number), Value(message), .text(now), .integer(checksum),
        ], lastBlob: bytes)
    }
    if try body.withContiguousStorageIfAvailable(insert) == nil {
      try Array(body).withUnsafeBufferPointer(insert)
    }
    let revisionID = catalogue.connection.lastInsertRowID
    try catalogue.connection.run(
      "UPDATE document SET head_revision_id = ? WHERE id = ?",
      [.integer(revisionID), .integer(documentID)])
    return revisionID
  }

  private static let selection = """
    SELECT document.id, document.kind, document.name, document.head_revision_id, head.number,
      document.created_at, head.created_at,
      CASE document.kind
        WHEN 'layout' THEN (SELECT count(*) FROM scene WHERE layout_id = document.id)
        WHEN 'content' THEN (SELECT count(*) FROM scene WHERE content_id = document.id)
        WHEN 'viewport' THEN (SELECT count(*) FROM scene WHERE viewport_id = document.id)
        ELSE (SELECT count(*) FROM pattern_use
          JOIN document AS layout ON layout.head_revision_id = pattern_use.layout_revision_id
          JOIN scene ON scene.layout_id = layout.id
          WHERE pattern_use.pattern_document_id = document.id)
      END
    FROM document JOIN revision AS head ON head.id = document.head_revision_id
    """

  private static let revisionSelection = """
    SELECT id, number, message, created_at, length(CAST(body AS BLOB)) FROM revision
    """

  private static func document(_ row: borrowing Row) throws -> DocumentRecord {
    let kind = try row.text(1)
    guard let kind = DocumentKind(rawValue: kind) else {
      throw CatalogueError.damaged(path: "", detail: "a document has an unknown kind")
    }
    return DocumentRecord(
      id: try row.integer(0), kind: kind, name: try row.text(2), headID: try row.integer(3),
      headNumber: try row.integer(4, as: Int.self), createdAt: try row.text(5),
      updatedAt: try row.text(6), sceneCount: try row.integer(7, as: Int.self))
  }

  private static func revision(_ row: borrowing Row) throws -> RevisionRecord {
    RevisionRecord(
      id: try row.integer(0), number: try row.integer(1, as: Int.self),
      message: try row.optionalText(2), createdAt: try row.text(3),
      byteCount: try row.integer(4, as: Int.self))
  }
}

extension Catalogue {
  /// The documents and their revisions.
  package var documents: DocumentRepository { DocumentRepository(self) }
}

package import SQLite

/// A value that goes into a query or comes out of it.
package typealias QueryValue = Value

extension Catalogue {
  /// Runs one statement of a user's own that only reads, with the virtual table `frame`.
  ///
  /// - Parameters:
  ///   - parameters: Values by the names of the parameters, without the sign before them.
  ///   - begin: Takes the names of the columns, before the first row.
  ///   - take: Takes the values of one row after the other.
  package func query(
    _ sql: String, parameters: [String: QueryValue], begin: ([String]) throws -> Void,
    take: ([QueryValue]) throws -> Void
  ) throws {
    try read {
      try connection.register(FrameTable(self), as: "frame")
      try connection.onlyReading {
        try Catalogue.wordingErrors {
          var statement = try connection.prepare(sql)
          guard statement.isReadOnly else {
            throw QueryError.refused(message: "the statement writes")
          }
          let values = try Catalogue.values(of: parameters, for: statement.parameterNames)
          try begin(statement.columnNames)
          try statement.query(values) { row in
            try take((0..<row.columnCount).map { column in try row.value(column) })
          }
        }
      }
    }
  }

  /// Lines values up with the parameters of a statement.
  private static func values(
    of parameters: [String: QueryValue], for names: [String?]
  ) throws -> [QueryValue] {
    let known = names.compactMap { $0.map { String($0.dropFirst()) } }
    let values = try names.enumerated().map { index, name in
      // A parameter with a number is named by it, with its question mark.
      guard let name, !name.hasPrefix("?") else {
        throw QueryError.unnamed(parameter: name ?? "?")
      }
      guard let value = parameters[String(name.dropFirst())] else {
        throw QueryError.missing(parameter: name)
      }
      return value
    }
    for name in parameters.keys.sorted() where !known.contains(name) {
      throw QueryError.unknown(parameter: name, known: known)
    }
    return values
  }

  /// Lets errors of the file through as they are; the others are those of the SQL.
  private static func wordingErrors(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as SQLiteError {
      switch error.primary {
      case .notAuthorized, .readOnly: throw QueryError.refused(message: error.message)
      case .error where error.message.hasPrefix("not authorized"):
        // The code of a refused function is that of any error.
        throw QueryError.refused(message: error.message)
      case .error, .misuse, .range, .mismatch, .tooBig:
        throw QueryError.invalid(message: error.message)
      default: throw error
      }
    }
  }
}

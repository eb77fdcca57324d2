package import Catalogue

extension Service {
  /// Runs one statement of the user's own that only reads.
  ///
  /// - Parameters:
  ///   - parameters: Values by the names of the parameters, without the sign before them.
  ///   - begin: Takes the names of the columns, before the first row.
  ///   - take: Takes the values of one row after the other.
  package func query(
    _ sql: String, parameters: [String: QueryValue], begin: ([String]) throws -> Void,
    take: ([QueryValue]) throws -> Void
  ) throws {
    try catalogue.query(sql, parameters: parameters, begin: begin, take: take)
  }
}

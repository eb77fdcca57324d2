import Synchronization

/// A connection that any number of tasks may share, one at a time.
package final class Database: Sendable {
  private let connection: Mutex<Connection>

  /// Takes the connection over.
  package init(_ connection: consuming sending Connection) {
    self.connection = Mutex(connection)
  }

  /// Lends the connection, waiting for others to give it back; never call it inside itself.
  package func access<T, Failure: Error>(
    _ body: (inout sending Connection) throws(Failure) -> sending T
  ) throws(Failure) -> sending T {
    try connection.withLock(body)
  }
}

/// Thrown where a test needs a value that is not there.
struct Absent: Error {}

/// Returns a value that must be there for a test to go on.
func present<T>(_ value: T?) throws -> T {
  guard let value else { throw Absent() }
  return value
}

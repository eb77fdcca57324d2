/// One step of the schema: SQL that never changes once released.
package struct Migration: Hashable, Sendable {
  /// The schema version after the step; the first is 1.
  package let version: Int32
  /// What the step is called in the table of migrations and in errors.
  package let name: String
  /// All statements of the step, without a transaction of their own.
  package let sql: String
  /// The FNV-1a hash of the SQL's bytes, 64 bits as 16 hexadecimal digits.
  package let checksum: String

  /// Makes a step and hashes its SQL.
  package init(version: Int32, name: String, sql: String) {
    self.version = version
    self.name = name
    self.sql = sql
    checksum = Self.checksum(of: sql)
  }

  private static func checksum(of text: String) -> String {
    // The constants of FNV-1a, 64 bits: RFC 9923.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

import Catalogue
import SQLite
import Testing

struct VersionTests {
  @Test func `the version is another one as soon as others have written, not when one has oneself`()
    throws
  {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let other = try place.open(.write)
    let before = try catalogue.read { try catalogue.versionOfOthers() }
    _ = try catalogue.addDocument(.layout, "mine")
    #expect(try catalogue.read { try catalogue.versionOfOthers() } == before)
    #expect(try catalogue.write { try catalogue.versionOfOthers() } == before)
    _ = try other.addDocument(.layout, "theirs")
    let after = try catalogue.write { try catalogue.versionOfOthers() }
    #expect(after != before)
    #expect(try catalogue.read { try catalogue.versionOfOthers() } == after)
  }

  @Test func `what others write during a read is not of its version`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let other = try place.open(.write)
    let (before, during) = try catalogue.read {
      let before = try catalogue.versionOfOthers()
      _ = try other.addDocument(.layout, "theirs")
      return (before, try catalogue.versionOfOthers())
    }
    #expect(during == before)
    #expect(try catalogue.read { try catalogue.versionOfOthers() } != before)
  }
}

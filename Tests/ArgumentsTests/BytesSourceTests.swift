import Arguments
import Testing

struct BytesSourceTests {
  @Test func `bytes come in pieces until there are none`() {
    let source = BytesSource("hello")
    #expect(source.read(atMost: 3) == Array("hel".utf8))
    #expect(source.read(atMost: 3) == Array("lo".utf8))
    #expect(source.read(atMost: 3).isEmpty)
  }
}

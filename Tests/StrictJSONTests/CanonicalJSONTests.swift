import StrictJSON
import Testing

struct CanonicalJSONTests {
  @Test(arguments: [
    (#" { "b" : 1.0 , "a" : [ true , null ] } "#, #"{"a":[true,null],"b":1}"#)
  ])
  func `keys are sorted and blanks are gone`(text: String, canonical: String) throws {
    let bytes = try CanonicalJSON.canonical(Array(text.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == canonical)
  }
}

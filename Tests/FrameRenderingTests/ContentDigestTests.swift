import Testing

@testable import FrameRendering

struct ContentDigestTests {
  // The examples of FIPS 180-4, and what `openssl dgst -sha256` says of two whole blocks.
  @Test(arguments: [
    ("", "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 128), "sha256-aDbPE7rEAOkQUHHNavRwhN+srU5eMCyUv+0k4BOvtz4="),
  ])
  func `a digest is that of the standard`(_ text: String, _ source: String) {
    #expect(ContentDigest(of: Array(text.utf8)).policySource == source)
  }
}

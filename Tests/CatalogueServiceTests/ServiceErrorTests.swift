import Catalogue
import CatalogueService
import Testing

struct ServiceErrorTests {
  private static let sentences: [(ServiceError, String)] = [
    (
      .notFound(what: "scene", name: "u", known: ["u/375x812", "u/812x375", "v"]),
      "there is no scene 'u', but the scenes 'u/375x812', 'u/812x375'"
    ),
    (
      .notFound(what: "scene", name: "grd", known: ["grid"]),
      "there is no scene 'grd', did you mean 'grid'?"
    ),
    (.notFound(what: "scene", name: "x", known: ["grid"]), "there is no scene 'x'"),
    (
      .notFound(what: "viewport", name: "phone", known: []),
      "there is no viewport 'phone', a size is written as 375x812"
    ),
    (
      .notComputed(scene: "a", state: .failed),
      "the scene 'a' cannot be computed, 'framebook status' says why"
    ),
    (.notComputed(scene: "a", state: .missing), "the scene 'a' is missing, compute it first"),
  ]

  @Test(arguments: sentences)
  func `an error says what is wrong and what would be right`(
    error: ServiceError, sentence: String
  ) {
    #expect(error.description == sentence)
  }
}

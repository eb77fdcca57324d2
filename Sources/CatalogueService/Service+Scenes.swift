package import Catalogue
import Wording

extension Service {
  /// Adds scenes and returns their names; nothing is computed.
  ///
  /// One viewport makes the scene `name`, several make `name/VIEWPORT` for each. A viewport that
  /// is no stored name but a size, as in `375x812@3`, is added when it is missing.
  package func addScenes(
    _ name: String, layout: String, content: String, viewports: [String]
  ) throws -> [String] {
    guard !viewports.isEmpty else {
      throw ServiceError.invalid("a scene needs at least one viewport")
    }
    return try catalogue.write {
      let layout = try document(.layout, layout)
      let content = try document(.content, content)
      var added: [String] = []
      var used: Set<Int64> = []
      for viewport in viewports {
        let viewport = try viewportOrSize(viewport)
        guard used.insert(viewport.id).inserted else {
          throw ServiceError.invalid("the viewport \(viewport.name.quoted) is given twice")
        }
        let sceneName = try Name.checked(
          viewports.count == 1 ? name : "\(name)/\(viewport.name)")
        guard try catalogue.scenes.find(sceneName) == nil else {
          throw ServiceError.exists(what: "scene", name: sceneName)
        }
        try catalogue.scenes.insert(
          sceneName, layoutID: layout.id, contentID: content.id, viewportID: viewport.id,
          now: now)
        added.append(sceneName)
      }
      return added
    }
  }

  /// Makes a scene of other documents, those that are given; it is stale then.
  package func updateScene(
    _ name: String, layout: String? = nil, content: String? = nil, viewport: String? = nil
  ) throws -> SceneStatus {
    try catalogue.write {
      let scene = try scene(name)
      try catalogue.scenes.update(
        scene,
        layoutID: layout.map { try document(.layout, $0).id } ?? scene.layoutID,
        contentID: content.map { try document(.content, $0).id } ?? scene.contentID,
        viewportID: viewport.map { try viewportOrSize($0).id } ?? scene.viewportID)
      return try status(of: scene)
    }
  }

  /// Gives a scene another name; its history follows.
  package func renameScene(_ name: String, to newName: String) throws {
    let newName = try Name.checked(newName)
    try catalogue.write {
      let scene = try scene(name)
      guard newName != scene.name else { return }
      guard try catalogue.scenes.find(newName) == nil else {
        throw ServiceError.taken(what: "scene", name: newName)
      }
      try catalogue.scenes.rename(scene, to: newName)
    }
  }

  /// Removes a scene with its snapshots; the log keeps its name.
  package func removeScene(_ name: String) throws {
    try catalogue.write { try catalogue.scenes.remove(id: scene(name).id) }
  }

  /// Returns a scene with its state, and its snapshots, oldest first.
  package func sceneDetail(
    _ name: String
  ) throws -> (status: SceneStatus, snapshots: [SnapshotRecord]) {
    try catalogue.read {
      let scene = try scene(name)
      return (try status(of: scene), try catalogue.snapshots.list(ofScene: scene.id))
    }
  }

  /// Returns the states of the scenes that names and patterns of names select; none selects all.
  package func statuses(_ selection: [String] = []) throws -> [SceneStatus] {
    try catalogue.read {
      let statuses = try catalogue.scenes.statuses()
      guard !selection.isEmpty else { return statuses }
      let selected = Set(try scenes(matching: selection).map(\.id))
      return statuses.filter { selected.contains($0.id) }
    }
  }

  /// Finds a scene by name or says that there is none, with a suggestion.
  func scene(_ name: String) throws -> SceneRecord {
    let name = Name.normalized(name)
    guard let scene = try catalogue.scenes.find(name) else {
      throw ServiceError.notFound(
        what: "scene", name: name, known: try catalogue.scenes.names().map(\.name))
    }
    return scene
  }

  /// Reads a scene's state.
  func status(of scene: SceneRecord) throws -> SceneStatus {
    guard let status = try catalogue.scenes.status(id: scene.id) else {
      throw ServiceError.notFound(what: "scene", name: scene.name, known: [])
    }
    return status
  }

  /// Lists the scenes that names and patterns of names select, each once; none selects all.
  ///
  /// An exact name wins over a pattern. Throws when one of the selection selects nothing.
  func scenes(matching selection: [String]) throws -> [(id: Int64, name: String)] {
    let all = try catalogue.scenes.names()
    guard !selection.isEmpty else { return all }
    var selected: Set<Int64> = []
    for text in selection {
      let text = Name.normalized(text)
      if let exact = all.first(where: { $0.name == text }) {
        selected.insert(exact.id)
        continue
      }
      let glob = Glob(text)
      let matching = Glob.isPattern(text) ? all.filter { glob.matches($0.name) } : []
      guard !matching.isEmpty else {
        throw ServiceError.notFound(
          what: Glob.isPattern(text) ? "scene that matches" : "scene", name: text,
          known: all.map(\.name))
      }
      selected.formUnion(matching.map(\.id))
    }
    return all.filter { selected.contains($0.id) }
  }

  /// Finds a viewport by name, or by its size, and then adds it when it is missing.
  private func viewportOrSize(_ text: String) throws -> DocumentRecord {
    if let stored = try catalogue.documents.find(.viewport, Name.normalized(text)) {
      return stored
    }
    guard let size = ViewportSize(text) else { return try document(.viewport, text) }
    if let stored = try catalogue.documents.find(.viewport, size.name) { return stored }
    let body = try DocumentBody(.viewport, name: size.name, size.body[...])
    _ = try catalogue.documents.insert(
      .viewport, size.name, body: body.canonical, message: nil, now: now)
    return try document(.viewport, size.name)
  }
}

import Foundation
import Testing

/// A headless Chromium that a test drives: https://www.w3.org/TR/webdriver2/.
final class Browser {
  /// Whether both programs are there, or must be: then a missing one is a failure.
  static let isWanted =
    ProcessInfo.processInfo.environment["REQUIRE_BROWSER"] == "1"
    || (program("chromedriver") != nil && program("chromium") != nil)

  private let driver: Process
  private let connection: LoopbackConnection
  private let session: String

  /// Starts a browser of its own, with a window of 1,024 by 768 points.
  init() throws {
    let program = try #require(Browser.program("chromedriver"), "chromedriver is not installed")
    let browser = try #require(Browser.program("chromium"), "chromium is not installed")
    let output = Pipe()
    driver = Process()
    driver.executableURL = program
    driver.arguments = ["--port=0"]
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    connection = LoopbackConnection(
      port: try #require(Browser.port(in: output.fileHandleForReading)))
    var arguments = [
      "--headless=new", "--hide-scrollbars", "--disable-gpu", "--disable-dev-shm-usage",
    ]
    // Its sandbox does not work for root, whom nothing would be kept from anyway.
    if getuid() == 0 { arguments.append("--no-sandbox") }
    let capabilities: [String: Any] = [
      "browserName": "chrome",
      "goog:chromeOptions": ["binary": browser.path, "args": arguments],
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
      "timeouts": ["script": 30_000],
    ]
    let answer = try Browser.send(
      "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]], connection)
    let started = try #require((answer as? [String: Any])?["sessionId"] as? String)
    session = "/session/\(started)"
    try resize(to: 1024, by: 768)
  }

  deinit {
    // The driver inherits that most signals are blocked; this one cannot be.
    kill(driver.processIdentifier, SIGKILL)
    driver.waitUntilExit()
  }

  /// Ends the browser; without it the driver leaves its processes behind.
  func close() {
    // A browser that has ended already cannot be ended.
    _ = try? Browser.send("DELETE", session, [:], connection)
  }

  /// Opens a file and waits until it is loaded.
  func open(_ path: String, fragment: String = "") throws {
    let url = URL(filePath: path).absoluteString + fragment
    _ = try post(["url": url], to: "url")
  }

  /// Runs the body of a function and decodes what it returns.
  func run<T: Decodable>(_ body: String, as type: T.Type = T.self) throws -> T {
    let script = "return JSON.stringify([(() => { \(body) })()])"
    let text = try #require(
      try post(["script": script, "args": [String]()], to: "execute/sync") as? String)
    return try #require(try JSONDecoder().decode([T].self, from: Data(text.utf8)).first)
  }

  /// Runs statements.
  func perform(_ statements: String) throws {
    _ = try post(["script": statements, "args": [String]()], to: "execute/sync")
  }

  /// Waits until an expression is true, looking once for each picture that the browser draws.
  func wait(until expression: String) throws {
    let script = """
      const done = arguments[arguments.length - 1];
      const look = () => { if (\(expression)) done(true); else requestAnimationFrame(look); };
      look();
      """
    _ = try post(["script": script, "args": [String]()], to: "execute/async")
  }

  /// Types a text, or presses keys, where the focus is.
  func type(_ text: String) throws {
    let actions = text.unicodeScalars.flatMap { scalar in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(scalar)] }
    }
    let keyboard: [String: Any] = ["type": "key", "id": "keyboard", "actions": actions]
    _ = try post(["actions": [keyboard]], to: "actions")
  }

  /// Gives the window this extent, also one that is narrower than windows can be.
  func resize(to width: Int, by height: Int) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Makes the system prefer `light` or `dark`.
  func prefer(_ scheme: String) throws {
    try command(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// Returns the picture of the whole page as PNG.
  func screenshot() throws -> Data {
    let size: [Int] = try run(
      "const root = document.documentElement; return [root.clientWidth, root.scrollHeight]")
    let clip = ["x": 0, "y": 0, "width": size[0], "height": min(size[1], 6000), "scale": 1]
    let answer = try command(
      "Page.captureScreenshot", ["captureBeyondViewport": true, "clip": clip])
    let text = try #require((answer as? [String: Any])?["data"] as? String)
    return try #require(Data(base64Encoded: text))
  }

  /// Returns what the page has written to the console, errors of loading and policies included.
  func consoleMessages() throws -> [String] {
    try log("browser").compactMap { $0["message"] as? String }
  }

  /// Returns the addresses of all that has been asked for.
  func requests() throws -> [String] {
    try log("performance").compactMap { entry in
      guard let text = entry["message"] as? String,
        let event = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let message = event["message"] as? [String: Any],
        message["method"] as? String == "Network.requestWillBeSent",
        let parameters = message["params"] as? [String: Any],
        let request = parameters["request"] as? [String: Any]
      else { return nil }
      return request["url"] as? String
    }
  }

  private func log(_ type: String) throws -> [[String: Any]] {
    try #require(try post(["type": type], to: "se/log") as? [[String: Any]])
  }

  @discardableResult
  private func command(_ name: String, _ parameters: [String: Any]) throws -> Any? {
    try post(["cmd": name, "params": parameters], to: "goog/cdp/execute")
  }

  private func post(_ body: [String: Any], to path: String) throws -> Any? {
    try Browser.send("POST", "\(session)/\(path)", body, connection)
  }

  private static func send(
    _ method: String, _ path: String, _ body: [String: Any], _ connection: LoopbackConnection
  ) throws -> Any? {
    let (status, data) = try connection.send(
      method, path, try JSONSerialization.data(withJSONObject: body))
    try #require(status == 200, "\(path): \(String(decoding: data, as: UTF8.self))")
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return answer?["value"]
  }

  /// Reads the driver's lines up to the one that tells the port.
  private static func port(in output: FileHandle) -> Int? {
    var text = ""
    while true {
      let bytes = output.availableData
      guard !bytes.isEmpty else { return nil }
      text += String(decoding: bytes, as: UTF8.self)
      if let match = text.firstMatch(of: /on port (\d+)\./) { return Int(match.1) }
    }
  }

  private static func program(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

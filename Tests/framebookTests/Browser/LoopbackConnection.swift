import Foundation
import Testing

/// Asks a program on this machine by HTTP: https://www.rfc-editor.org/rfc/rfc9112.
///
/// Foundation's client refuses the headers of chromedriver, which have no blank behind their colons.
struct LoopbackConnection {
  /// The port that the program listens at.
  let port: Int

  /// Sends a request, waits for the answer and returns its status and body.
  func send(_ method: String, _ path: String, _ body: Data) throws -> (status: Int, body: Data) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    try #require(descriptor >= 0)
    let stream = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, length) }
    }
    try #require(result == 0, "nothing listens at port \(port)")
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    try stream.write(contentsOf: Data(head.utf8) + body)
    return try answer(from: stream)
  }

  private func answer(from stream: FileHandle) throws -> (status: Int, body: Data) {
    var received = Data()
    let end = Data("\r\n\r\n".utf8)
    while true {
      if let head = received.range(of: end) {
        let lines = String(decoding: received[..<head.lowerBound], as: UTF8.self)
          .split(separator: "\r\n")
        let length = lines.lazy.compactMap { line in
          line.lowercased().firstMatch(of: /^content-length: *(\d+)/).flatMap { Int($0.1) }
        }.first
        let body = received[head.upperBound...]
        if let length, body.count >= length {
          let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
          return (try #require(status), Data(body.prefix(length)))
        }
      }
      let bytes = stream.availableData
      try #require(!bytes.isEmpty, "the driver has closed the connection")
      received += bytes
    }
  }
}

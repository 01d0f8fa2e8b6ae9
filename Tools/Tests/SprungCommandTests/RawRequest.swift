// SPDX-License-Identifier: MIT

import FlyingSocks
import Foundation

/// An HTTP request written by hand, so that a path reaches the server exactly as spelt.
struct RawRequest {
  /// The answer's status code.
  let status: Int
  /// The answer's headers, names in lower case.
  let headers: [String: String]
  /// The answer's bytes after the headers.
  let body: Data

  /// Asks the server on `port` of the loopback address for `path`.
  init(_ method: String, _ path: String, port: UInt16) throws {
    let socket = try Socket(domain: AF_INET)
    defer { try? socket.close() }
    try socket.connect(to: .inet(ip4: "127.0.0.1", port: port))
    let request = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    _ = try socket.write(Data(request.utf8))
    var data = Data()
    while let bytes = try? socket.read(atMost: 65_536), !bytes.isEmpty { data.append(contentsOf: bytes) }
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    status = Int(lines[0].split(separator: " ")[1]) ?? 0
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
    body = Data(data[end.upperBound...])
  }
}

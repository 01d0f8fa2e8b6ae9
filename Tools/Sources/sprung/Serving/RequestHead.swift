// SPDX-License-Identifier: MIT

/// The validated request line and header fields of an HTTP/1.x request (RFC 9112, sections 3, 5, 6).
struct RequestHead: Equatable {
  /// `GET`, `HEAD` or another known method.
  let method: String
  /// The path without the query, still percent-encoded.
  let path: String
  /// Whether the client can send another request on the same connection.
  let keepsAlive: Bool
  /// The header fields in order, with lowercase names.
  private let fields: [Field]

  private struct Field: Equatable {
    let name: String
    let value: String
  }

  /// The known methods, which are case-sensitive. The server allows only GET and HEAD.
  private static let methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"]

  /// Parses the lines of a header, starting with the request line.
  init(lines: [String]) throws(Refusal) {
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3 else {
      throw Refusal(.badRequest, "A request line must consist of a method, a target and a version, with single spaces.")
    }
    try Self.check(version: words[2])
    guard Self.methods.contains(words[0]) else {
      throw Refusal(.notImplemented, "This method is unknown. Methods are uppercase.")
    }
    method = words[0]
    var fields: [Field] = []
    for line in lines.dropFirst() { fields.append(try Self.field(line)) }
    self.fields = fields
    let (authority, target) = Self.parts(of: words[1])
    guard target.hasPrefix("/"), target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw Refusal(.badRequest, "The target must be a path that starts with a slash.")
    }
    path = String(target.prefix { $0 != "?" && $0 != "#" })
    let isOld = words[2] == "HTTP/1.0"
    let connection = fields.filter { $0.name == "connection" }.flatMap { Self.list($0.value) }
    keepsAlive = !isOld && !connection.contains { $0.lowercased() == "close" }
    try checkHost(authority, isOld: isOld)
    try checkHasNoBody()
  }

  /// The values of all fields with the given name, separated by commas; nil if there is no such field.
  subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// Splits the value of a field at commas, and trims the spaces around each part.
  static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func check(version: String) throws(Refusal) {
    if version == "HTTP/1.1" || version == "HTTP/1.0" { return }
    let bytes = Array(version.utf8)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard bytes.count == 8, version.hasPrefix("HTTP/"), digits.contains(bytes[5]), bytes[6] == UInt8(ascii: "."),
      digits.contains(bytes[7])
    else { throw Refusal(.badRequest, "The request line must end with HTTP/1.1.") }
    throw Refusal(.versionNotSupported, "Only HTTP/1.1 and HTTP/1.0 are supported.")
  }

  private static func field(_ line: String) throws(Refusal) -> Field {
    let colon = line.firstIndex(of: ":") ?? line.startIndex
    let name = line[..<colon]
    // Spaces in or before a name, and line folding, are rejected, because servers interpret them differently.
    guard !name.isEmpty, name.utf8.allSatisfy(isToken) else {
      throw Refusal(.badRequest, "A header field must have a name, a colon and a value.")
    }
    return Field(name: name.lowercased(), value: trimmed(line[line.index(after: colon)...]))
  }

  /// Returns whether a byte is valid in a token (RFC 9110, section 5.6.2).
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  static func trimmed(_ value: Substring) -> String {
    var value = value
    while value.first == " " || value.first == "\t" { value.removeFirst() }
    while value.last == " " || value.last == "\t" { value.removeLast() }
    return String(value)
  }

  /// Returns the authority and path of a request target, which is a path or an absolute URL. A server must accept both
  /// forms.
  private static func parts(of target: String) -> (authority: String?, path: String) {
    let scheme = "http://"
    guard target.lowercased().hasPrefix(scheme) else { return (nil, target) }
    let rest = target.dropFirst(scheme.count)
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    let path = rest[end...]
    return (String(rest[..<end]), path.hasPrefix("/") ? String(path) : "/" + path)
  }

  /// Rejects requests for other host names. Another site could make its own name resolve to this machine and then read
  /// all served files. The server can detect such an attack only by the host name in the request.
  private func checkHost(_ authority: String?, isOld: Bool) throws(Refusal) {
    let hosts = fields.filter { $0.name == "host" }.map(\.value)
    guard hosts.count == 1 || (hosts.isEmpty && isOld) else {
      throw Refusal(.badRequest, "A request must contain one Host field.")
    }
    for host in hosts + (authority.map { [$0] } ?? []) where !LoopbackName.isLoopback(host) {
      throw Refusal(.misdirectedRequest, "Only requests to 127.0.0.1, [::1] or localhost are accepted.")
    }
  }

  private func checkHasNoBody() throws(Refusal) {
    let length = self["content-length"]
    if let length, length.isEmpty || !length.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      throw Refusal(.badRequest, "Content-Length must be a whole number.")
    }
    guard method == "GET" || method == "HEAD" else { return }
    guard self["transfer-encoding"] == nil, length == nil || length?.utf8.allSatisfy({ $0 == 0x30 }) == true else {
      throw Refusal(.contentTooLarge, "Requests with a body are not accepted.")
    }
  }
}

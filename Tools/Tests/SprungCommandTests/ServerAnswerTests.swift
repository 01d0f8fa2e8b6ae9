// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Tests the properties of responses on which browsers rely: content types, entity tags, ranges and compression.
@Suite(.serialized) struct ServerAnswerTests {
  private func get(_ path: String, _ fields: [String] = [], _ server: RunningServer) throws -> RawAnswer {
    try RawRequest.send("GET", path, port: server.port, fields: fields)
  }

  @Test("A file is sent with its type, its tag, and a request for revalidation")
  func plain() throws {
    let server = try RunningServer()
    let answer = try get("/long.js", [], server)
    #expect(answer.status == 200)
    #expect(answer.text == RunningServer.script)
    #expect(answer.headers["content-type"] == "text/javascript; charset=utf-8")
    #expect(answer.headers["cache-control"] == "no-cache")
    #expect(answer.headers["vary"] == "Accept-Encoding")
    #expect(answer.headers["accept-ranges"] == "bytes")
    #expect(answer.headers["x-content-type-options"] == "nosniff")
    #expect(answer.headers["content-security-policy"] == "frame-ancestors 'none'")
    #expect(answer.headers["x-frame-options"] == "DENY")
    #expect(answer.headers["content-encoding"] == nil)
    #expect(answer.headers["etag"]?.hasPrefix("\"") == true)
    #expect(answer.headers["date"]?.hasSuffix(" GMT") == true)
    #expect(try get("/app.wasm", [], server).headers["content-type"] == "application/wasm")
    #expect(try get("/empty.txt", [], server).body.isEmpty)
  }

  @Test(
    "Byte ranges of a file are sent",
    arguments: [
      ("bytes=0-0", 206, "0", "bytes 0-0/10"), ("bytes=0-3", 206, "0123", "bytes 0-3/10"),
      ("bytes=7-", 206, "789", "bytes 7-9/10"), ("bytes=8-100", 206, "89", "bytes 8-9/10"),
      ("bytes=-3", 206, "789", "bytes 7-9/10"), ("bytes=-100", 206, "0123456789", "bytes 0-9/10"),
      ("BYTES= 2 - 4 ", 206, "234", "bytes 2-4/10"), ("bytes=10-", 416, nil, "bytes */10"),
      ("bytes=99999999999999999999-", 416, nil, "bytes */10"), ("bytes=-0", 416, nil, "bytes */10"),
      ("bytes=3-1", 200, "0123456789", nil), ("bytes=a-b", 200, "0123456789", nil),
      ("bytes=-", 200, "0123456789", nil), ("bytes=1", 200, "0123456789", nil), ("bytes=--1", 200, "0123456789", nil),
      ("bytes=0-1,3-4", 200, "0123456789", nil), ("lines=0-1", 200, "0123456789", nil), ("", 200, "0123456789", nil),
    ] as [(String, Int, String?, String?)])
  func ranges(field: String, status: Int, text: String?, range: String?) throws {
    let server = try RunningServer()
    let answer = try get("/digits.txt", ["Range: \(field)"], server)
    #expect(answer.status == status)
    #expect(answer.headers["content-range"] == range)
    if let text { #expect(answer.text == text) }
  }

  @Test("A range refers to the uncompressed file and to the version that the client knows")
  func partsOfStates() throws {
    let server = try RunningServer()
    let packed = try get("/long.js", ["Range: bytes=0-5", "Accept-Encoding: gzip"], server)
    #expect(packed.text == "export")
    #expect(packed.headers["content-encoding"] == nil)
    let tag = try #require(packed.headers["etag"])
    #expect(try get("/long.js", ["Range: bytes=0-5", "If-Range: \(tag)"], server).status == 206)
    #expect(try get("/long.js", ["Range: bytes=0-5", "If-Range: \"other\""], server).status == 200)
    #expect(try get("/empty.txt", ["Range: bytes=0-"], server).status == 416)
    let head = try RawRequest.send("HEAD", "/digits.txt", port: server.port, fields: ["Range: bytes=0-3"])
    #expect(head.status == 200)
    #expect(head.headers["content-length"] == "10")
  }

  @Test("A client with the current version receives no content until the file changes")
  func tags() throws {
    let server = try RunningServer()
    let tag = try #require(try get("/digits.txt", [], server).headers["etag"])
    for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let answer = try get("/digits.txt", ["If-None-Match: \(field)"], server)
      #expect(answer.status == 304)
      #expect(answer.headers["etag"] == tag)
      #expect(answer.headers["content-length"] == nil)
    }
    #expect(try get("/digits.txt", ["If-None-Match: \"x\""], server).status == 200)
    #expect(try get("/digits.txt", ["If-None-Match: \(tag)", "Range: bytes=0-1"], server).status == 304)
    try "9876543210".write(to: server.site.appendingPathComponent("digits.txt"), atomically: false, encoding: .utf8)
    let changed = try get("/digits.txt", ["If-None-Match: \(tag)"], server)
    #expect(changed.status == 200)
    #expect(changed.text == "9876543210")
    #expect(changed.headers["etag"] != tag)
  }

  @Test(
    "Compressed content is sent to clients that accept it",
    arguments: [
      ("gzip", true), ("deflate, gzip;q=0.5, br", true), ("*", true), ("GZIP", true), ("identity", false), ("", false),
      ("gzip;q=0", false), ("*, gzip;q=0", false), ("gzip; q=nonsense", false), ("br", false), ("gzipped", false),
    ])
  func packed(field: String, isPacked: Bool) throws {
    let server = try RunningServer()
    let answer = try get("/long.js", ["Accept-Encoding: \(field)"], server)
    #expect(answer.headers["content-encoding"] == (isPacked ? "gzip" : nil))
    #expect(answer.headers["vary"] == "Accept-Encoding")
    guard isPacked else {
      #expect(answer.text == RunningServer.script)
      return
    }
    #expect(answer.body.count < RunningServer.script.utf8.count / 10)
    #expect(try Self.unpacked(answer.body) == Data(RunningServer.script.utf8))
    let plain = try #require(try get("/long.js", [], server).headers["etag"])
    let tag = try #require(answer.headers["etag"])
    #expect(tag != plain)
    let again = ["Accept-Encoding: gzip", "If-None-Match: \(tag)"]
    #expect(try get("/long.js", again, server).status == 304)
  }

  @Test("A file that changed since the start is not sent in its old version")
  func changedFile() throws {
    let server = try RunningServer()
    let text = String(repeating: "export const answer = 43;\n", count: 400)
    try text.write(to: server.site.appendingPathComponent("long.js"), atomically: true, encoding: .utf8)
    let answer = try get("/long.js", ["Accept-Encoding: gzip"], server)
    #expect(answer.text == text)
  }

  @Test("HEAD returns the fields of GET without the content")
  func heads() throws {
    let server = try RunningServer()
    for fields in [[], ["Accept-Encoding: gzip"], ["If-None-Match: *"]] {
      let get = try get("/long.js", fields, server)
      let head = try RawRequest.send("HEAD", "/long.js", port: server.port, fields: fields)
      #expect(head.status == get.status)
      #expect(head.body.isEmpty)
      for (name, value) in get.headers where name != "date" { #expect(head.headers[name] == value, "\(name)") }
    }
  }

  @Test("Requests can be pipelined on one connection")
  func persistence() throws {
    let server = try RunningServer()
    let connection = try RawConnection(port: server.port)
    let request = "GET /digits.txt HTTP/1.1\r\nHost: localhost\r\n"
    for _ in 0..<3 {
      connection.send(request + "\r\n")
      #expect(connection.answer()?.text == "0123456789")
    }
    connection.send(String(repeating: request + "\r\n", count: 20) + request + "Connection: close\r\n\r\n")
    for _ in 0..<21 { #expect(connection.answer()?.text == "0123456789") }
    #expect(connection.isClosed(within: 2))
  }

  /// Returns data decompressed with gzip.
  private static func unpacked(_ data: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).gz")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-d", "-c", file.path]
    process.standardOutput = pipe
    try process.run()
    return pipe.fileHandleForReading.readDataToEndOfFile()
  }
}

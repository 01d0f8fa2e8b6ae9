// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Tests the server with requests that no browser would send.
///
/// Previously, parsing a line of 8,200 bytes took seconds, because the time was quadratic in the length. The number,
/// length and duration of fields were not limited, so four endless headers blocked all other clients forever. Any
/// `Host` was accepted, so an external page could make its own name resolve to this machine and read responses.
/// Requests with the version `HTTP/9.9` or the method `get` were answered with status 200.
@Suite(.serialized) struct ServerAttackTests {
  private func status(_ lines: [String], _ server: RunningServer) throws -> Int {
    try RawRequest.send(lines, port: server.port).status
  }

  @Test("A line may be exactly as long as the limit, and takes no noticeable time")
  func longLines() throws {
    let server = try RunningServer()
    let start = ContinuousClock.now
    let fits = "GET /" + String(repeating: "a", count: 8192 - 14) + " HTTP/1.1"
    #expect(fits.utf8.count == 8192)
    #expect(try status([fits, "Host: localhost"], server) == 404)
    #expect(
      try status(["GET /?" + String(repeating: "a", count: 8192) + " HTTP/1.1", "Host: localhost"], server) == 414)
    let field = "X-A: " + String(repeating: "b", count: 8187)
    #expect(try status(["GET / HTTP/1.1", "Host: localhost", field], server) == 200)
    #expect(try status(["GET / HTTP/1.1", "Host: localhost", field + "b"], server) == 431)
    #expect(.now - start < .seconds(1))
  }

  @Test("64 fields are accepted, 65 are rejected, and so is an excessive total length")
  func manyFields() throws {
    let server = try RunningServer()
    let lines = ["GET / HTTP/1.1", "Host: localhost"]
    #expect(try status(lines + Array(repeating: "X-A: b", count: 63), server) == 200)
    #expect(try status(lines + Array(repeating: "X-A: b", count: 64), server) == 431)
    let long = "X-A: " + String(repeating: "b", count: 4000)
    #expect(try status(lines + Array(repeating: long, count: 20), server) == 431)
  }

  @Test("An endless line or head is answered and closed, and other clients are served immediately")
  func endlessHeads() throws {
    let server = try RunningServer()
    let connections = try (0..<8).map { _ in try RawConnection(port: server.port) }
    for (index, connection) in connections.enumerated() {
      // Half of the requests end in the middle of a line, and the other half lack the final empty line.
      connection.send(index % 2 == 0 ? "GET /" : "GET / HTTP/1.1\r\nHost: localhost\r\n")
    }
    let flood = String(repeating: "a", count: 16_000)
    let fields = String(repeating: "X-A: b\r\n", count: 2000)
    for _ in 0..<20 {
      for (index, connection) in connections.enumerated() { connection.send(index % 2 == 0 ? flood : fields) }
      let seconds = try #require(try server.secondsForPage())
      #expect(seconds < 0.5)
    }
    for (index, connection) in connections.enumerated() {
      #expect(connection.answer()?.status == (index % 2 == 0 ? 414 : 431))
      #expect(connection.isClosed(within: 3))
    }
  }

  @Test("A slow request is answered with an error and closed, and an idle client is closed silently")
  func slowHeads() throws {
    var limits = ServerLimits()
    limits.requestTime = .milliseconds(600)
    let server = try RunningServer(limits: limits)
    let slow = try RawConnection(port: server.port)
    let idle = try RawConnection(port: server.port)
    let start = ContinuousClock.now
    slow.send("GET / HTTP/1.1\r\nX: ")
    var answer: RawAnswer?
    while answer == nil, .now - start < .seconds(4) {
      slow.send("a")
      answer = slow.answer(seconds: 0.1)
    }
    #expect(answer?.status == 408)
    #expect(.now - start > .milliseconds(500))
    #expect(.now - start < .seconds(3))
    #expect(slow.isClosed(within: 3))
    #expect(idle.isClosed(within: 3))
    #expect(try server.secondsForPage() != nil)
    #expect(ServerLimits().requestTime == .seconds(10))
  }

  @Test("Of 100 silent clients the newest 64 stay, and a client with a request is answered immediately")
  func manyConnections() throws {
    let server = try RunningServer()
    let connections = try (0..<100).map { _ in try RawConnection(port: server.port) }
    let seconds = try #require(try server.secondsForPage())
    #expect(seconds < 0.5)
    let closed = connections.filter { $0.isClosed(within: 0.01) }.count
    #expect(closed >= 100 - 64)
    // A client that is still connected is served when it eventually sends a request.
    let last = try #require(connections.last)
    last.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(last.answer()?.status == 200)
  }

  @Test("A client that does not read its responses blocks no other client")
  func clientsThatDoNotRead() throws {
    let server = try RunningServer()
    let big = Data(repeating: 7, count: 8_000_000)
    try big.write(to: server.site.appendingPathComponent("big.bin"))
    let connections = try (0..<70).map { _ in try RawConnection(port: server.port) }
    for connection in connections { connection.send("GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n") }
    let seconds = try #require(try server.secondsForPage())
    #expect(seconds < 4)
  }

  @Test(
    "Only requests with names of this machine are accepted",
    arguments: [
      ("127.0.0.1", 200), ("127.0.0.1:8080", 200), ("localhost", 200), ("LOCALHOST:1", 200), ("[::1]:80", 200),
      ("127.8.9.1", 200), ("evil.example", 421), ("evil.example:8080", 421), ("127.0.0.1.evil.example", 421),
      ("localhost.evil.example", 421), ("evil.example@127.0.0.1", 421), ("127.0.0.256", 421), ("127.0.0.+1", 421),
      ("127.0.0.1:", 421), ("127.0.0.1:99999", 421), ("0.0.0.0", 421), ("192.168.0.1", 421), ("[::2]", 421), ("", 421),
    ])
  func hosts(host: String, status: Int) throws {
    let server = try RunningServer()
    #expect(try self.status(["GET / HTTP/1.1", "Host: \(host)"], server) == status)
    #expect(
      try self.status(["GET http://\(host.isEmpty ? "x" : host)/ HTTP/1.1", "Host: localhost"], server) == status)
  }

  @Test("A request has exactly one host")
  func oneHost() throws {
    let server = try RunningServer()
    #expect(try status(["GET / HTTP/1.1"], server) == 400)
    #expect(try status(["GET / HTTP/1.1", "Host: localhost", "Host: localhost"], server) == 400)
    #expect(try status(["GET / HTTP/1.0"], server) == 200)
    #expect(try status(["GET / HTTP/1.0", "Host: evil.example"], server) == 421)
  }

  @Test(
    "Invalid request lines are rejected",
    arguments: [
      ("GET / HTTP/9.9", 505), ("GET / HTTP/2.0", 505), ("GET / HTTP/1.2", 505), ("GET / http/1.1", 400),
      ("GET / HTTP/11", 400), ("GET /", 400), ("GET  / HTTP/1.1", 400), (" GET / HTTP/1.1", 400), ("", 400),
      ("GET / HTTP/1.1 ", 400), ("get / HTTP/1.1", 501), ("BREW / HTTP/1.1", 501), ("GE\u{1}T / HTTP/1.1", 400),
      ("POST / HTTP/1.1", 405), ("OPTIONS / HTTP/1.1", 405), ("DELETE /index.html HTTP/1.1", 405),
      ("GET * HTTP/1.1", 400), ("GET index.html HTTP/1.1", 400), ("GET ftp://localhost/ HTTP/1.1", 400),
      ("GET /ü HTTP/1.1", 400), ("GET /\u{0} HTTP/1.1", 400),
    ])
  func requestLines(line: String, status: Int) throws {
    let server = try RunningServer()
    // Only one empty line before a request is allowed.
    let lines = line.isEmpty ? ["", ""] : [line, "Host: localhost"]
    #expect(try self.status(lines, server) == status)
  }

  @Test(
    "Fields that two servers could interpret differently are rejected",
    arguments: [
      (["X-A : b"], 400), ([" X-A: b"], 400), (["X-A: b", " folded"], 400), ([": b"], 400), (["nothing"], 400),
      (["X-A: \u{7F}"], 400), (["X-A: a\rb"], 400), (["X-A: b\nX-B: c"], 400), (["Content-Length: x"], 400),
      (["Content-Length: 5"], 413), (["Content-Length: 0"], 200), (["Transfer-Encoding: chunked"], 413),
    ])
  func fields(lines: [String], status: Int) throws {
    let server = try RunningServer()
    #expect(try self.status(["GET / HTTP/1.1", "Host: localhost"] + lines, server) == status)
  }

  @Test(
    "No path leaves the folder, and no file has two addresses",
    arguments: [
      "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/a/../../secret.txt", "/%2e%2e%2fsecret.txt",
      "//secret.txt", "/..\\secret.txt", "/..%5csecret.txt", "/app.wasm/", "//app.wasm", "/index.html/", "//index.html",
      "/%00", "/index.html%00.js", "/%ff", "/%", "/.git/config", "/none",
    ])
  func traversal(path: String) throws {
    let server = try RunningServer()
    let answer = try RawRequest.send("GET", path, port: server.port)
    #expect(answer.status == 404 || answer.status == 400, "\(path)")
    #expect(!answer.text.contains("secret"))
  }

  @Test("Random bytes never end the server")
  func randomBytes() throws {
    let server = try RunningServer()
    var generator = SplitMix(state: 28)
    let parts = ["GET", " ", "/", "HTTP/1.1", "\r\n", "\n", "\r", ":", "Host: localhost", "\u{0}", "bytes=", "é", "a"]
    for _ in 0..<200 {
      let connection = try RawConnection(port: server.port)
      let count = Int.random(in: 1..<40, using: &generator)
      let text = (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      connection.send(text)
    }
    #expect(try server.secondsForPage() != nil)
  }
}

/// The SplitMix random number generator by Steele, Lea and Flood. With it, every run sends the same bytes.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}

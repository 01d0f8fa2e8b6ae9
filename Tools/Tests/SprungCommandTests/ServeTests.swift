// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite(.serialized) struct ServeTests {
  private func portNumber(in line: String?) -> UInt16? {
    guard let line, let start = line.range(of: "127.0.0.1:") else { return nil }
    return UInt16(line[start.upperBound...].prefix { $0.isNumber })
  }

  @Test func servesThePageAndEndsCleanlyOnInterrupt() throws {
    let checkout = try SampleCheckout()
    let server = try SprungBinary(["serve", "--gallery", "--port", "0"], in: checkout.root)
    let port = try #require(portNumber(in: server.line(containing: "Serving the gallery at")))

    let page = try RawRequest.send("GET", "/", port: port)
    #expect(page.status == 200)
    #expect(page.headers["content-type"] == "text/html; charset=utf-8")
    #expect(page.headers["cache-control"] == "no-cache")
    #expect(String(decoding: page.body, as: UTF8.self) == "<title>page</title>\n")

    let script = try RawRequest.send("GET", "/gallery/host.js?v=1", port: port)
    #expect(script.headers["content-type"] == "text/javascript; charset=utf-8")
    let module = try RawRequest.send("GET", "/app.wasm", port: port)
    #expect(module.headers["content-type"] == "application/wasm")
    #expect([UInt8](module.body) == SampleCheckout.module)

    let head = try RawRequest.send("HEAD", "/app.wasm", port: port)
    #expect(head.status == 200)
    #expect(head.body.isEmpty)
    #expect(head.headers["content-length"] == "\(SampleCheckout.module.count)")

    #expect(try RawRequest.send("GET", "/none.html", port: port).status == 404)
    #expect(try RawRequest.send("GET", "/../../secret.txt", port: port).status == 404)
    #expect(try RawRequest.send("GET", "/%2e%2e/%2e%2e/secret.txt", port: port).status == 404)
    #expect(try RawRequest.send("POST", "/", port: port).status == 405)

    server.interrupt()
    let outcome = server.finish()
    #expect(outcome.code == 0)
    #expect(outcome.error == "")
    #expect(FreePort.isFree(port))
  }

  @Test func busyRequestedPortIsOneLineAndCode1() throws {
    let checkout = try SampleCheckout()
    let first = try SprungBinary(["serve", "--gallery", "--port", "0"], in: checkout.root)
    let port = try #require(portNumber(in: first.line(containing: "Serving the gallery at")))
    let second = try SprungBinary.run(["serve", "--gallery", "--port", "\(port)"], in: checkout.root)
    #expect(second.code == 1)
    #expect(
      second.errorLines == ["sprung: port \(port) of 127.0.0.1 is in use; choose another, or omit --port"])
    first.interrupt()
    #expect(first.finish().code == 0)
  }

  @Test func withoutRequestedPortNextFreePortIsUsed() throws {
    // Occupy the default port unless it is already in use, because the test requires that it is.
    let holder = try? LoopbackSocket.listen(port: FreePort.usual)
    defer { if let holder { close(holder) } }
    let checkout = try SampleCheckout()
    let server = try SprungBinary(["serve", "--gallery"], in: checkout.root)
    #expect(server.line(containing: "Port 8080 is in use; using ") != nil)
    let port = try #require(portNumber(in: server.line(containing: "Serving the gallery at")))
    #expect(port > FreePort.usual)
    #expect(try RawRequest.send("GET", "/", port: port).status == 200)
    server.interrupt()
    #expect(server.finish().code == 0)
  }

  @Test func failedBuildIsOneLineAndCode1() throws {
    let checkout = try SampleCheckout(buildFails: true)
    let outcome = try SprungBinary.run(["serve", "--gallery", "--port", "0"], in: checkout.root)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("error: no such thing"))
    #expect(
      outcome.errorLines == ["sprung: the WebAssembly build failed (exit code 3); see the messages above"])
  }

  @Test func outsideCheckoutIsOneLineAndCode2() throws {
    let program = FileManager.default.temporaryDirectory.appendingPathComponent("sprung-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: SprungBinary.url, to: program)
    defer { try? FileManager.default.removeItem(at: program) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = ["serve", "--gallery"]
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardError = pipe
    try process.run()
    let error = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(error.hasPrefix("sprung: no Sprung checkout contains "))
    #expect(error.split(separator: "\n").count == 1)
  }
}

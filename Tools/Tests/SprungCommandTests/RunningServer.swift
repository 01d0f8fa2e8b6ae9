// SPDX-License-Identifier: MIT

import Foundation

@testable import sprung

/// A server that runs on a separate thread during a test and serves a small site.
final class RunningServer {
  /// The port on which the server listens.
  var port: UInt16 { server.port }
  /// The folder of the site. Its parent folder also contains a `secret.txt`, which must not be served.
  let site: URL
  /// A highly compressible script.
  static let script = String(repeating: "export const answer = 42;\n", count: 400)

  private let server: SiteServer
  private let ended = DispatchSemaphore(value: 0)

  init(limits: ServerLimits = ServerLimits()) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("sprung server \(UUID().uuidString)")
    site = root.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
    let files = [
      "site/index.html": "<title>page</title>\n", "site/long.js": Self.script, "site/digits.txt": "0123456789",
      "site/empty.txt": "", "secret.txt": "secret", "App.wasm": "module",
    ]
    for (name, text) in files {
      try text.write(to: root.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let served = SiteFiles(folder: site, extras: ["app.wasm": root.appendingPathComponent("App.wasm")])
    server = try SiteServer(
      port: 0, handler: SiteHandler(files: served, compressed: CompressedFiles(served.all)), limits: limits)
    let (server, ended) = (server, ended)
    Thread.detachNewThread {
      server.run()
      ended.signal()
    }
  }

  deinit {
    server.stop()
    ended.wait()
    try? FileManager.default.removeItem(at: site.deletingLastPathComponent())
  }

  /// Requests the page and returns the duration in seconds, or nil if the response is not the page.
  func secondsForPage() throws -> Double? {
    let start = ContinuousClock.now
    let answer = try RawRequest.send("GET", "/", port: port)
    guard answer.status == 200, answer.text == "<title>page</title>\n" else { return nil }
    return (.now - start) / .seconds(1)
  }
}

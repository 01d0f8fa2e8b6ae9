// SPDX-License-Identifier: MIT

import Foundation

@testable import sprung

/// A folder that resembles a checkout. It contains a small page, and a build script that immediately writes a small
/// module.
struct SampleCheckout: ~Copyable {
  /// The checkout's folder. Its name contains a space, because commands must support spaces in paths.
  let root: URL

  /// A module with one type section and two custom sections, as `wasm-ld` writes them.
  static let module: [UInt8] = [
    0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00,
    0x00, 0x03, 0x01, 0x78, 0x07,
    0x01, 0x04, 0x01, 0x60, 0x00, 0x00,
    0x00, 0x05, 0x04, 0x6E, 0x61, 0x6D, 0x65,
  ]

  init(buildFails: Bool = false) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("sprung test \(UUID().uuidString)")
    let site = root.appendingPathComponent("Web/Site")
    let scripts = root.appendingPathComponent("Scripts")
    for folder in [site.appendingPathComponent("gallery"), scripts] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try "<title>page</title>\n".write(to: site.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
    try "export {};\n".write(to: site.appendingPathComponent("gallery/host.js"), atomically: true, encoding: .utf8)
    try "body {}\n".write(to: site.appendingPathComponent("gallery/style.css"), atomically: true, encoding: .utf8)
    try "secret\n".write(to: root.appendingPathComponent("secret.txt"), atomically: true, encoding: .utf8)
    let octal = Self.module.map { "\\0" + String($0, radix: 8) }.joined()
    let script = """
      #!/usr/bin/env bash
      echo compiling
      \(buildFails ? "echo 'error: no such thing' >&2; exit 3" : "")
      mkdir -p "\(root.path)/Web/.build-wasm-$1"
      printf '%b' '\(octal)' > "\(root.path)/Web/.build-wasm-$1/App.wasm"
      """
    let file = Checkout(root: root).buildScript
    try script.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// Compiles the rewritten sources of a folder natively, to find what the rewriter could not know.
struct PortCompilation {
  private let build: PortBuild
  private let folder: URL

  init(_ build: PortBuild, _ folder: URL) {
    self.build = build
    self.folder = folder
  }

  /// The errors of the compiler, as `path:line: text` with paths inside the folder, each once.
  func mistakes() throws -> [String] {
    let manager = FileManager.default
    let place = manager.temporaryDirectory.appendingPathComponent("sprung-port-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: place) }
    _ = try ChildProcess.run(build.program, [folder.path, "--into", place.path]) { _ in }
    let library = NativeLibrary(checkout: build.checkout)
    try library.build { Console.print($0) }
    let sources =
      (try? manager.subpathsOfDirectory(atPath: place.path))?.filter { $0.hasSuffix(".swift") }.sorted() ?? []
    let isScript = sources.contains { $0 == "main.swift" || $0.hasSuffix("/main.swift") }
    var found: [String] = []
    let root = folder.standardizedFileURL.path + "/"
    let code = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swiftc", "-typecheck", "-swift-version", "5", "-module-name", "Ported"]
        + (isScript ? [] : ["-parse-as-library"])
        + ["-I", library.modules.path, "-Xcc", "-fmodule-map-file=" + library.moduleMap.path]
        + sources.map { place.appendingPathComponent($0).path }
    ) { line in
      guard let message = CompilerMessage(line), message.severity == "error" else { return }
      let path = message.file.hasPrefix(root) ? String(message.file.dropFirst(root.count)) : message.file
      let text = "\(path.replacing(place.path + "/", with: "")):\(message.line): \(message.text)"
      if !found.contains(text) { found.append(text) }
    }
    if code != 0, found.isEmpty { return ["the compiler ended with exit code \(code) and named no line"] }
    return found
  }
}

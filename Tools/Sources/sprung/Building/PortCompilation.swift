// SPDX-License-Identifier: MIT

import Foundation

/// Compiles rewritten sources natively to find errors that the rewriter cannot detect.
///
/// All sources are compiled as one module. Tests are skipped, and imported modules whose sources are in the folder are
/// replaced with empty modules.
struct PortCompilation {
  private let build: PortBuild
  private let folder: URL

  init(_ build: PortBuild, _ folder: URL) {
    self.build = build
    self.folder = folder
  }

  /// Returns the compiler's errors without duplicates as `path:line: text`, with paths relative to the folder.
  func mistakes() throws -> [String] {
    let manager = FileManager.default
    let place = manager.temporaryDirectory.appendingPathComponent("sprung-port-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: place) }
    let rewritten = place.appendingPathComponent("sources")
    _ = try ChildProcess.run(build.program, [folder.path, "--into", rewritten.path]) { _ in }
    let library = NativeLibrary(checkout: build.checkout)
    try library.build { Console.print($0) }
    let paths = (try? manager.subpathsOfDirectory(atPath: rewritten.path))?.sorted() ?? []
    let sources = paths.filter { Self.isSource($0) && !Self.isTest($0) }
    guard !sources.isEmpty else { return [] }
    let flags = [
      "-swift-version", "5", "-I", library.modules.path, "-Xcc", "-fmodule-map-file=" + library.moduleMap.path,
    ]
    let modules = place.appendingPathComponent("modules")
    try manager.createDirectory(at: modules, withIntermediateDirectories: true)
    for name in ownModules(paths, sources.map { rewritten.appendingPathComponent($0) }) {
      try makeEmpty(name, in: modules, flags)
    }
    let isScript = sources.contains { $0 == "main.swift" || $0.hasSuffix("/main.swift") }
    let root = folder.standardizedFileURL.path + "/"
    var found: [String] = []
    // Use a single job, because several jobs would stop at the first file with an error.
    let code = try ChildProcess.run(
      Self.environment,
      ["swiftc", "-typecheck", "-wmo", "-module-name", "Ported", "-I", modules.path]
        + (isScript ? [] : ["-parse-as-library"])
        + flags + sources.map { rewritten.appendingPathComponent($0).path }
    ) { line in
      let text: String
      if let message = CompilerMessage(line), message.severity == "error" {
        let path = message.file.hasPrefix(root) ? String(message.file.dropFirst(root.count)) : message.file
        text = "\(path.replacing(rewritten.path + "/", with: "")):\(message.line): \(message.text)"
      } else if line.hasPrefix("error: ") || line.hasPrefix("<unknown>:0: error: ") {
        text = line.replacing("<unknown>:0: ", with: "")
      } else {
        return
      }
      if !found.contains(text) { found.append(text) }
    }
    if code != 0, found.isEmpty { return ["the compiler exited with code \(code) without reporting a line"] }
    return found
  }

  private static let environment = URL(fileURLWithPath: "/usr/bin/env")

  /// Returns whether a path is a source that the rewriter processed. Package manifests are not processed but copied.
  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".ported.swift") || path.split(separator: "/").last == "main.swift"
  }

  /// Returns whether a path belongs to a test target. Test targets are not compiled with the other sources.
  private static func isTest(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Returns the imported modules whose sources are in a folder of the same name.
  private func ownModules(_ paths: [String], _ sources: [URL]) -> [String] {
    let folders = Set(paths.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
    let imported = sources.flatMap { source -> [String] in
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
          words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
        else { return nil }
        return String(words[place + 1])
      }
    }
    return Set(imported).intersection(folders).sorted()
  }

  /// Creates a module without declarations, so that importing it succeeds. The actual sources of the module are
  /// compiled with all others as one module.
  private func makeEmpty(_ name: String, in modules: URL, _ flags: [String]) throws {
    let source = modules.appendingPathComponent(name + ".swift")
    try Data().write(to: source)
    let file = modules.appendingPathComponent(name + ".swiftmodule").path
    let arguments = ["swiftc", "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path", file]
    _ = try ChildProcess.run(Self.environment, arguments + flags + [source.path]) { _ in }
  }
}

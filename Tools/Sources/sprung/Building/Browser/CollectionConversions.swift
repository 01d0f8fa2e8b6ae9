// SPDX-License-Identifier: MIT

import Foundation

/// Makes collection conversions explicit if the browser's compiler does not support them, such as from `[UILabel]` to
/// `[UIView]`.
///
/// The conversions occur implicitly, for example wherever an array of views is expected, so only the compiler can find
/// them. Finding the conversions takes about as long as another type check. It is therefore done only after a
/// compilation has failed for this reason, or at the start for modules that needed conversions before.
struct CollectionConversions {
  let checkout: Checkout
  /// The folder for sources with explicit conversions.
  let folder: URL

  /// Returns whether compiler output suggests that compilation failed because of an unsupported conversion.
  static func mayHelp(_ lines: [String]) -> Bool {
    lines.contains { $0.contains("dynamic casting") || $0.contains("cannot specialize generic function") }
  }

  /// Whether the last build needed conversions.
  var wereNeeded: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Compiles sources, with explicit conversions if necessary. The command must not have inputs other than the sources.
  func compile(_ command: [String], _ sources: [URL]) throws -> (code: Int32, lines: [String]) {
    var sources = sources
    var isWritten = false
    if wereNeeded {
      guard let written = try written(command, sources) else { return try compile(command, sources) }
      (sources, isWritten) = (written, true)
    }
    while true {
      let said = try Captured.tool(command + sources.map(\.path))
      guard said.code != 0, !isWritten, Self.mayHelp(said.lines), let written = try written(command, sources) else {
        return said
      }
      (sources, isWritten) = (written, true)
    }
  }

  /// Returns the sources with explicit conversions, or nil if they need no conversions or type checking fails.
  private func written(_ command: [String], _ sources: [URL]) throws -> [URL]? {
    let port = PortBuild(checkout: checkout)
    try port.build()
    var sources = sources
    var count = 0
    // Conversions in nested collections are reported only after those of the outer collections have been made explicit.
    for round in 0..<4 {
      let place = folder.appendingPathComponent("\(round)")
      let shown = place.appendingPathComponent("shown")
      try run(port, ["--show"] + sources.map(\.path) + ["--into", shown.path])
      let copies = sources.map { shown.appendingPathComponent($0.lastPathComponent) }
      let asked = try Captured.run(
        URL(fileURLWithPath: "/usr/bin/env"), Self.question(command) + copies.map(\.path))
      guard asked.code == 0 else { break }
      let answer = place.appendingPathComponent("answer")
      try asked.output.write(to: answer)
      defer { try? FileManager.default.removeItem(at: answer) }

      let said = try run(port, ["--convert", answer.path] + copies.map(\.path) + ["--into", place.path])
      guard let found = said.split(separator: " ").first.flatMap({ Int($0) }), found > 0 else { break }
      count += found
      sources = copies.map { place.appendingPathComponent($0.lastPathComponent) }
    }
    guard count == 0 else { return sources }
    if wereNeeded { try FileManager.default.removeItem(at: folder) }
    return nil
  }

  /// Returns the command that only checks types and dumps the type-checked syntax tree.
  static func question(_ command: [String]) -> [String] {
    var kept: [String] = []
    var rest = command[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-o", "-emit-module-path": rest = rest.dropFirst()
      case "-emit-module", "-emit-sib", "-emit-ir", "-c", "-wmo", "-no-emit-module-separately-wmo": break
      default: kept.append(argument)
      }
    }
    // In whole-module mode, the compiler dumps only the first source. With several processes, it writes the dump to
    // standard error.
    return kept + ["-typecheck", "-enable-batch-mode", "-driver-batch-count", "1", "-Xfrontend", "-dump-ast"]
  }

  @discardableResult
  private func run(_ port: PortBuild, _ arguments: [String]) throws -> String {
    let said = try Captured.run(port.program, arguments)
    guard said.code == 0 else {
      throw CommandFailure.work(said.errors.replacingOccurrences(of: "sprung: ", with: ""))
    }
    return String(decoding: said.output, as: UTF8.self)
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// Writes out the conversions of collections that the browser's compiler cannot make, such as `[UILabel]` into `[UIView]`.
///
/// The language makes them implicitly wherever an array of views is expected, so only the compiler knows where they
/// are. Querying it costs about as much as another type check, so it is queried after a compilation has failed for this
/// reason, and first of all in modules where that has happened before.
struct CollectionConversions {
  let checkout: Checkout
  /// Where the sources with conversions go.
  let folder: URL

  /// Whether a conversion may be what the compiler misses.
  static func mayHelp(_ lines: [String]) -> Bool {
    lines.contains { $0.contains("dynamic casting") || $0.contains("cannot specialize generic function") }
  }

  /// Whether there were conversions the last time.
  var wereNeeded: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Compiles sources by a command that needs only them, with conversions written out if there are any to write.
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

  /// The sources with their conversions written out; nil if there are none, or the types are wrong.
  private func written(_ command: [String], _ sources: [URL]) throws -> [URL]? {
    let port = PortBuild(checkout: checkout)
    try port.build()
    var sources = sources
    var count = 0
    // The conversions of collections inside of collections come to light when those of the outer ones are written.
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

  /// The command that only checks types and prints the result.
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
    // Of a whole module the compiler prints the first source only, and of several processes it prints to the other stream.
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

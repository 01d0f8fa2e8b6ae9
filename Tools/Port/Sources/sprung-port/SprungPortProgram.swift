// SPDX-License-Identifier: MIT

import Foundation
import SprungPort

/// The program behind `sprung port`: `sprung-port FOLDER --into OTHER` and `sprung-port FOLDER --check`.
///
/// `sprung-port --show FILE ... --into OTHER` writes copies of rewritten sources from which the compiler can dump its
/// syntax tree. `sprung-port --convert DUMP FILE ... --into OTHER` writes copies of the sources in which collection
/// conversions are explicit.
///
/// With --links, the program follows symbolic links to files outside the folder, as a compiler does. Builds use this
/// option. Exits with 0 if everything was rewritten, 1 if code cannot be rewritten, and 2 if a folder is not valid.
@main
struct SprungPortProgram {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    var arguments = arguments
    if arguments.first == "--show" || arguments.first == "--convert" { return conversions(arguments) }
    let followsLinks = arguments.last == "--links"
    if followsLinks { arguments.removeLast() }
    let folder: String
    var target: String?
    switch arguments.count {
    case 2 where arguments[1] == "--check": folder = arguments[0]
    case 3 where arguments[1] == "--into": (folder, target) = (arguments[0], arguments[2])
    default: return fail("use sprung-port FOLDER --into OTHER or sprung-port FOLDER --check")
    }
    do throws(PortFolder.Failure) {
      let source = try PortFolder(URL(fileURLWithPath: folder), followsLinks: followsLinks)
      let port = try source.port()
      let kept = try target.map { target throws(PortFolder.Failure) in
        try source.write(port, to: URL(fileURLWithPath: target))
      }
      let code = report(port, source.foreignProblems, isWritten: target != nil)
      for one in kept ?? [] { print(one.description) }
      let outdated = (kept ?? []).count { $0.isOutdated }
      guard outdated > 0 else { return code }
      return fail(
        "\(target ?? "") is incomplete, because \(amount(outdated, "file")) could not be replaced; "
          + "move the files listed above, and run this again", code: 1)
    } catch {
      return fail(error.message)
    }
  }

  private static func conversions(_ arguments: [String]) -> Int32 {
    let isQuestion = arguments[0] == "--show"
    guard arguments.count > (isQuestion ? 3 : 4), arguments[arguments.count - 2] == "--into" else {
      return fail("use sprung-port --show FILE ... --into OTHER or sprung-port --convert DUMP FILE ... --into OTHER")
    }
    let folder = URL(fileURLWithPath: arguments[arguments.count - 1])
    let files = arguments[(isQuestion ? 1 : 2)..<(arguments.count - 2)].map { URL(fileURLWithPath: $0) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      guard !isQuestion else {
        for file in files {
          let text = ConvertedSource.shown(try String(contentsOf: file, encoding: .utf8), from: file.path)
          try text.write(to: folder.appendingPathComponent(file.lastPathComponent), atomically: true, encoding: .utf8)
        }
        return 0
      }
      let dump = try Data(contentsOf: URL(fileURLWithPath: arguments[1]), options: .alwaysMapped)
      let count = try ConvertedSource.write(files, dump: dump, into: folder)
      print("\(amount(count, "conversion"))")
      return 0
    } catch {
      return fail("\(folder.path) cannot be written: \(error.localizedDescription)")
    }
  }

  private static func report(_ port: PortedSources, _ foreign: [Problem], isWritten: Bool) -> Int32 {
    for output in port.outputs where output.changes > 0 {
      print("\(output.origin): \(amount(output.changes, "change"))")
    }
    let problems = port.problems + foreign
    for problem in problems { print(problem.description) }
    let changed = port.outputs.count { $0.changes > 0 }
    let done = isWritten ? "rewritten" : "to rewrite"
    print(
      "\(amount(port.outputs.count, "source")), \(changed) \(done), \(amount(problems.count, "place")) that cannot be")
    return problems.isEmpty ? 0 : 1
  }

  private static func amount(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func fail(_ message: String, code: Int32 = 2) -> Int32 {
    // Standard output is flushed first, because both streams may be the same pipe.
    fflush(nil)
    FileHandle.standardError.write(Data("sprung: \(message)\n".utf8))
    return code
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung port`: rewrites sources that were written for Apple's platforms, so that they compile with Sprung.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Converts the sources of an app so that they compile with Sprung, natively and for the browser.",
    discussion: """
      Selectors, @objc, optional protocol members, overrides in extensions and weak references become portable Swift. \
      Line numbers stay the same, so messages and breakpoints match the original. Code that cannot be \
      rewritten is listed by file and line, and the exit code is 1. Only unchanged files of an earlier run are replaced or \
      removed; other files are kept and listed. Symbolic links that point outside the folder are not followed.
      --check --compile also compiles the result, as one module in Swift 5 mode, and reports the errors for the original lines.
      Example: sprung port MyApp --into MyPackage/Sources/MyApp
      """)

  @Argument(help: ArgumentHelp("The folder that contains the sources.", valueName: "folder"))
  var folder: String

  @Option(
    help: ArgumentHelp("The output folder: new, empty, or from an earlier run.", valueName: "other"))
  var into: String?

  @Flag(help: "Only report what would change, and what cannot be converted.")
  var check = false

  @Flag(help: "With --check, also compile the converted sources natively, and report compiler errors.")
  var compile = false

  func validate() throws {
    if compile && !check { throw ValidationError("--compile requires --check.") }
    if check == (into != nil) { throw ValidationError("Pass either --into <other> or --check.") }
  }

  func run() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure.usage("there is no folder \(folder)")
    }
    let build = PortBuild(checkout: try Checkout.find())
    try build.build()
    let code = try build.run([folder] + (into.map { ["--into", $0] } ?? ["--check"]))
    let mistakes = compile ? try PortCompilation(build, URL(fileURLWithPath: folder)).mistakes() : []
    for mistake in mistakes { Console.print(mistake) }
    if compile { Console.print("\(mistakes.count) compiler error\(mistakes.count == 1 ? "" : "s")") }
    if code != 0 || !mistakes.isEmpty { throw ExitCode(max(code, 1)) }
  }
}

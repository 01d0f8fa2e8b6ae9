// SPDX-License-Identifier: MIT

import ArgumentParser
import SprungScript

/// The script that a command plays.
struct ScriptOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The script to play, or a recording. Default: the demo's own; for an application, until it rests.",
      valueName: "file"))
  var script: String?

  /// The script for a program.
  func read(for program: Subject.Program) throws -> Script {
    try script.map { try ScriptFile.read($0, for: program.name) } ?? ScriptFile.own(of: program)
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SprungDisplay
import SprungScript

/// `sprung diff`: plays two scripts, or one script on two packages, and reports the first difference.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Finds the first frame and the first view in which two runs differ.",
    discussion: """
      Compares two scripts on one program, or, with --against, one script on two versions of a package. The exit code is 0 if all \
      frames are equal, otherwise 1.
      Example: sprung diff before.sprung after.sprung --demo springy-carousel
      Example: sprung diff bug.sprung --package App --against ../App-before
      """)

  @Argument(help: "Two scripts or recordings, or one with --against.")
  var scripts: [String]

  @Option(help: ArgumentHelp("The name of a demo. Default: the application of the package.", valueName: "name"))
  var demo: String?

  @Option(help: ArgumentHelp("The folder of the package. Default: the working folder.", valueName: "folder"))
  var package: String?

  @Option(help: ArgumentHelp("The folder of another version of the package.", valueName: "folder"))
  var against: String?

  func validate() throws {
    guard scripts.count == (against == nil ? 2 : 1) else {
      throw ValidationError(against == nil ? "Pass two scripts." : "Pass one script with --against.")
    }
    guard demo == nil || against == nil else { throw ValidationError("--against requires a package, not a demo.") }
  }

  func run() throws {
    let first = try frames(of: scripts[0], in: package)
    let second = try frames(of: scripts[scripts.count - 1], in: against ?? package)
    for (index, (old, new)) in zip(first, second).enumerated() where old.hash != new.hash {
      let what = old.tree.firstDifference(to: new.tree) ?? "no visible difference"
      Console.print("frame \(index + 1) (\(new.milliseconds) ms): \(what)")
      throw ExitCode(1)
    }
    guard first.count == second.count else {
      let same = min(first.count, second.count)
      Console.print(
        "the first \(same == 1 ? "frame is" : "\(same) frames are") equal; one run has \(first.count), the other \(second.count)"
      )
      throw ExitCode(1)
    }
    Console.print("\(Amount(first.count, "frame")), all equal")
  }

  private struct Shown {
    let milliseconds: Double
    let hash: UInt64
    let tree: StageTree
  }

  private func frames(of script: String, in package: String?) throws -> [Shown] {
    let program = try Subject.build(demo: demo, package: package)
    let playback = try Playback(program, script: ScriptFile.read(script, for: program.name))
    var shown: [Shown] = []
    try playback.play { time in
      shown.append(Shown(milliseconds: time, hash: playback.stage.hash, tree: playback.stage.tree))
    }
    return shown
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SprungDisplay
import SprungScript

/// `sprung trace`: plays a touch script in virtual time and prints the visible items.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Plays a script on a demo or an app without a screen, and prints every frame or only a hash.",
    discussion: """
      Each line is a frame: its time in milliseconds, then the number, x and y of each item on the stage. With --hash, only the \
      hash of the last frame is printed; a script has the same hash on every machine and in the browser. \
      Recordings downloaded from the page are scripts, too.
      Example: sprung trace springy-carousel --script drag.sprung --hash
      """)

  @OptionGroup var subject: Subject

  @OptionGroup var played: ScriptOption

  @Flag(help: "Print only the hash of the last frame, 16 hexadecimal digits.")
  var hash = false

  @Option(help: ArgumentHelp("The SVG file to write: a picture of the last frame.", valueName: "file"))
  var svg: String?

  @Option(help: ArgumentHelp("The recording to write: all input and frames, exactly reproducible.", valueName: "file"))
  var record: String?

  func run() throws {
    if let svg { try OutputFile.check(svg, .svg) }
    if let record { try OutputFile.check(record, .recording) }
    let program = try subject.build()
    let playback = try Playback(program, script: played.read(for: program))
    let (script, stage) = (playback.script, playback.stage)
    if record != nil {
      stage.recorder = ScriptRecorder(
        demo: program.name, width: script.width, height: script.height, scale: script.scale)
    }
    try playback.play { time in
      if !hash { Console.print(TraceLine(milliseconds: time, tree: stage.tree).text) }
    }
    if hash { Console.print(Self.digits(stage.hash)) }
    if let svg { try OutputFile.write(playback.picture, to: svg, .svg) }
    if let record, let text = stage.recorder?.text { try OutputFile.write(text, to: record, .recording) }
  }

  /// Formats a hash as 16 hexadecimal digits.
  static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

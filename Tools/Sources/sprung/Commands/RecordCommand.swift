// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SprungScript

/// `sprung record`: plays a script and records all input and frames.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Plays a script and writes all input and frames to an exactly reproducible recording.",
    discussion: """
      Prints the number of frames and the hash of the last frame, which `sprung replay` can verify.
      Example: sprung record springy-carousel --into drag.sprung
      """)

  @OptionGroup var subject: Subject
  @OptionGroup var played: ScriptOption

  @Option(help: ArgumentHelp("The file to write. An earlier recording is replaced.", valueName: "file"))
  var into: String

  func run() throws {
    try OutputFile.check(into, .recording)
    let program = try subject.build()
    let playback = try Playback(program, script: played.read(for: program))
    let script = playback.script
    playback.stage.recorder = ScriptRecorder(
      demo: program.name, width: script.width, height: script.height, scale: script.scale)
    try playback.play()
    try OutputFile.write(playback.stage.recorder?.text ?? "", to: into, .recording)
    Console.print("\(Amount(playback.stage.frameCount, "frame")), \(TraceCommand.digits(playback.stage.hash))")
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser

/// `sprung replay`: plays a recording and prints the hash of the last frame.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays a recording and prints the number of frames and the hash of the last frame.",
    discussion: """
      With --expect, the command fails if the hash differs, so a recording can serve as a test.
      Example: sprung replay bug.sprung springy-carousel --expect 0123456789abcdef
      """)

  @Argument(help: "The recording.")
  var recording: String

  @OptionGroup var subject: Subject

  @Option(help: ArgumentHelp("The expected hash of the last frame.", valueName: "hash"))
  var expect: String?

  func validate() throws {
    guard let expect else { return }
    guard expect.count == 16, UInt64(expect, radix: 16) != nil else {
      throw ValidationError("--expect requires 16 hexadecimal digits.")
    }
  }

  func run() throws {
    let program = try subject.build()
    let playback = try Playback(program, script: ScriptFile.read(recording, for: program.name))
    try playback.play()
    let hash = TraceCommand.digits(playback.stage.hash)
    Console.print("\(Amount(playback.stage.frameCount, "frame")), \(hash)")
    if let expect, expect.lowercased() != hash {
      throw CommandFailure.work("the hash of the last frame is \(hash), but \(expect) was expected")
    }
  }
}

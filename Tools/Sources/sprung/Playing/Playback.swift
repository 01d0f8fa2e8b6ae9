// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungScript

/// Plays a script on a program, frame by frame.
struct Playback {
  let script: Script
  let stage: ProgramStage

  /// Starts a program on a stage of the size that a script specifies.
  init(_ program: Subject.Program, script: Script) throws {
    self.script = script
    stage = try ProgramStage(program, width: script.width, height: script.height, scale: script.scale)
  }

  /// Plays the entire script. `afterFrame` is called after each frame with the frame's time in milliseconds.
  func play(afterFrame: @escaping (Double) -> Void = { _ in }) throws {
    defer { stage.stop() }
    let player = ScriptPlayer(script, on: stage)
    player.afterFrame = { time in if stage.failure == nil { afterFrame(time) } }
    try stage.play(player)
  }

  /// The current stage as SVG.
  var picture: String { stage.tree.svg(width: script.width, height: script.height) }
}

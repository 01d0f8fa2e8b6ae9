// SPDX-License-Identifier: MIT

import SprungScript
import UIKit

extension TestStage {
  /// The time on the stage in seconds; 0 at the first frame.
  public var time: TimeInterval { host.milliseconds / 1000 }

  /// Advances by `seconds`, rounded to whole frames. Positive values advance by at least one frame.
  public func advance(by seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    guard isLive(file, line), seconds > 0 else { return }
    play(.wait(seconds: max(seconds, 1 / player.rate)))
  }

  /// Renders one frame.
  public func frame(file: StaticString = #filePath, line: UInt = #line) {
    advance(by: 1 / player.rate, file: file, line: line)
  }

  /// Renders frames until nothing moves and no one-time call is pending. Returns false if this takes longer than
  /// `limit` seconds.
  ///
  /// Use `expectSettled(within:)` to report a failure that describes the remaining movement.
  @discardableResult
  public func settle(within limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    guard isLive(file, line) else { return false }
    player.resume(at: host.milliseconds)
    do {
      // Render one frame first, because changes that the test made since the last frame may need more frames.
      try player.play(.wait(seconds: 1 / player.rate), line: 0)
      try player.play(.settle(limit: limit), line: 0)
      return true
    } catch {
      return false
    }
  }

  /// Calls `body` like an event handler of the application, and renders a frame. Tasks that the closure starts run in
  /// frames of the stage, in stage time.
  public func perform(file: StaticString = #filePath, line: UInt = #line, _ body: @MainActor () -> Void) {
    guard isLive(file, line) else { return }
    host.perform(body)
    frame(file: file, line: line)
  }

  /// Plays a script; see `Script`. Throws if a `settle` step does not come to rest within its limit.
  public func play(_ script: Script, file: StaticString = #filePath, line: UInt = #line) throws {
    guard isLive(file, line) else { return }
    let player = ScriptPlayer(script, on: target)
    player.resume(at: host.milliseconds)
    for step in script.lines { try player.play(step.step, line: step.number) }
  }

  func play(_ step: ScriptStep) {
    player.resume(at: host.milliseconds)
    // Only `settle` steps can fail, and they have a separate method.
    try? player.play(step, line: 0)
  }
}

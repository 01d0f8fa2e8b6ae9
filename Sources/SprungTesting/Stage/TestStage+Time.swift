// SPDX-License-Identifier: MIT

import SprungScript
import UIKit

extension TestStage {
  /// The time on the stage in seconds, 0 at the first frame.
  public var time: TimeInterval { host.milliseconds / 1000 }

  /// Advances by `seconds`, rounded to whole frames, but at least one frame if it is more than 0.
  public func advance(by seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    guard isLive(file, line), seconds > 0 else { return }
    play(.wait(seconds: max(seconds, 1 / player.rate)))
  }

  /// Shows one frame.
  public func frame(file: StaticString = #filePath, line: UInt = #line) {
    advance(by: 1 / player.rate, file: file, line: line)
  }

  /// Shows frames until nothing moves and no call waits for its time; false if that takes longer than `limit` seconds.
  ///
  /// `expectSettled(within:)` is the one that fails, and says what moves.
  @discardableResult
  public func settle(within limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line) -> Bool {
    guard isLive(file, line) else { return false }
    player.resume(at: host.milliseconds)
    do {
      // One frame first: what the test itself changed since the last frame may want some.
      try player.play(.wait(seconds: 1 / player.rate), line: 0)
      try player.play(.settle(limit: limit), line: 0)
      return true
    } catch {
      return false
    }
  }

  /// Calls `body` as an event of the application and shows a frame: tasks that it starts run in the frames of the stage, in its time.
  public func perform(file: StaticString = #filePath, line: UInt = #line, _ body: @MainActor () -> Void) {
    guard isLive(file, line) else { return }
    host.perform(body)
    frame(file: file, line: line)
  }

  /// Plays a script, see `Script`. Throws where it does not come to rest within a limit of its own.
  public func play(_ script: Script, file: StaticString = #filePath, line: UInt = #line) throws {
    guard isLive(file, line) else { return }
    let player = ScriptPlayer(script, on: target)
    player.resume(at: host.milliseconds)
    for step in script.lines { try player.play(step.step, line: step.number) }
  }

  func play(_ step: ScriptStep) {
    player.resume(at: host.milliseconds)
    // Only `settle` can fail, and that has its own function.
    try? player.play(step, line: 0)
  }
}

// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// A finger, a wheel and a keyboard in front of a headless host, for tests written in Swift instead of as a script.
///
/// Every call shows the frames that it takes, at `rate` frames a second of virtual time. Points are those of the window.
///
/// ```swift
/// let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { MyViewController() }
/// let finger = TestFinger(on: host)
/// finger.drag(from: CGPoint(x: 160, y: 385), to: CGPoint(x: 60, y: 385), over: 0.5)
/// #expect(finger.settle(within: 5))
/// ```
public final class TestFinger {
  private let host: HeadlessHost
  private let player: ScriptPlayer

  /// Creates a finger for `host`; shows its first frame if there was none.
  public init(on host: HeadlessHost, rate: Double = 60) {
    self.host = host
    var script = Script(file: "test")
    script.rate = rate
    player = ScriptPlayer(script, on: host)
    if host.frameCount == 0 { host.frame(milliseconds: 0) }
  }

  // Not on the main actor, where it might happen later: an optimized test may have made the finger on its own stack, which is
  // something else by then.
  nonisolated deinit {}

  /// Waits for some seconds.
  public func wait(_ seconds: TimeInterval) { play(.wait(seconds: seconds)) }

  /// Touches the window with finger number `identifier`.
  public func down(_ point: CGPoint, identifier: Int32 = 1) {
    play(.down(pointer: identifier, x: Double(point.x), y: Double(point.y)))
  }

  /// Moves a finger that is down in a straight line, one move a frame.
  public func move(to point: CGPoint, over seconds: TimeInterval, identifier: Int32 = 1) {
    play(.move(pointer: identifier, x: Double(point.x), y: Double(point.y), seconds: seconds))
  }

  /// Lifts a finger.
  public func up(identifier: Int32 = 1) { play(.up(pointer: identifier)) }

  /// Cancels a touch on behalf of the system.
  public func cancel(identifier: Int32 = 1) { play(.cancel(pointer: identifier)) }

  /// Touches for a tenth of a second.
  public func tap(_ point: CGPoint) { play(.tap(x: Double(point.x), y: Double(point.y))) }

  /// Touches, moves, rests for a quarter of a second and lifts, so that nothing is thrown.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    play(
      .drag(
        fromX: Double(start.x), fromY: Double(start.y), toX: Double(end.x), toY: Double(end.y), seconds: seconds))
  }

  /// Touches, moves and lifts at full speed.
  public func flick(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    play(
      .flick(
        fromX: Double(start.x), fromY: Double(start.y), toX: Double(end.x), toY: Double(end.y), seconds: seconds))
  }

  /// Turns the wheel over `point` by points to the right and down.
  public func wheel(over point: CGPoint, by delta: CGPoint) {
    play(.wheel(x: Double(point.x), y: Double(point.y), deltaX: Double(delta.x), deltaY: Double(delta.y)))
  }

  /// Presses and releases a key, with others held meanwhile.
  public func key(_ key: KeyCode, flags: InputFlags = []) { play(.key(key, flags: flags)) }

  /// Presses a key, which stays down until `keyUp(_:flags:)`, with others held meanwhile.
  public func keyDown(_ key: KeyCode, flags: InputFlags = []) { send(.keyDown, key, flags) }

  /// Releases a key.
  public func keyUp(_ key: KeyCode, flags: InputFlags = []) { send(.keyUp, key, flags) }

  private func send(_ kind: InputKind, _ key: KeyCode, _ flags: InputFlags) {
    host.send(InputEvent(kind, flags: flags, identifier: key.rawValue, milliseconds: host.milliseconds))
    play(.wait(seconds: 1 / player.rate))
  }

  /// Types into what is first responder, a character a frame; a line feed is the Return key.
  public func type(_ text: String) { play(.type(text)) }

  /// Sets the height of the keyboard on the screen in points; 0, the default, for none.
  public func setKeyboardHeight(_ height: CGFloat) { play(.keyboard(height: Double(height))) }

  /// Shows frames until no more are wanted; false if that takes longer than `limit` seconds.
  public func settle(within limit: TimeInterval) -> Bool {
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

  private func play(_ step: ScriptStep) {
    player.resume(at: host.milliseconds)
    // Only `settle` can fail, and that has its own function.
    try? player.play(step, line: 0)
  }
}

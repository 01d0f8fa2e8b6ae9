// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// Simulates touches, a wheel and a keyboard on a headless host, for tests that are written in Swift instead of as a
/// script.
///
/// Each call renders the frames of its duration, at `rate` frames per second of virtual time. Points are in window
/// coordinates.
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

  /// Creates a finger for `host`, and renders the host's first frame if the host has not rendered any frames.
  public init(on host: HeadlessHost, rate: Double = 60) {
    self.host = host
    var script = Script(file: "test")
    script.rate = rate
    player = ScriptPlayer(script, on: host)
    if host.frameCount == 0 { host.frame(milliseconds: 0) }
  }

  // The deinitializer is nonisolated, because on the main actor it might be deferred. Optimized tests may allocate the
  // finger on their stack, which would already be reused when a deferred deinitializer runs.
  nonisolated deinit {}

  /// Waits for the given number of seconds.
  public func wait(_ seconds: TimeInterval) { play(.wait(seconds: seconds)) }

  /// Begins a touch with the number `identifier`.
  public func down(_ point: CGPoint, identifier: Int32 = 1) {
    play(.down(pointer: identifier, x: Double(point.x), y: Double(point.y)))
  }

  /// Moves a touch in a straight line, with one movement per frame.
  public func move(to point: CGPoint, over seconds: TimeInterval, identifier: Int32 = 1) {
    play(.move(pointer: identifier, x: Double(point.x), y: Double(point.y), seconds: seconds))
  }

  /// Ends a touch.
  public func up(identifier: Int32 = 1) { play(.up(pointer: identifier)) }

  /// Cancels a touch in the same way as the system.
  public func cancel(identifier: Int32 = 1) { play(.cancel(pointer: identifier)) }

  /// Taps a point, with a touch that lasts 0.1 s.
  public func tap(_ point: CGPoint) { play(.tap(x: Double(point.x), y: Double(point.y))) }

  /// Begins a touch, moves it, holds it still for 0.25 s so that nothing is thrown, and lifts it.
  public func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    play(
      .drag(
        fromX: Double(start.x), fromY: Double(start.y), toX: Double(end.x), toY: Double(end.y), seconds: seconds))
  }

  /// Begins a touch, moves it, and lifts it without slowing down.
  public func flick(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) {
    play(
      .flick(
        fromX: Double(start.x), fromY: Double(start.y), toX: Double(end.x), toY: Double(end.y), seconds: seconds))
  }

  /// Scrolls the wheel at `point` by the given distances in points to the right and down.
  public func wheel(over point: CGPoint, by delta: CGPoint) {
    play(.wheel(x: Double(point.x), y: Double(point.y), deltaX: Double(delta.x), deltaY: Double(delta.y)))
  }

  /// Presses and releases a key while modifier keys are held.
  public func key(_ key: KeyCode, flags: InputFlags = []) { play(.key(key, flags: flags)) }

  /// Presses a key while modifier keys are held. The key remains pressed until `keyUp(_:flags:)`.
  public func keyDown(_ key: KeyCode, flags: InputFlags = []) { send(.keyDown, key, flags) }

  /// Releases a key.
  public func keyUp(_ key: KeyCode, flags: InputFlags = []) { send(.keyUp, key, flags) }

  private func send(_ kind: InputKind, _ key: KeyCode, _ flags: InputFlags) {
    host.send(InputEvent(kind, flags: flags, identifier: key.rawValue, milliseconds: host.milliseconds))
    play(.wait(seconds: 1 / player.rate))
  }

  /// Types text into the first responder, one character per frame. A line feed is the Return key.
  public func type(_ text: String) { play(.type(text)) }

  /// Sets the height of the on-screen keyboard in points; 0, the default, hides it.
  public func setKeyboardHeight(_ height: CGFloat) { play(.keyboard(height: Double(height))) }

  /// Renders frames until no more are needed. Returns false if this takes longer than `limit` seconds.
  public func settle(within limit: TimeInterval) -> Bool {
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

  private func play(_ step: ScriptStep) {
    player.resume(at: host.milliseconds)
    // Errors are ignored, because only `settle` steps can fail, and `settle(within:)` plays these.
    try? player.play(step, line: 0)
  }
}

// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// Simulates touches, the wheel and keys at points of the stage. Each call renders the frames of its duration.
extension TestStage {
  /// Begins a touch with the number `finger`.
  public func down(_ point: CGPoint, finger: Int32 = 1, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.down(pointer: finger, x: Double(point.x), y: Double(point.y))) }
  }

  /// Moves a touch in a straight line, with one movement per frame.
  public func move(
    to point: CGPoint, over seconds: TimeInterval, finger: Int32 = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    if isLive(file, line) { play(.move(pointer: finger, x: Double(point.x), y: Double(point.y), seconds: seconds)) }
  }

  /// Ends a touch.
  public func up(finger: Int32 = 1, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.up(pointer: finger)) }
  }

  /// Cancels a touch, as the system would.
  public func cancel(finger: Int32 = 1, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.cancel(pointer: finger)) }
  }

  /// Taps with a duration of 0.1 s.
  public func tap(at point: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.tap(x: Double(point.x), y: Double(point.y))) }
  }

  /// Begins a touch and ends it after the given number of seconds.
  public func press(at point: CGPoint, for seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    down(point, file: file, line: line)
    advance(by: seconds, file: file, line: line)
    up(file: file, line: line)
  }

  /// Begins a touch, moves it, holds it still for 0.25 s and ends it, so that nothing is thrown.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.5, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard isLive(file, line) else { return }
    play(
      .drag(
        fromX: Double(start.x), fromY: Double(start.y), toX: Double(end.x), toY: Double(end.y), seconds: seconds))
  }

  /// Begins a touch, moves it and ends it at full speed.
  public func flick(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.15, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard isLive(file, line) else { return }
    play(
      .flick(
        fromX: Double(start.x), fromY: Double(start.y), toX: Double(end.x), toY: Double(end.y), seconds: seconds))
  }

  /// Scrolls the wheel by the given distances in points to the right and down. The default point is the center of the
  /// stage.
  public func wheel(
    by delta: CGPoint, over point: CGPoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard isLive(file, line) else { return }
    let point = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
    play(.wheel(x: Double(point.x), y: Double(point.y), deltaX: Double(delta.x), deltaY: Double(delta.y)))
  }

  /// Presses and releases a key while modifier keys are held.
  public func key(_ key: KeyCode, holding flags: InputFlags = [], file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.key(key, flags: flags)) }
  }

  /// Holds a key for a number of seconds while modifier keys are held, then releases it.
  public func hold(
    _ key: KeyCode, for seconds: TimeInterval, holding flags: InputFlags = [], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard isLive(file, line) else { return }
    for kind in [InputKind.keyDown, .keyUp] {
      host.send(InputEvent(kind, flags: flags, identifier: key.rawValue, milliseconds: host.milliseconds))
      play(.wait(seconds: kind == .keyDown ? max(seconds, 1 / player.rate) : 1 / player.rate))
    }
  }

  /// Types text into the first responder, one character per frame. A line feed is the Return key.
  public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.type(text)) }
  }
}

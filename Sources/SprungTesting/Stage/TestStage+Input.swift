// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// Fingers, wheel and keys at points of the stage. Every call shows the frames that it takes.
extension TestStage {
  /// Touches the stage with finger number `finger`.
  public func down(_ point: CGPoint, finger: Int32 = 1, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.down(pointer: finger, x: Double(point.x), y: Double(point.y))) }
  }

  /// Moves a finger that is down in a straight line, one move a frame.
  public func move(
    to point: CGPoint, over seconds: TimeInterval, finger: Int32 = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    if isLive(file, line) { play(.move(pointer: finger, x: Double(point.x), y: Double(point.y), seconds: seconds)) }
  }

  /// Lifts a finger.
  public func up(finger: Int32 = 1, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.up(pointer: finger)) }
  }

  /// Cancels a touch on behalf of the system.
  public func cancel(finger: Int32 = 1, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.cancel(pointer: finger)) }
  }

  /// Touches for a tenth of a second.
  public func tap(at point: CGPoint, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.tap(x: Double(point.x), y: Double(point.y))) }
  }

  /// Touches, stays for `seconds` and lifts.
  public func press(at point: CGPoint, for seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
    down(point, file: file, line: line)
    advance(by: seconds, file: file, line: line)
    up(file: file, line: line)
  }

  /// Touches, moves, rests for a quarter of a second and lifts, so that nothing is thrown.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.5, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard isLive(file, line) else { return }
    play(
      .drag(
        fromX: Double(start.x), fromY: Double(start.y), toX: Double(end.x), toY: Double(end.y), seconds: seconds))
  }

  /// Touches, moves and lifts at full speed.
  public func flick(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.15, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard isLive(file, line) else { return }
    play(
      .flick(
        fromX: Double(start.x), fromY: Double(start.y), toX: Double(end.x), toY: Double(end.y), seconds: seconds))
  }

  /// Turns the wheel over `point`, by default the middle of the stage, by points to the right and down.
  public func wheel(
    by delta: CGPoint, over point: CGPoint? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard isLive(file, line) else { return }
    let point = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
    play(.wheel(x: Double(point.x), y: Double(point.y), deltaX: Double(delta.x), deltaY: Double(delta.y)))
  }

  /// Presses and releases a key, with others held meanwhile.
  public func key(_ key: KeyCode, holding flags: InputFlags = [], file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.key(key, flags: flags)) }
  }

  /// Holds a key down for some seconds, with others held meanwhile, and releases it.
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

  /// Types into what is first responder, a character a frame; a line feed is the Return key.
  public func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    if isLive(file, line) { play(.type(text)) }
  }
}

// SPDX-License-Identifier: MIT

import SprungStage

/// A step of a script. Coordinates are in points on the stage, and durations are in seconds.
public enum ScriptStep: Equatable, Sendable {
  /// `event ...`: an input record exactly as a host recorded it.
  case event(InputEvent)
  /// `frame TIME`: a frame at exactly this time in milliseconds.
  case frame(milliseconds: Double)
  /// `wait SECONDS`: frames at the script's rate, without input.
  case wait(seconds: Double)
  /// `down ID X Y`: a touch begins.
  case down(pointer: Int32, x: Double, y: Double)
  /// `move ID X Y over SECONDS`: the touch moves to a point in a straight line, with one movement per frame.
  case move(pointer: Int32, x: Double, y: Double, seconds: Double)
  /// `up ID`: the touch ends.
  case up(pointer: Int32)
  /// `cancel ID`: the system cancels the touch.
  case cancel(pointer: Int32)
  /// `tap X Y`: a touch that ends after 0.1 s.
  case tap(x: Double, y: Double)
  /// `drag X1 Y1 to X2 Y2 over SECONDS`: a touch begins, moves, rests briefly and ends, so that nothing is thrown.
  case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)
  /// `flick X1 Y1 to X2 Y2 over SECONDS`: a touch begins, moves and ends at full speed.
  case flick(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)
  /// `wheel X Y DX DY`: the wheel scrolls by DX points to the right and DY points down.
  case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
  /// `key NAME`: a key is pressed and released. Modifiers may precede the name, as in `key Shift+ArrowLeft`.
  case key(KeyCode, flags: InputFlags = [])
  /// `type TEXT`: the user types text, one character per frame. A line feed is the Return key.
  case type(String)
  /// `keyboard HEIGHT`: sets the height of the on-screen keyboard in points; 0 hides it.
  case keyboard(height: Double)
  /// `settle LIMIT`: renders frames until no more are needed. Fails if this takes longer than `limit` seconds.
  case settle(limit: Double)
}

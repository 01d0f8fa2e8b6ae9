// SPDX-License-Identifier: MIT

import SprungStage

/// One thing that a script does. Coordinates are points on the stage, durations seconds, pointer numbers whole.
public enum ScriptStep: Equatable, Sendable {
  /// `event ...`: exactly this input record, as a host wrote it down.
  case event(InputEvent)
  /// `frame TIME`: a frame at exactly this time in milliseconds.
  case frame(milliseconds: Double)
  /// `wait SECONDS`: frames at the script's rate, without input.
  case wait(seconds: Double)
  /// `down ID X Y`: a finger touches the stage.
  case down(pointer: Int32, x: Double, y: Double)
  /// `move ID X Y over SECONDS`: the finger moves there in a straight line, one move a frame.
  case move(pointer: Int32, x: Double, y: Double, seconds: Double)
  /// `up ID`: the finger is lifted.
  case up(pointer: Int32)
  /// `cancel ID`: the system takes the finger away.
  case cancel(pointer: Int32)
  /// `tap X Y`: a finger touches and is lifted after a tenth of a second.
  case tap(x: Double, y: Double)
  /// `drag X1 Y1 to X2 Y2 over SECONDS`: touch, move, rest for a moment, lift, so that nothing is thrown.
  case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)
  /// `flick X1 Y1 to X2 Y2 over SECONDS`: touch, move, lift at full speed.
  case flick(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)
  /// `wheel X Y DX DY`: the wheel turns by so many points to the right and down.
  case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double)
  /// `key NAME`: a key is pressed and released. Modifiers may precede the name, as in `key Shift+ArrowLeft`.
  case key(KeyCode, flags: InputFlags = [])
  /// `type TEXT`: what a person types, a character a frame; a line feed is the Return key.
  case type(String)
  /// `keyboard HEIGHT`: the keyboard on the screen is so many points high from now on, 0 for none.
  case keyboard(height: Double)
  /// `settle LIMIT`: frames until no more are wanted; an error if that takes longer than `limit` seconds.
  case settle(limit: Double)
}

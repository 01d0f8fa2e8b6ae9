// SPDX-License-Identifier: MIT

import SprungGeometry

/// One input record: an outside event that the program must receive, in order.
///
/// The four coordinates are 32-bit floats because that is what the record holds: an event read from a script and one
/// written by a browser are then the same bits.
public struct InputEvent: Equatable, Sendable {
  /// The kind of event.
  public var kind: InputKind
  /// Modifier keys and the nature of the pointer.
  public var flags: InputFlags
  /// Pointer number, key code, layer number or 0/1, as `kind` says.
  public var identifier: Int32
  /// Points from the stage's left edge, or a width.
  public var x: Float
  /// Points from the stage's top edge, or a height.
  public var y: Float
  /// Wheel movement to the right in points, pressure 0...1, or pixels a point.
  public var a: Float
  /// Wheel movement down in points, or the width of the contact in points.
  public var b: Float
  /// When it happened, in milliseconds on the host's clock, the same clock as the time of a frame.
  public var milliseconds: Double

  /// Makes an event; what is left out is 0.
  public init(
    _ kind: InputKind, flags: InputFlags = [], identifier: Int32 = 0, x: Float = 0, y: Float = 0, a: Float = 0,
    b: Float = 0, milliseconds: Double
  ) {
    self.kind = kind
    self.flags = flags
    self.identifier = identifier
    self.x = x
    self.y = y
    self.a = a
    self.b = b
    self.milliseconds = milliseconds
  }

  /// The key of a key event.
  public var key: KeyCode { KeyCode(rawValue: identifier) }

  /// The layer of a focus or activate event.
  public var layer: LayerID { LayerID(bitPattern: identifier) }

  /// True unless a number is NaN or infinite, or a length absurd: farther than 1e9 points from zero.
  public var isFinite: Bool {
    let limit = GeometryLimit.largestInput
    return abs(x) <= limit && abs(y) <= limit && abs(a) <= limit && abs(b) <= limit && milliseconds.isFinite
  }
}

// SPDX-License-Identifier: MIT

import SprungGeometry

/// An input record: an external event. The program receives all events in order.
///
/// The four coordinates are 32-bit floats, as in the record. Events from a script and from a browser are therefore
/// bit-identical.
public struct InputEvent: Equatable, Sendable {
  /// The kind of event.
  public var kind: InputKind
  /// The modifier keys and the pointer type.
  public var flags: InputFlags
  /// A pointer number, key code, layer number or Boolean (0 or 1), depending on `kind`.
  public var identifier: Int32
  /// The distance from the stage's left edge in points, or a width.
  public var x: Float
  /// The distance from the stage's top edge in points, or a height.
  public var y: Float
  /// The wheel movement to the right in points, the pressure from 0 to 1, or the number of pixels per point.
  public var a: Float
  /// The downward wheel movement in points, or the width of the contact in points.
  public var b: Float
  /// The time of the event in milliseconds on the host's clock, which also measures the times of frames.
  public var milliseconds: Double

  /// Creates an event. Omitted values are 0.
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

  /// The layer of a focus or activation event.
  public var layer: LayerID { LayerID(bitPattern: identifier) }

  /// Whether every number is finite and no coordinate is farther than 1e9 points from zero.
  public var isFinite: Bool {
    let limit = GeometryLimit.largestInput
    return abs(x) <= limit && abs(y) <= limit && abs(a) <= limit && abs(b) <= limit && milliseconds.isFinite
  }
}

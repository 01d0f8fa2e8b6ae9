// SPDX-License-Identifier: MIT

/// Position and motion of a body at one moment.
struct BodyState {
  /// The center, in points.
  var x: Double
  var y: Double
  /// In radians.
  var angle: Double
  /// In pt/s.
  var velocityX: Double
  var velocityY: Double
  /// In rad/s.
  var angularVelocity: Double

  @inline(__always)
  init(_ columns: BodyColumns, _ row: Int) {
    x = columns.x[row]
    y = columns.y[row]
    angle = columns.angle[row]
    velocityX = columns.velocityX[row]
    velocityY = columns.velocityY[row]
    angularVelocity = columns.angularVelocity[row]
  }

  /// Whether the position or angle differs at all.
  func isElsewhere(than other: BodyState) -> Bool { x != other.x || y != other.y || angle != other.angle }

  /// Whether nothing at all differs: then nothing will ever change again without an external change.
  func isSame(as other: BodyState) -> Bool {
    !isElsewhere(than: other) && velocityX == other.velocityX && velocityY == other.velocityY
      && angularVelocity == other.angularVelocity
  }
}

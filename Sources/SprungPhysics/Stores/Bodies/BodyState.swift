// SPDX-License-Identifier: MIT

/// The position and motion of a body at one moment.
struct BodyState {
  /// The center, in points.
  var x: Double
  var y: Double
  /// The angle in radians.
  var angle: Double
  /// The velocity in pt/s.
  var velocityX: Double
  var velocityY: Double
  /// The angular velocity in rad/s.
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

  /// Returns whether the position or angle differs at all.
  func isElsewhere(than other: BodyState) -> Bool { x != other.x || y != other.y || angle != other.angle }

  /// Returns whether all values are equal. A body whose state equals that of the previous step remains unchanged until
  /// there is an external change.
  func isSame(as other: BodyState) -> Bool {
    !isElsewhere(than: other) && velocityX == other.velocityX && velocityY == other.velocityY
      && angularVelocity == other.angularVelocity
  }
}

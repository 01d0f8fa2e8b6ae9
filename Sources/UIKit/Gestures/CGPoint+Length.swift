// SPDX-License-Identifier: MIT

nonisolated extension CGPoint {
  /// The distance from the origin, in points.
  var length: CGFloat { (x * x + y * y).squareRoot() }
}

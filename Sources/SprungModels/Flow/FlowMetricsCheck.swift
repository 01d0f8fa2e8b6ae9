// SPDX-License-Identifier: MIT

import SprungGeometry

/// Rejects non-finite, excessive and negative values of a flow layout, and reports each rejection as a fault.
package enum FlowMetricsCheck {
  /// The limit in points for a size, spacing or inset of a single element. Larger values are considered errors.
  package static let largestLength = 1e15

  /// Returns whether a length is finite, nonnegative and within the limit.
  package static func isLength(_ value: Double) -> Bool {
    value >= 0 && value <= largestLength
  }

  /// Returns whether a distance, which can be negative, is finite and within the limit.
  package static func isDistance(_ value: Double) -> Bool {
    value >= -largestLength && value <= largestLength
  }

  /// Returns the size, or reports a fault and returns `fallback` if a side is negative, not finite or excessive.
  package static func size(_ size: CGSize, fallback: CGSize, _ subject: @autoclosure () -> String) -> CGSize {
    if isLength(Double(size.width)), isLength(Double(size.height)) { return size }
    report(subject(), "\(Double(size.width)) x \(Double(size.height))", "\(fallback.width) x \(fallback.height)")
    return fallback
  }

  /// Returns the length, or reports a fault and returns `fallback` if it is negative, not finite or excessive.
  package static func length(_ value: CGFloat, fallback: CGFloat, _ subject: @autoclosure () -> String) -> CGFloat {
    if isLength(Double(value)) { return value }
    report(subject(), "\(Double(value))", "\(Double(fallback))")
    return fallback
  }

  /// Returns the distance, or reports a fault and returns `fallback` if it is not finite or excessive. Negative
  /// distances are valid.
  package static func distance(_ value: CGFloat, fallback: CGFloat, _ subject: @autoclosure () -> String) -> CGFloat {
    if isDistance(Double(value)) { return value }
    report(subject(), "\(Double(value))", "\(Double(fallback))")
    return fallback
  }

  private static func report(_ subject: String, _ value: String, _ fallback: String) {
    Diagnostics.report(
      "flowMetrics",
      "\(subject) is \(value), so \(fallback) is used instead. Flow layouts require finite lengths from 0 to 1e15 "
        + "points. Only line spacing and insets can be negative.")
  }
}

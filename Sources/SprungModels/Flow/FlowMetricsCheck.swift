// SPDX-License-Identifier: MIT

import SprungGeometry

/// Keeps values that are not finite, absurd or negative out of a flow; each refusal is reported as a fault.
package enum FlowMetricsCheck {
  /// Points beyond which a size, spacing or inset of one element is taken for a mistake.
  package static let largestLength = 1e15

  /// True if a length is finite, not negative and not absurd.
  package static func isLength(_ value: Double) -> Bool {
    value >= 0 && value <= largestLength
  }

  /// True if a distance, which may be negative, is finite and not absurd.
  package static func isDistance(_ value: Double) -> Bool {
    value >= -largestLength && value <= largestLength
  }

  /// The size, or `fallback` after a fault if a side is negative, not finite or absurd.
  package static func size(_ size: CGSize, fallback: CGSize, _ subject: @autoclosure () -> String) -> CGSize {
    if isLength(Double(size.width)), isLength(Double(size.height)) { return size }
    report(subject(), "\(Double(size.width)) x \(Double(size.height))", "\(fallback.width) x \(fallback.height)")
    return fallback
  }

  /// The length, or `fallback` after a fault if it is negative, not finite or absurd.
  package static func length(_ value: CGFloat, fallback: CGFloat, _ subject: @autoclosure () -> String) -> CGFloat {
    if isLength(Double(value)) { return value }
    report(subject(), "\(Double(value))", "\(Double(fallback))")
    return fallback
  }

  /// The distance, which may be negative, or `fallback` after a fault if it is not finite or absurd.
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

// SPDX-License-Identifier: MIT

/// Rejects invalid values of compositional layouts when they are set.
nonisolated enum LayoutCheck {
  /// Returns the number if it is finite and within the geometry limit; otherwise reports a fault and returns 0.
  static func finite(_ value: CGFloat, _ subject: String) -> CGFloat {
    if value.keepsLimit { return value }
    Diagnostics.report(
      "compositionalNumber",
      "\(subject) of a compositional layout is \(Double(value)), but \(GeometryLimit.valueRule). 0 is used.")
    return 0
  }

  /// Returns the number if it is finite, not negative and within the geometry limit; otherwise reports a fault and
  /// returns 0.
  static func length(_ value: CGFloat, _ subject: String) -> CGFloat {
    let value = finite(value, subject)
    if value >= 0 { return value }
    Diagnostics.report(
      "compositionalNumber",
      "\(subject) of a compositional layout is \(Double(value)). It cannot be negative, so 0 is used.")
    return 0
  }

  /// Returns the number of items if it is positive; otherwise reports a fault and returns 1.
  static func count(_ count: Int) -> Int {
    if count > 0 { return count }
    Diagnostics.report(
      "compositionalNumber",
      "The item count of a compositional layout group is \(count). It must be positive, so 1 is used.")
    return 1
  }

  /// Returns insets whose sides are finite.
  static func insets(_ insets: NSDirectionalEdgeInsets, _ subject: String) -> NSDirectionalEdgeInsets {
    if insets.top.keepsLimit, insets.leading.keepsLimit, insets.bottom.keepsLimit, insets.trailing.keepsLimit {
      return insets
    }
    return NSDirectionalEdgeInsets(
      top: finite(insets.top, "top of \(subject)"), leading: finite(insets.leading, "leading of \(subject)"),
      bottom: finite(insets.bottom, "bottom of \(subject)"), trailing: finite(insets.trailing, "trailing of \(subject)")
    )
  }

  /// Returns a finite rectangle. For any other rectangle, reports a fault and returns an empty rectangle.
  static func rectangle(_ rect: CGRect) -> CGRect {
    let rect = rect.standardized
    if rect.keepsLimit { return rect }
    Diagnostics.report(
      "compositionalNumber",
      "The frame of an item of a custom group is (\(Double(rect.origin.x)), \(Double(rect.origin.y)), "
        + "\(Double(rect.size.width)), \(Double(rect.size.height))), but \(GeometryLimit.rule). "
        + "An empty frame is used.")
    return .zero
  }
}

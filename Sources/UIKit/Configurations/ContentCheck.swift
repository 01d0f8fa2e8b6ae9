// SPDX-License-Identifier: MIT

/// Rejects unusable configuration values when they are set.
nonisolated enum ContentCheck {
  /// A number that is finite and not absurd; anything else is a fault and counts as 0.
  static func finite(_ value: CGFloat, _ subject: String) -> CGFloat {
    if value.keepsLimit { return value }
    Diagnostics.report(
      "configurationNumber",
      "\(subject) of a configuration is \(Double(value)), so 0 is used: \(GeometryLimit.rule).")
    return 0
  }

  /// Insets whose sides are finite.
  static func insets(_ insets: NSDirectionalEdgeInsets, _ subject: String) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: finite(insets.top, "top of \(subject)"), leading: finite(insets.leading, "leading of \(subject)"),
      bottom: finite(insets.bottom, "bottom of \(subject)"), trailing: finite(insets.trailing, "trailing of \(subject)")
    )
  }
}

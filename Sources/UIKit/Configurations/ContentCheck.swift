// SPDX-License-Identifier: MIT

/// Rejects unusable configuration values when they are set.
nonisolated enum ContentCheck {
  /// Returns the value if it is finite and within the limits. For other values, reports a fault and returns 0.
  static func finite(_ value: CGFloat, _ subject: String) -> CGFloat {
    if value.keepsLimit { return value }
    Diagnostics.report(
      "configurationNumber",
      "\(subject) of a configuration is \(Double(value)), but \(GeometryLimit.valueRule). 0 is used.")
    return 0
  }

  /// Returns the insets, with each invalid side replaced by 0.
  static func insets(_ insets: NSDirectionalEdgeInsets, _ subject: String) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: finite(insets.top, "top of \(subject)"), leading: finite(insets.leading, "leading of \(subject)"),
      bottom: finite(insets.bottom, "bottom of \(subject)"), trailing: finite(insets.trailing, "trailing of \(subject)")
    )
  }
}

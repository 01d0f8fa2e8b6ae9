// SPDX-License-Identifier: MIT

import SprungModels

/// Rejects heights that are negative, not finite or out of range, and reports each of them as a fault.
nonisolated enum TableMetricsCheck {
  /// Returns the height if it is valid or `automaticDimension`. Otherwise, reports a fault and returns `fallback`.
  static func height(_ value: CGFloat, fallback: CGFloat, _ subject: @autoclosure () -> String) -> CGFloat {
    if value == UITableView.automaticDimension || FlowMetricsCheck.isLength(Double(value)) { return value }
    Diagnostics.report(
      "tableMetrics",
      "\(subject()) is \(Double(value)). Heights must be from 0 to 1e15 points, or "
        + "UITableView.automaticDimension, so \(Double(fallback)) is used.")
    return fallback
  }
}

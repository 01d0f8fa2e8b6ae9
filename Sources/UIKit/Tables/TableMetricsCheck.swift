// SPDX-License-Identifier: MIT

import SprungModels

/// Keeps heights that are not finite, absurd or negative out of a table; each refusal is reported as a fault.
nonisolated enum TableMetricsCheck {
  /// The height, or `fallback` after a fault. `UITableView.automaticDimension` passes.
  static func height(_ value: CGFloat, fallback: CGFloat, _ subject: @autoclosure () -> String) -> CGFloat {
    if value == UITableView.automaticDimension || FlowMetricsCheck.isLength(Double(value)) { return value }
    Diagnostics.report(
      "tableMetrics",
      "\(subject()) is \(Double(value)). Heights must be from 0 to 1e15 points, or "
        + "UITableView.automaticDimension, so \(Double(fallback)) is used.")
    return fallback
  }
}

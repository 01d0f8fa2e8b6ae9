// SPDX-License-Identifier: MIT

import SprungGeometry

extension CGSize {
  /// The size with 0 in place of negative sides, which are reported by the subject that they belong to.
  nonisolated func notNegative(_ subject: @autoclosure () -> String) -> CGSize {
    if width >= 0, height >= 0 { return self }
    Diagnostics.report(
      "negativeSize",
      "\(subject()) is \(Double(width)) x \(Double(height)). A size cannot be negative, so 0 is used. Clamp it with max(0, …)."
    )
    return CGSize(width: max(0, width), height: max(0, height))
  }
}

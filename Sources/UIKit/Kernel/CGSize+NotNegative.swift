// SPDX-License-Identifier: MIT

import SprungGeometry

extension CGSize {
  /// Returns the size with negative sides replaced by 0. Negative sides are reported with a description of their owner.
  nonisolated func notNegative(_ subject: @autoclosure () -> String) -> CGSize {
    if width >= 0, height >= 0 { return self }
    Diagnostics.report(
      "negativeSize",
      "The \(subject()) is \(Double(width)) x \(Double(height)). A size cannot be negative, so 0 is used. Clamp "
        + "negative sides to 0."
    )
    return CGSize(width: max(0, width), height: max(0, height))
  }
}

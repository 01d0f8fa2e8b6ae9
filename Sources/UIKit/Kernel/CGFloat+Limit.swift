// SPDX-License-Identifier: MIT

import SprungGeometry

extension CGFloat {
  /// Returns the number, or `old` if the number violates `GeometryLimit`. A violation is reported with `name`, which
  /// contains the name of the property and its type.
  nonisolated func limited(else old: CGFloat, _ name: StaticString) -> CGFloat {
    if keepsLimit { return self }
    Diagnostics.report("nonFiniteValue", "\(name) \(self) is invalid: \(GeometryLimit.valueRule).")
    return old
  }
}

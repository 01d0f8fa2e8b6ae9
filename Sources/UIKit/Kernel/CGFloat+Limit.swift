// SPDX-License-Identifier: MIT

import SprungGeometry

extension CGFloat {
  /// The number, or what there was before if it breaks the rule of `GeometryLimit`, which is reported by the name of the
  /// number and of what it belongs to.
  nonisolated func limited(else old: CGFloat, _ name: StaticString) -> CGFloat {
    if keepsLimit { return self }
    Diagnostics.report("nonFiniteValue", "\(name) \(self) is invalid: \(GeometryLimit.rule).")
    return old
  }
}

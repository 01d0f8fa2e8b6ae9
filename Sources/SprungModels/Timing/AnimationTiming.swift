// SPDX-License-Identifier: MIT

import SprungGeometry

/// Maps the elapsed fraction of an animation's duration to its progress.
package enum AnimationTiming: Equatable {
  /// A timing curve from (0, 0) to (1, 1).
  case curve(TimingCurve)
  /// A spring. The second spring applies to the vertical direction if the initial velocities of the two directions
  /// differ.
  case spring(SpringCurve, SpringCurve?)

  /// Returns the progress at an elapsed fraction, which is clamped to 0...1. The progress of a spring can be outside of
  /// 0...1.
  package func value(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring, _):
      guard fraction > 0 else { return 0 }
      return CGFloat(spring.value(at: Double(min(1, fraction)) * spring.duration))
    }
  }

  /// Returns the progress of the vertical direction.
  package func uprightValue(at fraction: CGFloat) -> CGFloat {
    guard case .spring(_, let upright?) = self else { return value(at: fraction) }
    return AnimationTiming.spring(upright, nil).value(at: fraction)
  }

  /// Returns the elapsed fraction at which the progress first reaches a value of 0...1; for springs, during the initial
  /// rise.
  package func fraction(of progress: CGFloat) -> CGFloat {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var low: CGFloat = 0
    var high: CGFloat = 1
    if case .spring = self {
      var step = 0.0
      while step < 1, value(at: CGFloat(step)) < progress { step += 1.0 / 256 }
      high = CGFloat(min(1, step))
      low = CGFloat(max(0, step - 1.0 / 256))
    }
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if value(at: middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

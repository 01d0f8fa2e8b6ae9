// SPDX-License-Identifier: MIT

import SprungGeometry

/// How an animation's progress follows from the elapsed part of its duration.
package enum AnimationTiming: Equatable {
  /// A curve from (0, 0) to (1, 1).
  case curve(TimingCurve)
  /// A spring, and a second one for the upright direction where that begins with another speed.
  case spring(SpringCurve, SpringCurve?)

  /// The progress at an elapsed fraction of 0...1, clamped outside; a spring's leaves 0...1.
  package func value(at fraction: CGFloat) -> CGFloat {
    switch self {
    case .curve(let curve): return curve.value(at: fraction)
    case .spring(let spring, _):
      guard fraction > 0 else { return 0 }
      return CGFloat(spring.value(at: Double(min(1, fraction)) * spring.duration))
    }
  }

  /// The progress of the upright direction.
  package func uprightValue(at fraction: CGFloat) -> CGFloat {
    guard case .spring(_, let upright?) = self else { return value(at: fraction) }
    return AnimationTiming.spring(upright, nil).value(at: fraction)
  }

  /// The elapsed fraction at which the progress is first a given one of 0...1; for springs that of the rising part.
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

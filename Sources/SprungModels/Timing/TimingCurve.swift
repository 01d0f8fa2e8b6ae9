// SPDX-License-Identifier: MIT

import SprungGeometry

/// The progress of an animation as a function of the elapsed fraction of its duration; both are 0 at the start and 1 at
/// the end.
package struct TimingCurve: Equatable {
  package var x1: CGFloat
  package var y1: CGFloat
  package var x2: CGFloat
  package var y2: CGFloat

  package static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  package static let standard = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  package init(x1: CGFloat, y1: CGFloat, x2: CGFloat, y2: CGFloat) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Creates a curve with two control points. Non-finite coordinates are reported as a fault and result in a linear
  /// curve. The x-coordinates are clamped to 0...1, because time cannot run backward.
  package init(_ point1: CGPoint, _ point2: CGPoint) {
    guard point1.x.isFinite, point1.y.isFinite, point2.x.isFinite, point2.y.isFinite else {
      Diagnostics.report(
        "timingCurve", "The control points of a timing curve are not finite. Pass finite coordinates.")
      self = .linear
      return
    }
    self.init(x1: min(1, max(0, point1.x)), y1: point1.y, x2: min(1, max(0, point2.x)), y2: point2.y)
  }

  /// Returns the progress at an elapsed fraction, which is clamped to 0...1.
  package func value(at fraction: CGFloat) -> CGFloat {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    if self == .linear { return fraction }
    // x(s) increases monotonically, so bisection always converges; 54 steps exhaust the precision of a Double.
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if TimingCurve.bezier(x1, x2, middle) < fraction { low = middle } else { high = middle }
    }
    return TimingCurve.bezier(y1, y2, (low + high) / 2)
  }

  /// Returns a coordinate of a cubic Bézier curve whose end points are 0 and 1. `first` and `second` are the
  /// coordinates of the inner control points.
  private static func bezier(_ first: CGFloat, _ second: CGFloat, _ s: CGFloat) -> CGFloat {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }
}

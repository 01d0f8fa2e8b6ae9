// SPDX-License-Identifier: MIT

import SprungModels

/// The timing curves that have a name.
nonisolated public enum CAMediaTimingFunctionName: UInt8, Sendable {
  /// At one speed.
  case linear = 0
  /// Slow at the beginning.
  case easeIn = 1
  /// Slow at the end.
  case easeOut = 2
  /// Slow at both ends.
  case easeInEaseOut = 3
  /// The curve of implicit animations, (0.25, 0.1) and (0.25, 1).
  case `default` = 4
}

/// A cubic curve from (0, 0) to (1, 1) that says how progress follows from time.
nonisolated open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: TimingCurve

  init(_ curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// A named curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(TimingCurve.linear)
    case .easeIn: self.init(TimingCurve.easeIn)
    case .easeOut: self.init(TimingCurve.easeOut)
    case .easeInEaseOut: self.init(TimingCurve.easeInOut)
    case .default: self.init(TimingCurve.standard)
    }
  }

  /// A curve by the coordinates of its two inner control points. Ones that are not finite are reported and make it
  /// linear; x is clamped to 0...1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      TimingCurve(CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))))
  }

  /// Writes the two coordinates of a control point, 0 to 3, of which 0 and 3 are the ends; another index is reported and
  /// writes nothing.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [
      CGPoint.zero, CGPoint(x: curve.x1, y: curve.y1), CGPoint(x: curve.x2, y: curve.y2), CGPoint(x: 1, y: 1),
    ]
    guard points.indices.contains(index) else {
      Diagnostics.report("timingIndex", "Control point \(index) does not exist. A timing function has points 0 to 3.")
      return
    }
    values[0] = Float(points[index].x)
    values[1] = Float(points[index].y)
  }
}

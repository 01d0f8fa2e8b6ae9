// SPDX-License-Identifier: MIT

import SprungModels

/// The predefined timing curves.
nonisolated public enum CAMediaTimingFunctionName: UInt8, Sendable {
  /// Constant speed.
  case linear = 0
  /// Starts slowly.
  case easeIn = 1
  /// Ends slowly.
  case easeOut = 2
  /// Starts and ends slowly.
  case easeInEaseOut = 3
  /// The curve of implicit animations, with the control points (0.25, 0.1) and (0.25, 1).
  case `default` = 4
}

/// A cubic Bezier curve from (0, 0) to (1, 1) that maps time to progress.
nonisolated open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: TimingCurve

  init(_ curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Creates a predefined curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(TimingCurve.linear)
    case .easeIn: self.init(TimingCurve.easeIn)
    case .easeOut: self.init(TimingCurve.easeOut)
    case .easeInEaseOut: self.init(TimingCurve.easeInOut)
    case .default: self.init(TimingCurve.standard)
    }
  }

  /// Creates a curve with two inner control points. Non-finite coordinates are reported and produce a linear curve; x
  /// is clamped to 0...1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(
      TimingCurve(CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))))
  }

  /// Writes the two coordinates of the control point at an index. Indices 0 and 3 are the end points. An index outside
  /// of 0...3 is reported, and nothing is written.
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

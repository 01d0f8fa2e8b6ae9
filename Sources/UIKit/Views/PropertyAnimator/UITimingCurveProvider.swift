// SPDX-License-Identifier: MIT

import SprungModels

/// The kinds of timing for a property animator.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A combination of a curve and a spring.
  case composed = 3
}

/// Maps time to the progress of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of timing, which determines the relevant parameters. For `composed`, the spring is used.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing parameters, or nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring timing parameters, or nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of a cubic Bézier curve from (0, 0) to (1, 1), with two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve, or `easeInOut` for a custom curve.
  open internal(set) var animationCurve: UIView.AnimationCurve
  /// The first control point. The x coordinate of the point is a fraction of the duration, 0...1.
  open internal(set) var controlPoint1: CGPoint
  /// The second control point. The x coordinate of the point is a fraction of the duration, 0...1.
  open internal(set) var controlPoint2: CGPoint
  let curve: TimingCurve
  private let isNamed: Bool

  /// Creates Core Animation's default curve, with the control points (0.25, 0.1) and (0.25, 1).
  public override init() {
    animationCurve = .easeInOut
    curve = .standard
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    isNamed = true
    super.init()
  }

  /// Creates the same curve as `init()`. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    animationCurve = .easeInOut
    curve = .standard
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    isNamed = true
    super.init()
  }

  /// Creates the parameters of a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.curve
    controlPoint1 = CGPoint(x: self.curve.x1, y: self.curve.y1)
    controlPoint2 = CGPoint(x: self.curve.x2, y: self.curve.y2)
    isNamed = true
    super.init()
  }

  /// Creates a curve with two control points. Coordinates that are not finite are reported, and the curve becomes
  /// linear. The x coordinates are clamped to 0...1, so that time never runs backward.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = TimingCurve(point1, point2)
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    isNamed = false
    super.init()
  }

  /// `builtin` for a named curve, otherwise `cubic`.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// Returns these parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    case ratio(Double)
    case physics(mass: Double, stiffness: Double, damping: Double)
    case bounce(duration: Double, bounce: Double)
  }

  /// The initial velocity, in animation distances per second. `dy` applies to the y coordinates of points, and `dx` to
  /// all other values.
  open internal(set) var initialVelocity: CGVector
  private let kind: Kind

  /// Creates the system's default spring, with mass 3, stiffness 1000 and damping 500, which does not overshoot.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates the same spring as `init()`. Decoding from archives is not supported.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// Creates a spring that settles within the animator's duration. The damping ratio is at least 0 (endless
  /// oscillation). From 1 on, the spring does not overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(Self.finite(ratio, "damping ratio", least: 0, else: 1)))
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// Creates a spring that settles within the animator's duration and starts at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring with a mass, stiffness (mass/s²) and damping (mass/s). These values determine how long the spring
  /// takes to settle, and the animator's duration is ignored. Mass and stiffness must be positive, and damping must not
  /// be negative. Invalid values are reported and replaced by the defaults.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physics(
      mass: Double(Self.finite(mass, "mass", least: 1e-9, else: 3)),
      stiffness: Double(Self.finite(stiffness, "stiffness", least: 1e-9, else: 1000)),
      damping: Double(Self.finite(damping, "damping", least: 0, else: 500)))
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// Creates a spring with a perceived duration in seconds and a bounce from -1 to 1. A negative bounce overdamps the
  /// spring, 0 means no bounce, and 1 means endless oscillation. These values determine how long the spring takes to
  /// settle.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)
  ) {
    kind = .bounce(
      duration: Double(Self.finite(CGFloat(duration), "duration", least: 1e-9, else: 0.5)),
      bounce: Double(min(1, Self.finite(bounce, "bounce", least: -1, else: 0))))
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Returns these parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the timing of the spring for an animator's duration in seconds.
  final func timing(duration: TimeInterval) -> AnimationTiming {
    let along = spring(duration, Double(initialVelocity.dx))
    guard initialVelocity.dy != initialVelocity.dx else { return .spring(along, nil) }
    // The springs for both axes end at the same time.
    return .spring(along, spring(duration, Double(initialVelocity.dy)))
  }

  private func spring(_ duration: TimeInterval, _ velocity: Double) -> SpringCurve {
    switch kind {
    case .ratio(let ratio): SpringCurve(dampingRatio: ratio, duration: max(duration, 1e-9), velocity: velocity)
    case .physics(let mass, let stiffness, let damping):
      SpringCurve(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
    case .bounce(let duration, let bounce):
      SpringCurve(perceptualDuration: duration, bounce: bounce, velocity: velocity)
    }
  }

  private static func finite(
    _ number: CGFloat, _ name: StaticString, least: CGFloat, else other: CGFloat
  ) -> CGFloat {
    if number.isFinite, number >= least { return number }
    Diagnostics.report(
      "springParameter", "The \(name) \(number) of a spring is invalid. Pass a finite number of at least \(least).")
    return other
  }

  private static func finite(_ velocity: CGVector) -> CGVector {
    if velocity.dx.isFinite, velocity.dy.isFinite { return velocity }
    Diagnostics.report("springParameter", "The initial velocity of a spring is not finite, so 0 is used.")
    return CGVector(dx: 0, dy: 0)
  }
}

extension UITimingCurveProvider {
  /// Returns the timing for an animator's duration in seconds.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters {
      return spring.timing(duration: duration)
    }
    return .curve(cubicTimingParameters?.curve ?? .easeInOut)
  }
}

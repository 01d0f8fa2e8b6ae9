// SPDX-License-Identifier: MIT

import SprungModels

/// The kinds of timing that a property animator knows.
nonisolated public enum UITimingCurveType: Int, Sendable {
  /// One of the four named curves.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Both together.
  case composed = 3
}

/// The relation between the time and the progress of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the two parameters count; with `composed` the spring does.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of a cubic curve from (0, 0) to (1, 1), with two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve that this is, or `easeInOut`.
  open internal(set) var animationCurve: UIView.AnimationCurve
  /// The first control point; x is a fraction 0...1 of the duration.
  open internal(set) var controlPoint1: CGPoint
  /// The second control point; x is a fraction 0...1 of the duration.
  open internal(set) var controlPoint2: CGPoint
  let curve: TimingCurve
  private let isNamed: Bool

  /// Core Animation's own curve, (0.25, 0.1) and (0.25, 1).
  public override init() {
    animationCurve = .easeInOut
    curve = .standard
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    isNamed = true
    super.init()
  }

  /// The curve of `init()`; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    animationCurve = .easeInOut
    curve = .standard
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    isNamed = true
    super.init()
  }

  /// A named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.curve
    controlPoint1 = CGPoint(x: self.curve.x1, y: self.curve.y1)
    controlPoint2 = CGPoint(x: self.curve.x2, y: self.curve.y2)
    isNamed = true
    super.init()
  }

  /// A curve with two control points. Coordinates that are not finite are reported and make it a straight line; x is
  /// clamped to 0...1, since time cannot run backwards.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = TimingCurve(point1, point2)
    controlPoint1 = CGPoint(x: curve.x1, y: curve.y1)
    controlPoint2 = CGPoint(x: curve.x2, y: curve.y2)
    isNamed = false
    super.init()
  }

  /// `builtin` for a named curve, else `cubic`.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
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

  /// The speed at the beginning, in whole distances per second; `dx` counts for everything but the upright part of
  /// points, for which `dy` does.
  open internal(set) var initialVelocity: CGVector
  private let kind: Kind

  /// The system's spring: mass 3, stiffness 1000, damping 500, so without overshoot.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// The spring of `init()`; decoding from archives is not supported.
  public required convenience init?(coder: NSCoder) { self.init() }

  /// A spring that settles within the animator's duration; the ratio is 0 (swings for ever) to 1 (no overshoot) or more.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(Self.finite(ratio, "damping ratio", least: 0, else: 1)))
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// A spring that settles within the animator's duration, from rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring by mass, stiffness (mass/s²) and damping (mass/s). It decides itself how long it takes; the animator's
  /// duration does not count. Numbers that are not finite and, but for the damping, positive are reported and count as
  /// the default's.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physics(
      mass: Double(Self.finite(mass, "mass", least: 1e-9, else: 3)),
      stiffness: Double(Self.finite(stiffness, "stiffness", least: 1e-9, else: 1000)),
      damping: Double(Self.finite(damping, "damping", least: 0, else: 500)))
    initialVelocity = Self.finite(velocity)
    super.init()
  }

  /// A spring by perceived duration in seconds and bounce, -1 (sluggish) over 0 (none) to 1 (for ever). It decides itself
  /// how long it takes to settle.
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
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring as timing, for an animator of a given duration in seconds.
  final func timing(duration: TimeInterval) -> AnimationTiming {
    let along = spring(duration, Double(initialVelocity.dx))
    guard initialVelocity.dy != initialVelocity.dx else { return .spring(along, nil) }
    // Both directions are over at the same time.
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
      "springParameter", "The \(name) \(number) of a spring is invalid. Pass a finite number, at least \(least).")
    return other
  }

  private static func finite(_ velocity: CGVector) -> CGVector {
    if velocity.dx.isFinite, velocity.dy.isFinite { return velocity }
    Diagnostics.report("springParameter", "The initial velocity of a spring is not finite.")
    return CGVector(dx: 0, dy: 0)
  }
}

extension UITimingCurveProvider {
  /// The timing for an animator of a given duration in seconds.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if timingCurveType == .spring || timingCurveType == .composed, let spring = springTimingParameters {
      return spring.timing(duration: duration)
    }
    return .curve(cubicTimingParameters?.curve ?? .easeInOut)
  }
}

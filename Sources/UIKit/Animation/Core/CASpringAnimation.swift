// SPDX-License-Identifier: MIT

import SprungModels

/// An animation that follows a damped spring from one value to another.
nonisolated open class CASpringAnimation: CABasicAnimation {
  /// The mass that is attached to the spring, in any unit; must be positive. Default: 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring in mass/s²; must be positive. Default: 100.
  open var stiffness: CGFloat = 100
  /// The damping in mass/s; 0 or more. Default: 10.
  open var damping: CGFloat = 10
  /// The initial speed toward the end value, as a multiple of the total change per second. Default: 0.
  open var initialVelocity: CGFloat = 0
  /// This value is stored but has no effect: overdamped springs always follow the exact equation of motion. Default:
  /// false.
  open var allowsOverdamping = false

  private var spring: SpringCurve?
  private var length: TimeInterval = 0

  /// Creates a spring with a perceived duration in seconds and a bounce from -1 (overdamped) to 1 (undamped). Sets
  /// `duration` to `settlingDuration`. Non-finite arguments are reported and replaced by 0.5 and 0.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    var period = perceptualDuration
    var amount = bounce
    if !(period > 0) || !period.isFinite || !amount.isFinite {
      Diagnostics.report(
        "springParameter",
        "Invalid spring (period \(period) s, bounce \(amount)): pass a finite bounce and a period above 0.")
      period = 0.5
      amount = 0
    }
    let curve = SpringCurve(perceptualDuration: period, bounce: Double(min(1, max(-1, amount))))
    stiffness = CGFloat(curve.frequency * curve.frequency)
    damping = CGFloat(2 * curve.ratio * curve.frequency)
    super.duration = curve.duration
  }

  /// The time in seconds after which the distance to the end value stays below 1/1000 of the total change. The default
  /// spring settles in 1.4727 seconds.
  open var settlingDuration: CFTimeInterval { curve.duration }

  /// The bounce of the spring, as defined in `init(perceptualDuration:bounce:)`.
  open var bounce: CGFloat {
    let ratio = curve.ratio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// The period of the undamped spring in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / curve.frequency }

  private var curve: SpringCurve {
    if let spring { return spring }
    let usable =
      mass > 0 && mass.isFinite && stiffness > 0 && stiffness.isFinite && damping >= 0 && damping.isFinite
      && initialVelocity.isFinite
    guard usable else {
      Diagnostics.report(
        "springParameter",
        "Invalid spring (mass \(mass), stiffness \(stiffness), damping \(damping)): all values must be finite, mass "
          + "and stiffness must be above 0, and damping cannot be negative. The default is used.")
      return SpringCurve(mass: 1, stiffness: 100, damping: 10)
    }
    return SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(initialVelocity))
  }

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CASpringAnimation {
      copy.mass = mass
      copy.stiffness = stiffness
      copy.damping = damping
      copy.initialVelocity = initialVelocity
      copy.allowsOverdamping = allowsOverdamping
    }
    return copy
  }

  package override func prepare(duration: TimeInterval) {
    super.prepare(duration: duration)
    spring = curve
    length = clock.duration
  }

  package override func eased(_ progress: CGFloat) -> CGFloat {
    guard let spring, progress > 0 else { return 0 }
    return CGFloat(spring.value(at: Double(progress) * length))
  }
}

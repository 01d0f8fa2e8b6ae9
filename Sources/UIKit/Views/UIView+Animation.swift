// SPDX-License-Identifier: MIT

extension UIView {
  private static let animationsAreOn = AppContext.adopt(AppValue(true))

  /// Animates the view changes in a block over a duration in seconds, with an ease-in-out curve.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the view changes in a block. The completion handler's argument is true if no animation was interrupted.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the view changes in a block.
  ///
  /// The views have their new values immediately, but the screen shows the old values until `delay` has elapsed.
  ///
  /// Animations of position, bounds, transform and corner radius are additive. Several additive animations can run at
  /// the same time, and a later animation does not end an earlier one. Values set without animation are displayed
  /// immediately. Animations of alpha and colors replace one another. These animations start from the previous model
  /// value, or, with `beginFromCurrentState`, from the value on screen. Repeating animations also replace other
  /// animations of the same property. Borders, shadows and the `zPosition` of a view's layer are not animated.
  ///
  /// The completion handler is called once. The handler's argument is true if all animations ran to the end, or false
  /// if one was replaced or removed. The handler is called at the end of the frame if the block makes no changes or the
  /// duration is not positive, and also if animations are disabled or motion is reduced. A nested block inherits the
  /// outer duration and curve unless the options override them. Times are in seconds; negative and non-finite times are
  /// replaced by 0.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationRequest(duration: duration, delay: delay, options: options, completion: completion), animations)
  }

  /// Animates the view changes in a block with a damped spring.
  ///
  /// `dampingRatio` ranges from 0 (endless oscillation, clamped to 0.01) to 1 (no overshoot) or more. `velocity` is the
  /// initial velocity in animation distances per second. After `duration` seconds the spring is within 0.1 % of its
  /// target and snaps to it. A damping ratio that is not finite is reported and replaced by 1, and a velocity that is
  /// not finite is reported and replaced by 0.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var request = AnimationRequest(duration: duration, delay: delay, options: options, completion: completion)
    request.spring = .damping(
      finite(dampingRatio, "damping ratio", else: 1), velocity: finite(velocity, "initial velocity", else: 0))
    run(request, animations)
  }

  /// Animates the view changes in a block with a spring defined by its perceived duration and bounce.
  ///
  /// `duration` is the perceived duration in seconds, the period of the undamped spring. `bounce` ranges from 0 (no
  /// bounce) to 1 (endless oscillation); values from -1 to 0 overdamp the spring. `initialSpringVelocity` is in
  /// animation distances per second. The completion handler is called when the spring has settled, which takes longer
  /// than `duration`.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var request = AnimationRequest(duration: duration, delay: delay, options: options, completion: completion)
    request.spring = .bounce(
      min(1, max(-1, finite(bounce, "bounce", else: 0))),
      velocity: finite(initialSpringVelocity, "initial velocity", else: 0))
    run(request, animations)
  }

  /// Runs a block and animates its changes if possible.
  static func run(_ request: AnimationRequest, _ animations: () -> Void) {
    let outer = AnimationGroup.current
    if let outer, outer.isScrubbed, animationsAreOn.value {
      // Changes inside a property animator's block are animated by the animator, so that it can pause and reverse them.
      animations()
      if let completion = request.completion { outer.whenOver(completion) }
      return
    }
    let hold = AnimationHold.current
    guard animationsAreOn.value, hold != nil || !UIAccessibility.isReduceMotionEnabled,
      let group = request.group(inside: outer)
    else {
      AnimationGroup.current = nil
      animations()
      AnimationGroup.current = outer
      if let completion = request.completion { AppContext.shared.afterCommit { completion(true) } }
      return
    }
    hold?.adopt(group)
    AnimationGroup.current = group
    animations()
    if request.options.contains(.layoutSubviews) {
      for layer in group.layers { layer.view?.layoutIfNeeded() }
    }
    group.layOutWaiting()
    AnimationGroup.current = outer
    group.keyframes?.close()
    group.report(to: CATransaction.scopeOfNewAnimations)
    if group.layers.isEmpty, hold == nil { group.end() } else { AnimationDriver.shared.add(group, as: .group) }
  }

  /// Returns the number if it is finite. Otherwise reports a fault and returns the replacement.
  private static func finite(_ number: CGFloat, _ name: StaticString, else other: CGFloat) -> CGFloat {
    if number.isFinite { return number }
    Diagnostics.report(
      "nonFiniteAnimation", "The \(name) \(number) of an animation is not finite, so \(other) is used.")
    return other
  }

  /// Enables or disables view animations for the whole app. Physics and scrolling are not affected.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreOn.value = enabled }

  /// Whether view animations are enabled. Default: true.
  public class var areAnimationsEnabled: Bool { animationsAreOn.value }

  /// Runs a block without animating its changes, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    withoutAnimation { actionsWithoutAnimation() }
  }

  /// Runs a closure of the framework without animation. The closure is isolated to the main actor, so no check is
  /// needed.
  final class func withoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    let outer = AnimationGroup.current
    let wereOn = animationsAreOn.value
    AnimationGroup.current = nil
    animationsAreOn.value = false
    actionsWithoutAnimation()
    animationsAreOn.value = wereOn
    AnimationGroup.current = outer
  }

  /// Repeats the animations created in a block `count` times, optionally autoreversing them. Call this method inside an
  /// animation block. A count that is NaN or not positive is reported and replaced by 1; infinity is valid.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let outer = AnimationGroup.repetition
    if !(count > 0) {
      Diagnostics.report(
        "animationRepeatCount", "The repeat count \(count) is invalid, so 1 is used. Pass a number above 0.")
    }
    AnimationGroup.repetition = (count > 0 ? Double(count) : 1, autoreverses)
    animations()
    AnimationGroup.repetition = outer
  }

  /// The duration of the running animation block in seconds, or 0 outside of a block.
  public class var inheritedAnimationDuration: TimeInterval { AnimationGroup.current?.duration ?? 0 }
}

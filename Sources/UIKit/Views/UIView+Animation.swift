// SPDX-License-Identifier: MIT

extension UIView {
  private static let animationsAreOn = AppContext.adopt(AppValue(true))

  /// Animates the changes that a block makes to views, over a time in seconds, slow at both ends.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes that a block makes to views; the completion gets true when nothing interrupted them.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes to views.
  ///
  /// The views have their new values at once; the screen follows, and shows the old values until `delay` is over.
  ///
  /// Animations of position, bounds, transform and corner radius are additive: several run at the same time, a later one does
  /// not end an earlier one, and a value that is set without animation shows at once. Animations of alpha and colors replace one
  /// another. They begin with the value that was set before, or with `beginFromCurrentState` with what is on screen. Those that
  /// repeat replace others, too. Borders, shadows and the `zPosition` of a view's layer are not animated.
  ///
  /// The completion is called once: with true after delay plus duration, with false when an animation was replaced or removed;
  /// in the same turn's end when nothing was to be animated, the duration is not positive, animations are switched off or less
  /// motion is wanted. A block inside another one takes the outer duration and curve unless the options say otherwise. Times are
  /// seconds; negative or non-finite ones count as 0.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationRequest(duration: duration, delay: delay, options: options, completion: completion), animations)
  }

  /// Animates the changes that a block makes to views, as if pulled by a damped spring.
  ///
  /// `dampingRatio` is 0 (swings for ever; 0.01 is the least that counts) to 1 (no overshoot) or more; `velocity` is the
  /// speed at the beginning in whole distances per second. The spring is within a thousandth of its target after
  /// `duration` seconds, when it is put there exactly. Parameters that are not finite are reported and count as 1 and 0.
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

  /// Animates the changes of views in a block with a spring that is described by its appearance.
  ///
  /// `duration` is the perceived one, in seconds: the period of the spring without damping. `bounce` is 0 for none, up
  /// to 1 for endless oscillation, and below 0, above -1, for an overdamped spring; `initialSpringVelocity` is in
  /// distances per second. The completion is called when the spring has settled, which is later than `duration`.
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

  /// Runs a block, animated where possible.
  static func run(_ request: AnimationRequest, _ animations: () -> Void) {
    let outer = AnimationGroup.current
    if let outer, outer.isScrubbed, animationsAreOn.value {
      // Inside a property animator's block the changes are the animator's, so that it can pause and turn them.
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

  /// A finite number, or a replacement with a fault if it is not finite.
  private static func finite(_ number: CGFloat, _ name: StaticString, else other: CGFloat) -> CGFloat {
    if number.isFinite { return number }
    Diagnostics.report(
      "nonFiniteAnimation", "The \(name) \(number) of an animation is not finite, so \(other) is used.")
    return other
  }

  /// Switches view animations on or off for the whole application. Physics and scrolling are not affected.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreOn.value = enabled }

  /// Whether view animations are on. Default: true.
  public class var areAnimationsEnabled: Bool { animationsAreOn.value }

  /// Runs a block whose changes are not animated, whatever encloses it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    withoutAnimation { actionsWithoutAnimation() }
  }

  /// The same for blocks of the library: of those the compiler knows that they belong to the main actor, and asks at no call.
  final class func withoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    let outer = AnimationGroup.current
    let wereOn = animationsAreOn.value
    AnimationGroup.current = nil
    animationsAreOn.value = false
    actionsWithoutAnimation()
    animationsAreOn.value = wereOn
    AnimationGroup.current = outer
  }

  /// Repeats the animations of the changes that a block makes, inside an animation block: `count` times, forward and,
  /// if asked, back. A count that is not positive or not a number is reported and counts as 1; infinity is allowed.
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

  /// The duration, in seconds, of the animation block that is being run; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationGroup.current?.duration ?? 0 }
}

// SPDX-License-Identifier: MIT

extension UIView {
  private static var animationsAreOn = true

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
  /// The views have their new values at once; the screen follows from what it shows now. Until `delay` is over it shows
  /// the old values. The completion is called once: with true after delay plus duration, with false when another
  /// animation of the same values took over; in the same turn's end when nothing was to be animated, the duration is not
  /// positive or animations are switched off. A block inside another one takes the outer duration and curve unless the
  /// options say otherwise. Times are seconds; negative or non-finite ones count as 0.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = AnimationGroup.current
    var length = duration
    var curve = options.curve
    if let outer {
      if !options.contains(.overrideInheritedDuration) { length = outer.duration }
      if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    }
    guard animationsAreOn, length.isFinite, length > 0 else {
      AnimationGroup.current = nil
      animations()
      AnimationGroup.current = outer
      if let completion { UIApplication.shared.afterCommit { completion(true) } }
      return
    }
    let wait = delay.isFinite ? max(0, delay) : 0
    let group = AnimationGroup(
      begin: UIApplication.shared.currentTime + wait, duration: length, curve: curve, options: options,
      completion: completion)
    AnimationGroup.current = group
    animations()
    if options.contains(.layoutSubviews) { for layer in group.layers { layer.view?.layoutIfNeeded() } }
    AnimationGroup.current = outer
    if group.layers.isEmpty {
      if let completion { UIApplication.shared.afterCommit { completion(true) } }
    } else {
      AnimationDriver.shared.add(group)
    }
  }

  /// Switches view animations on or off for the whole application. Physics and scrolling are not affected.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreOn = enabled }

  /// Whether view animations are on. Default: true.
  public class var areAnimationsEnabled: Bool { animationsAreOn }

  /// Runs a block whose changes are not animated, whatever encloses it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = AnimationGroup.current
    let wereOn = animationsAreOn
    AnimationGroup.current = nil
    animationsAreOn = false
    actionsWithoutAnimation()
    animationsAreOn = wereOn
    AnimationGroup.current = outer
  }

  /// The duration, in seconds, of the animation block that is being run; 0 outside one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationGroup.current?.duration ?? 0 }
}

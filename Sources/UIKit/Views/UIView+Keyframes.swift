// SPDX-License-Identifier: MIT

extension UIView {
  /// How a keyframe animation runs.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews in the animation block, so that their new frames are animated too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches on views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// An animation that replaces another one, as of alpha, begins with what is on screen and not with the value set before.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Does not take the duration of an enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no options of an enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from value to value, the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps to each value when its keyframe begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Through all values at one speed, whatever the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve through the values, about evenly fast.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The mode that the bits 10 to 13 name.
    var mode: KeyframeCurve.Mode {
      switch (rawValue >> 10) & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates changes in several steps, which `addKeyframe` calls in the block declare.
  ///
  /// Changes outside of keyframes take the whole duration. Time runs slow at both ends as in every animation block; as on
  /// Apple's platforms, `KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)` makes it even.
  /// Times are seconds; negative or non-finite ones count as 0. The completion is that of `animate`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The bits below 10 and the curve's, 16 to 19, mean the same in both kinds of options.
    var plain = AnimationOptions(rawValue: options.rawValue & 0xF_01FF)
    if options.contains(.overrideInheritedOptions) { plain.insert(.overrideInheritedCurve) }
    var request = AnimationRequest(duration: duration, delay: delay, options: plain, completion: completion)
    request.keyframes = KeyframeScope(mode: options.mode)
    run(request, animations)
  }

  /// Declares a step of the `animateKeyframes` block that is being run: from `frameStartTime`, for `frameDuration`, both
  /// fractions 0...1 of the whole. Fractions outside are clamped; one that is not a number is reported and counts as 0.
  /// Outside such a block the changes are made as if it were not there.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let scope = AnimationGroup.current?.keyframes else {
      animations()
      return
    }
    if frameStartTime.isNaN || frameDuration.isNaN {
      Diagnostics.report(
        "nonFiniteAnimation",
        "A keyframe at \(frameStartTime) for \(frameDuration) contains NaN, so 0 is used instead. Pass numbers.")
    }
    let start = frameStartTime > 0 ? min(1, frameStartTime) : 0
    let length = frameDuration > 0 ? frameDuration : 0
    scope.keyframe(from: CGFloat(start), to: CGFloat(min(1, start + length))) {
      animations()
      AnimationGroup.current?.layOutWaiting()
    }
  }
}

// SPDX-License-Identifier: MIT

extension UIView {
  /// Options for keyframe animations.
  nonisolated public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews inside the animation block, so that changes of their frames are also animated.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows user interaction with views while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of the current model values when an animation replaces another one.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Reverses the animation after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration of an enclosing animation block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Ignores the options of an enclosing animation block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between values. This is the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps to each value when its keyframe begins.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at a constant speed, ignoring the times of keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve through the values, at a nearly constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode encoded in bits 10 to 13.
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

  /// Animates changes in several steps, which the block declares by calling `addKeyframe`.
  ///
  /// Changes outside of keyframes are animated over the whole duration. As in other animation blocks, the curve is
  /// ease-in-out. For a linear curve, pass
  /// `KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)`, as on Apple's platforms. Times
  /// are in seconds; negative and non-finite times are replaced by 0. The completion handler behaves as in `animate`.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // Bits below 10 and the curve's bits, 16 to 19, have the same meaning in both option sets.
    var plain = AnimationOptions(rawValue: options.rawValue & 0xF_01FF)
    if options.contains(.overrideInheritedOptions) { plain.insert(.overrideInheritedCurve) }
    var request = AnimationRequest(duration: duration, delay: delay, options: plain, completion: completion)
    request.keyframes = KeyframeScope(mode: options.mode)
    run(request, animations)
  }

  /// Declares a step of the running `animateKeyframes` block. The start time and duration are fractions of the whole
  /// duration, clamped to 0...1; NaN is reported and replaced by 0. Outside of such a block, the changes are applied
  /// without keyframes.
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
        "The start time \(frameStartTime) or duration \(frameDuration) of a keyframe is NaN, so 0 is used.")
    }
    let start = frameStartTime > 0 ? min(1, frameStartTime) : 0
    let length = frameDuration > 0 ? frameDuration : 0
    scope.keyframe(from: CGFloat(start), to: CGFloat(min(1, start + length))) {
      animations()
      AnimationGroup.current?.layOutWaiting()
    }
  }
}

// SPDX-License-Identifier: MIT

import SprungModels

extension UIView {
  /// Options for view animations and transitions.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt
    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews inside the animation block, so that changes of their frames are also animated.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows user interaction with views while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of the current model values when an animation replaces another one.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Reverses the animation after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Ignores the duration of an enclosing animation block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Ignores the curve of an enclosing animation block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes of a transition block, instead of applying them immediately.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition, instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Ignores the options of an enclosing animation block. This implementation treats the option like
    /// `overrideInheritedCurve`.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts and ends slowly. This curve is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that flips the view around its vertical axis from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips the view around its vertical axis from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page curl upward. Differs from Apple: pages cannot be curled, so this is a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page curl downward. Differs from Apple: pages cannot be curled, so this is a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that cross-fades from the old to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips the view around its horizontal axis from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips the view around its horizontal axis from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// A frame rate of 60 per second. Stored only: the host determines the frame rate.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A frame rate of 30 per second. Stored only: the host determines the frame rate.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve encoded in bits 16 to 19.
    var curve: TimingCurve {
      switch (rawValue >> 16) & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// The four named curves of property animators.
  nonisolated public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// A constant speed.
    case linear = 3

    /// The timing curve.
    var curve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

// SPDX-License-Identifier: MIT

extension UIView {
  /// How content fits bounds of another size.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill
    /// As large as fits whole.
    case scaleAspectFit
    /// As small as fills, cut off.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// Unscaled, in the middle.
    case center
    /// Unscaled, at the top.
    case top
    /// Unscaled, at the bottom.
    case bottom
    /// Unscaled, at the left.
    case left
    /// Unscaled, at the right.
    case right
    /// Unscaled, in the top left corner.
    case topLeft
    /// Unscaled, in the top right corner.
    case topRight
    /// Unscaled, in the bottom left corner.
    case bottomLeft
    /// Unscaled, in the bottom right corner.
    case bottomRight
  }

  /// Which margins and sides follow the superview's size.
  nonisolated public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin grows and shrinks.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows and shrinks.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin grows and shrinks.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin grows and shrinks.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows and shrinks.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin grows and shrinks.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How an animation runs.
  nonisolated public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews in the animation block, so that their new places are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views be touched while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen; always so here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back to the start after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Does not take the duration of an enclosing block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Does not take the curve of an enclosing block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends, the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The curve that the bits 16 to 19 name.
    var curve: TimingCurve {
      switch (rawValue >> 16) & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }
}

// SPDX-License-Identifier: MIT

/// The style of lines drawn below or through text.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits, as in UIKit.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A dash-dot line. Drawn dashed.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash-dot-dot line. Drawn dashed.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// The line is drawn only along words. Differs from Apple: spaces are underlined, too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Options for measuring and drawing text.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw bits, as in UIKit.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Allows multiple lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// This option has no effect, because the leading of the font is always included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// On Apple's platforms, this option measures the drawn pixels instead of font metrics. Differs from Apple: the
  /// option has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Truncates the last visible line with an ellipsis if the text does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A context for drawing strings. Differs from Apple: drawing does not store results in the context.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  /// The minimum scale factor of the text. The value is stored but has no effect. Default: 0.
  open var minimumScaleFactor: CGFloat = 0
}

// SPDX-License-Identifier: MIT

/// The lines below or through a text.
nonisolated public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of dashes and dots; drawn as dashes.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of dashes and two dots each; drawn as dashes.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only along words; drawn along spaces too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How a text is measured.
nonisolated public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text may have several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines are as far apart as the font says, which they always are.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measures the drawn pixels; here the same as without.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line ends in an ellipsis if there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The result of a measurement; currently empty.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  /// The least factor by which letters may shrink. Stored only. Default: 0.
  open var minimumScaleFactor: CGFloat = 0
}

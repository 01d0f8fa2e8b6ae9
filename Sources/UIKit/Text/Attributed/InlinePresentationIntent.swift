// SPDX-License-Identifier: MIT

/// What Markdown says of letters. Views draw it in fonts that fit the one that the letters have otherwise.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits, Foundation's own.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasized: in leaning letters.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasized: in bold letters.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: in letters of equal width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line end that is drawn as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line end.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

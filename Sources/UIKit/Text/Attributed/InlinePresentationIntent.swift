// SPDX-License-Identifier: MIT

/// The emphasis that Markdown gives to letters. Views draw it in fonts that match the usual one of the letters.
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

// SPDX-License-Identifier: MIT

/// The emphasis that Markdown adds to text. Views draw it in variants of the text's font.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits, as in Foundation.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, drawn in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A newline that is drawn as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A newline.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

// SPDX-License-Identifier: MIT

/// The emphasis that Markdown adds to text. Views draw emphasized text in a bold, italic or monospaced variant of its
/// font.
nonisolated public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The raw bits, as in Foundation.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, drawn in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Text that is struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A newline that is drawn as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A newline.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

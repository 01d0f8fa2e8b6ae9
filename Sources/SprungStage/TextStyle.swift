// SPDX-License-Identifier: MIT

/// The style of a run of text. A layer has a single style.
public struct TextStyle: Equatable, Sendable {
  /// The font size in points.
  public var fontSize: Double
  /// The weight as in CSS and OpenType: 100 (ultra light) ... 400 (regular) ... 900 (black).
  public var weight: UInt32
  /// Whether the text is slanted.
  public var isItalic: Bool
  /// Whether all glyphs have the same width.
  public var isMonospaced: Bool
  /// Whether all digits have the same width.
  public var hasTabularDigits: Bool
  /// The alignment of the lines in the box.
  public var alignment: TextAlignment
  /// The maximum number of lines; 0 means no limit.
  public var numberOfLines: UInt32
  /// The line breaking and truncation of text that is too wide.
  public var lineBreak: TextLineBreak
  /// The distance between baselines in points.
  public var lineHeight: Double

  /// Creates a style. Defaults: regular weight, upright, natural alignment, one line truncated with an ellipsis, and a
  /// line height of 1.2 font sizes.
  public init(
    fontSize: Double, weight: UInt32 = 400, isItalic: Bool = false, isMonospaced: Bool = false,
    hasTabularDigits: Bool = false, alignment: TextAlignment = .natural, numberOfLines: UInt32 = 1,
    lineBreak: TextLineBreak = .byTruncatingTail, lineHeight: Double? = nil
  ) {
    self.fontSize = fontSize
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.hasTabularDigits = hasTabularDigits
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.lineBreak = lineBreak
    self.lineHeight = lineHeight ?? fontSize * 1.2
  }

  /// The encoded style: weight in bits 0-9, italic in bit 10, monospaced in 11, alignment in 12-14, line break in
  /// 15-17, tabular digits in 18.
  var word: UInt32 {
    min(weight, 1000) | (isItalic ? 1 << 10 : 0) | (isMonospaced ? 1 << 11 : 0) | alignment.rawValue << 12
      | lineBreak.rawValue << 15 | (hasTabularDigits ? 1 << 18 : 0)
  }

  /// Decodes a style. Returns nil if a field has an invalid value.
  init?(word: UInt32, fontSize: Double, lineHeight: Double, numberOfLines: UInt32) {
    guard let alignment = TextAlignment(rawValue: word >> 12 & 7),
      let lineBreak = TextLineBreak(rawValue: word >> 15 & 7)
    else { return nil }
    self.init(
      fontSize: fontSize, weight: word & 0x3FF, isItalic: word & 1 << 10 != 0, isMonospaced: word & 1 << 11 != 0,
      hasTabularDigits: word & 1 << 18 != 0, alignment: alignment, numberOfLines: numberOfLines, lineBreak: lineBreak,
      lineHeight: lineHeight)
  }
}

// SPDX-License-Identifier: MIT

import SprungModels

/// Measures texts in points: what `sizeThatFits(_:)` of labels and buttons answers from.
nonisolated enum TextMetrics {
  /// The part of an em, 1/2048, by which a text may be wider than its box: a box of just the measured width never breaks its
  /// own text.
  static let toleranceOfEm: CGFloat = 1 / 2048

  /// The units of `FontFace.unitsPerEm` that a width in points stands for, tolerance included.
  static func limit(width: CGFloat, pointSize: CGFloat) -> Int64 {
    let units = (width / pointSize + toleranceOfEm) * CGFloat(FontFace.unitsPerEm)
    guard units < 1e15 else { return 1_000_000_000_000_000 }
    return width > 0 ? Int64(units) : 0
  }

  /// The length in points of `units` of `FontFace.unitsPerEm`.
  static func points(units: Int64, pointSize: CGFloat) -> CGFloat {
    CGFloat(units) * pointSize / CGFloat(FontFace.unitsPerEm)
  }

  /// The lines of a text in the given width in points; a width that is not above 0 means no limit.
  static func layout(
    _ text: MeasuredText, font: UIFont, width: CGFloat, numberOfLines: Int, mode: NSLineBreakMode
  ) -> TextLayout {
    let availableWidth = width > 0 ? width : CGFloat.greatestFiniteMagnitude
    return TextLayout(
      text, limit: limit(width: availableWidth, pointSize: font.pointSize), numberOfLines: numberOfLines, mode: mode)
  }

  /// The size in points of lines of text in a font, not rounded.
  static func size(of layout: TextLayout, font: UIFont) -> CGSize {
    guard !layout.lines.isEmpty else { return .zero }
    return CGSize(
      width: points(units: layout.width, pointSize: font.pointSize),
      height: CGFloat(layout.lines.count) * font.lineHeight)
  }
}

extension UIFont {
  /// The size in points of a text in this font, broken between words into lines of `width` points; 0, the default,
  /// means no limit. `numberOfLines` is the greatest number of lines, 0 any. The size is not rounded; labels, which
  /// round theirs up to pixels of the screen, request up to a pixel more. Sprung addition.
  nonisolated public final func size(of text: String, width: CGFloat = 0, numberOfLines: Int = 0) -> CGSize {
    let measured = MeasuredText(text, face: face)
    let layout = TextMetrics.layout(
      measured, font: self, width: width, numberOfLines: numberOfLines, mode: .byTruncatingTail)
    return TextMetrics.size(of: layout, font: self)
  }
}

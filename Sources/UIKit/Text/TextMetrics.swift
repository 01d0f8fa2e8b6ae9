// SPDX-License-Identifier: MIT

import SprungModels

/// Measures text in points, for `sizeThatFits(_:)` of labels and buttons.
nonisolated enum TextMetrics {
  /// The amount by which text can be wider than its box, in ems (1/2048). With this tolerance, text does not wrap in a
  /// box that is exactly as wide as the measured text.
  static let toleranceOfEm: CGFloat = 1 / 2048

  /// Converts a width in points to font units (`FontFace.unitsPerEm` per em), and adds the tolerance.
  static func limit(width: CGFloat, pointSize: CGFloat) -> Int64 {
    let units = (width / pointSize + toleranceOfEm) * CGFloat(FontFace.unitsPerEm)
    guard units < 1e15 else { return 1_000_000_000_000_000 }
    return width > 0 ? Int64(units) : 0
  }

  /// Converts a length in font units (`FontFace.unitsPerEm` per em) to points.
  static func points(units: Int64, pointSize: CGFloat) -> CGFloat {
    CGFloat(units) * pointSize / CGFloat(FontFace.unitsPerEm)
  }

  /// Returns the lines of the text at the given width in points. A width that is not positive means no limit.
  static func layout(
    _ text: MeasuredText, font: UIFont, width: CGFloat, numberOfLines: Int, mode: NSLineBreakMode
  ) -> TextLayout {
    let availableWidth = width > 0 ? width : CGFloat.greatestFiniteMagnitude
    return TextLayout(
      text, limit: limit(width: availableWidth, pointSize: font.pointSize), numberOfLines: numberOfLines, mode: mode)
  }

  /// Returns the unrounded size of lines of text in points.
  static func size(of layout: TextLayout, font: UIFont) -> CGSize {
    guard !layout.lines.isEmpty else { return .zero }
    return CGSize(
      width: points(units: layout.width, pointSize: font.pointSize),
      height: CGFloat(layout.lines.count) * font.lineHeight)
  }
}

extension UIFont {
  /// Returns the size, in points, of text in this font when it is wrapped at word boundaries to `width`. The default
  /// width of 0 means no limit. `numberOfLines` is the maximum number of lines; 0 means no limit. The size is not
  /// rounded. Labels round their size up to whole pixels, so they request up to a pixel more. Sprung addition.
  nonisolated public final func size(of text: String, width: CGFloat = 0, numberOfLines: Int = 0) -> CGSize {
    let measured = MeasuredText(text, face: face)
    let layout = TextMetrics.layout(
      measured, font: self, width: width, numberOfLines: numberOfLines, mode: .byTruncatingTail)
    return TextMetrics.size(of: layout, font: self)
  }
}

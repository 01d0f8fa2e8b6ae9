// SPDX-License-Identifier: MIT

import SprungStage

/// Text attributes that are rarely used: shadows, strokes, line colors and expansion.
nonisolated struct TextEffects: Equatable {
  struct Shadow: Equatable {
    var offset = CGSize.zero
    var blur: CGFloat = 0
    var color = UIColor.black
  }

  var shadow: Shadow?
  /// The stroke width as a percentage of the font size. Negative values also fill the glyphs.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var underlineColor: UIColor?
  var strikethroughColor: UIColor?
  /// The natural logarithm of the horizontal expansion factor.
  var expansion: CGFloat = 0

  /// Returns the effects for text with the given font size and color, in the form in which they are sent to hosts.
  func stage(fontSize: CGFloat, color: UIColor) -> StageTextEffects {
    var stage = StageTextEffects()
    if let shadow {
      stage.shadowX = Double(shadow.offset.width)
      stage.shadowY = Double(shadow.offset.height)
      stage.shadowBlur = Double(shadow.blur)
      stage.shadowColor = PackedColor(rawValue: shadow.color.cgColor.rgba)
    }
    if strokeWidth != 0 {
      stage.strokeWidth = Double(strokeWidth.magnitude * fontSize / 100)
      stage.strokeColor = PackedColor(rawValue: (strokeColor ?? color).cgColor.rgba)
    }
    if let underlineColor { stage.underlineColor = PackedColor(rawValue: underlineColor.cgColor.rgba) }
    if let strikethroughColor { stage.strikethroughColor = PackedColor(rawValue: strikethroughColor.cgColor.rgba) }
    return stage
  }
}

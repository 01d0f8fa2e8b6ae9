// SPDX-License-Identifier: MIT

import SprungStage

/// Attributes that few texts have: shadows, outlines, colors of their lines and wider letters.
nonisolated struct TextEffects: Equatable {
  struct Shadow: Equatable {
    var offset = CGSize.zero
    var blur: CGFloat = 0
    var color = UIColor.black
  }

  var shadow: Shadow?
  /// The width of the outline in percent of the font's size; negative fills the letters, too.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var underlineColor: UIColor?
  var strikethroughColor: UIColor?
  /// The logarithm of the factor by which letters are wider.
  var expansion: CGFloat = 0

  /// The effects that a host draws for letters with a size and a color.
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

// SPDX-License-Identifier: MIT

import SprungStage

/// The colors of the instances of a replicator layer.
nonisolated struct ReplicaTint: Equatable {
  var color: CGColor? = .white
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0

  /// Returns the color of an instance, with clamped components.
  func color(of number: Int) -> CGColor {
    let base = color ?? .white
    let steps = CGFloat(number)
    return CGColor(
      red: base.red + steps * red, green: base.green + steps * green, blue: base.blue + steps * blue,
      alpha: base.alpha + steps * alpha)
  }
}

nonisolated extension CGColor {
  /// Whether multiplying by the color has no effect.
  var isWhite: Bool { red == 1 && green == 1 && blue == 1 && alpha == 1 }

  /// The color with full opacity.
  var opaque: CGColor { CGColor(red: red, green: green, blue: blue, alpha: 1) }
}

nonisolated extension PackedColor {
  fileprivate func multiplied(by color: CGColor) -> PackedColor {
    PackedColor(rawValue: CGColor(rgba: rawValue).multiplied(by: color).rgba)
  }
}

nonisolated extension LayerState {
  /// Returns the values with all colors multiplied by an opaque color.
  func multiplied(by color: CGColor) -> LayerState {
    var copy = self
    copy.backgroundColor = backgroundColor?.multiplied(by: color)
    copy.borderColor = (borderColor ?? .black).multiplied(by: color)
    copy.shadowColor = shadowColor?.multiplied(by: color)
    return copy
  }
}

nonisolated extension LayerDrawing {
  /// Returns the drawing with all colors multiplied by an opaque color.
  func multiplied(by color: CGColor) -> LayerDrawing {
    var copy = self
    copy.shape?.fillColor = shape?.fillColor?.multiplied(by: color)
    copy.shape?.strokeColor = shape?.strokeColor?.multiplied(by: color)
    if let gradient { copy.gradient?.colors = gradient.colors.map { $0.multiplied(by: color) } }
    return copy
  }
}

nonisolated extension LayerText {
  /// Returns the text with all colors multiplied by an opaque color.
  func multiplied(by color: CGColor) -> LayerText {
    var copy = self
    copy.color = self.color.multiplied(by: color)
    for line in copy.lines.indices {
      for run in copy.lines[line].runs.indices {
        copy.lines[line].runs[run].color = lines[line].runs[run].color.multiplied(by: color)
        copy.lines[line].runs[run].background = lines[line].runs[run].background.multiplied(by: color)
      }
    }
    return copy
  }
}

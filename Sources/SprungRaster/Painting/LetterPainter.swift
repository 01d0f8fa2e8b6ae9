// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Draws text with Cairo's toy text functions, fitted to its measured width as on the web page. The letter spacing is
/// adjusted by up to 4 % of the font size, and the text is scaled to remove any remaining difference.
struct LetterPainter {
  /// The maximum change of the letter spacing, relative to the font size.
  private static let largestSpacing = 0.04
  /// The minimum weight of bold text. Liberation only has two weights.
  private static let leastBold: UInt32 = 600

  let cairo: Cairo

  /// Draws text in its colors.
  func draw(_ text: DrawnText, on context: OpaquePointer) {
    let letters = Array(text.text)
    guard !letters.isEmpty, text.style.fontSize > 0 else { return }
    setFont(text.style, on: context)
    let advances = letters.map { advance(of: $0, on: context) }
    let natural = advances.reduce(0, +)
    let (count, width, kern) = (Double(letters.count), Double(text.width), Double(text.kern))
    var (spacing, scale) = (kern, 1.0)
    if width > 0 {
      let limit = Self.largestSpacing * text.style.fontSize
      let wanted = (width - natural) / count
      spacing = max(kern - limit, min(kern + limit, wanted))
      let drawn = natural + spacing * count
      if spacing != wanted, drawn > 0 { scale = width / drawn }
    }
    cairo.translate(context, Double(text.x), Double(text.baseline))
    cairo.scale(context, scale, 1)
    cairo.newPath(context)
    var x = 0.0
    for (letter, advance) in zip(letters, advances) {
      cairo.moveTo(context, x, 0)
      // Draw the letters as outlines, so that they can be filled together with any operator and transform.
      cairo.textPath(context, String(letter))
      x += advance + spacing
    }
    cairo.setFillRule(context, 0)
    if text.color.isVisible {
      cairo.setSource(context, text.color, opacity: 1)
      if text.stroke.isVisible { cairo.fillPreserve(context) } else { cairo.fill(context) }
    }
    if text.stroke.isVisible {
      PathPainter(cairo: cairo).setLine(context, DrawnLine(color: text.stroke, width: text.strokeWidth))
      cairo.setSource(context, text.stroke, opacity: 1)
      cairo.stroke(context)
    }
  }

  private func setFont(_ style: TextStyle, on context: OpaquePointer) {
    cairo.selectFontFace(
      context, style.isMonospaced ? "Liberation Mono" : "Liberation Sans", style.isItalic ? 1 : 0,
      style.weight >= Self.leastBold ? 1 : 0)
    cairo.setFontSize(context, style.fontSize)
    // Hinting would move glyphs to whole pixels and change the width of words.
    let options = cairo.fontOptionsCreate()
    cairo.fontOptionsSetHintStyle(options, 1)
    cairo.fontOptionsSetHintMetrics(options, 1)
    cairo.fontOptionsSetAntialias(options, 2)
    cairo.setFontOptions(context, options)
    cairo.fontOptionsDestroy(options)
  }

  private func advance(of letter: Character, on context: OpaquePointer) -> Double {
    var extents = [Double](repeating: 0, count: 6)
    cairo.textExtents(context, String(letter), &extents)
    return extents[4]
  }
}

// SPDX-License-Identifier: MIT

import CPangoCairo
import SprungDisplay
import SprungStage

/// Draws text with Pango, using the same fonts and baselines as a browser, and fits it to the measured widths. Letter
/// spacing changes by up to 4 % of the font size, and horizontal scaling compensates for any remaining difference.
final class TextPainter {
  /// The number of Pango units per point.
  private static let unit = Double(PANGO_SCALE)
  /// The maximum change of letter spacing as a fraction of the font size, as on the web page.
  private static let largestSpacing = 0.04
  private let pango: OpaquePointer

  /// Loads the system fonts.
  init() {
    let fonts = pango_cairo_font_map_get_default()
    pango = pango_font_map_create_context(fonts)
    // Hinting would snap glyphs to whole pixels and change the measured widths of words.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(pango, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pango, 0)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pango)) }

  /// Draws a label's text.
  func draw(_ layer: StageLayer, on context: OpaquePointer) {
    if !layer.lines.isEmpty {
      draw(layer.lines, width: Double(layer.width), height: Double(layer.height), on: context)
      return
    }
    guard let style = layer.textStyle, !layer.text.isEmpty else { return }
    let rows = layer.text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = rows.enumerated().map { index, row in
      let width = index < layer.lineWidths.count ? Double(layer.lineWidths[index]) : 0
      return StageTextLine(
        alignment: style.alignment, height: style.lineHeight,
        runs: [StageTextRun(text: String(row), style: style, color: layer.textColor, width: width)])
    }
    draw(lines, width: Double(layer.width), height: Double(layer.height), on: context)
  }

  /// Fills and strokes the text of a drawing.
  func draw(_ text: DrawnText, on context: OpaquePointer) {
    let run = StageTextRun(
      text: text.text, style: text.style, color: text.color, kern: Double(text.kern), width: Double(text.width))
    let fitted = fitted(run)
    defer { g_object_unref(UnsafeMutableRawPointer(fitted.layout)) }
    let (x, baseline) = (Double(text.x), Double(text.baseline))
    if text.color.isVisible { draw(run, fitted, x: x, baseline: baseline, on: context) }
    guard text.stroke.isVisible else { return }
    stroke(text.stroke, width: Double(text.strokeWidth), fitted, x: x, baseline: baseline, on: context)
  }

  private func stroke(
    _ color: PackedColor, width: Double, _ fitted: FittedRun, x: Double, baseline: Double, on context: OpaquePointer
  ) {
    guard let line = pango_layout_get_line_readonly(fitted.layout, 0) else { return }
    context.saved {
      cairo_translate(context, x, baseline)
      cairo_scale(context, fitted.scale, 1)
      cairo_move_to(context, 0, 0)
      pango_cairo_layout_line_path(context, line)
    }
    context.setSource(color)
    cairo_set_line_width(context, width > 0 ? width : 1 / context.pixelsPerPoint)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(context, nil, 0, 0)
    cairo_stroke(context)
  }

  /// Draws lines from top to bottom, centered vertically in a box.
  private func draw(_ lines: [StageTextLine], width: Double, height: Double, on context: OpaquePointer) {
    var top = (height - lines.reduce(0) { $0 + $1.height }) / 2
    for line in lines {
      // As in `SVGPicture`, the baseline is about a third of the font size below the middle of the line.
      let largest = line.runs.reduce(0) { max($0, $1.style.fontSize) }
      let baseline = top + line.height / 2 + largest * 0.35
      let runs = line.runs.map { ($0, fitted($0)) }
      let whole = runs.reduce(0) { $0 + self.width(of: $1.1) * $1.1.scale }
      var x =
        switch line.alignment {
        case .center: (width - whole) / 2
        case .right: width - whole
        case .left, .justified, .natural: line.indent
        }
      for (run, fitted) in runs {
        if let effects = run.effects, effects.shadowColor.isVisible {
          var shadow = run
          (shadow.color, shadow.background) = (effects.shadowColor, .clear)
          draw(
            shadow, fitted, x: x + effects.shadowX, baseline: baseline - run.baselineOffset + effects.shadowY,
            on: context)
        }
        draw(run, fitted, x: x, baseline: baseline - run.baselineOffset, on: context)
        if let effects = run.effects, effects.strokeColor.isVisible {
          stroke(
            effects.strokeColor, width: effects.strokeWidth, fitted, x: x, baseline: baseline - run.baselineOffset,
            on: context)
        }
        x += self.width(of: fitted) * fitted.scale
        g_object_unref(UnsafeMutableRawPointer(fitted.layout))
      }
      top += line.height
    }
  }

  private func draw(
    _ run: StageTextRun, _ fitted: FittedRun, x: Double, baseline: Double, on context: OpaquePointer
  ) {
    guard let line = pango_layout_get_line_readonly(fitted.layout, 0) else { return }
    if run.background.isVisible {
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      context.setSource(run.background)
      cairo_rectangle(
        context, x, baseline + Double(logical.y) / Self.unit, width(of: fitted) * fitted.scale,
        Double(logical.height) / Self.unit)
      cairo_fill(context)
    }
    context.setSource(run.color)
    cairo_save(context)
    cairo_translate(context, x, baseline)
    cairo_scale(context, fitted.scale, 1)
    cairo_move_to(context, 0, 0)
    pango_cairo_show_layout_line(context, line)
    cairo_new_path(context)
    cairo_restore(context)
  }

  /// The shaped glyphs of a run, and the horizontal scale that fits them to the run's width.
  private struct FittedRun {
    let layout: OpaquePointer
    let scale: Double
  }

  /// Returns a run's glyphs, with letter spacing and scaling that fit them to the run's width. The caller must release
  /// the glyphs.
  private func fitted(_ run: StageTextRun) -> FittedRun {
    let plain = FittedRun(layout: layout(run, spacing: run.kern), scale: 1)
    let count = run.text.count
    guard run.width > 0, count > 0 else { return plain }
    let limit = Self.largestSpacing * run.style.fontSize
    let wanted = (run.width - width(of: plain)) / Double(count)
    let spacing = max(-limit, min(limit, wanted))
    let spaced = layout(run, spacing: run.kern + spacing)
    g_object_unref(UnsafeMutableRawPointer(plain.layout))
    let drawn = width(of: FittedRun(layout: spaced, scale: 1))
    return FittedRun(layout: spaced, scale: drawn > 0 ? run.width / drawn : 1)
  }

  /// Returns the width of a line in points.
  private func width(of fitted: FittedRun) -> Double {
    var logical = PangoRectangle()
    pango_layout_get_extents(fitted.layout, nil, &logical)
    return Double(logical.width) / Self.unit
  }

  /// Returns the shaped glyphs of a run. The caller releases them.
  private func layout(_ run: StageTextRun, spacing: Double) -> OpaquePointer {
    let layout = pango_layout_new(pango)!
    let font = pango_font_description_new()
    pango_font_description_set_family(
      font,
      run.style.isMonospaced
        ? "Menlo, Liberation Mono, monospace"
        : "Inter, Helvetica Neue, Helvetica, Arial, sans-serif")
    pango_font_description_set_absolute_size(font, run.style.fontSize * Self.unit)
    pango_font_description_set_weight(font, PangoWeight(rawValue: run.style.weight))
    if run.style.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, run.text, Int32(run.text.utf8.count))
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(
      attributes, pango_attr_font_features_new(run.style.hasTabularDigits ? "liga=0, clig=0, tnum=1" : "liga=0, clig=0")
    )
    if spacing != 0 {
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32((spacing * Self.unit).rounded())))
    }
    if run.decorations.contains(.underline) {
      let kind = run.decorations.contains(.double) ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE
      pango_attr_list_insert(attributes, pango_attr_underline_new(kind))
    }
    if run.decorations.contains(.strikethrough) {
      pango_attr_list_insert(attributes, pango_attr_strikethrough_new(1))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }
}

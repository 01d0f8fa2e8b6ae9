// SPDX-License-Identifier: MIT

import CPangoCairo
import SprungDisplay
import SprungStage

/// Draws texts with Pango, where a browser draws them: in the same faces, on the same baselines, without kerning and ligatures,
/// since texts are measured without.
final class TextPainter {
  /// Units of Pango in a point.
  private static let unit = Double(PANGO_SCALE)
  private let pango: OpaquePointer

  /// Loads the machine's fonts.
  init() {
    let fonts = pango_cairo_font_map_get_default()
    pango = pango_font_map_create_context(fonts)
    // Hints would move letters to whole pixels, and words would be wider or narrower than measured.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(pango, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(pango, 0)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pango)) }

  /// Draws what a label says.
  func draw(_ layer: StageLayer, on context: OpaquePointer) {
    if !layer.lines.isEmpty {
      draw(layer.lines, width: Double(layer.width), height: Double(layer.height), on: context)
      return
    }
    guard let style = layer.textStyle, !layer.text.isEmpty else { return }
    let lines = layer.text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      StageTextLine(
        alignment: style.alignment, height: style.lineHeight,
        runs: [StageTextRun(text: String(row), style: style, color: layer.textColor)])
    }
    draw(lines, width: Double(layer.width), height: Double(layer.height), on: context)
  }

  /// Draws lines below one another in the middle of a box's height.
  private func draw(_ lines: [StageTextLine], width: Double, height: Double, on context: OpaquePointer) {
    var top = (height - lines.reduce(0) { $0 + $1.height }) / 2
    for line in lines {
      // The baseline lies about a third of the font size below the line's middle, as in `SVGPicture`.
      let largest = line.runs.reduce(0) { max($0, $1.style.fontSize) }
      let baseline = top + line.height / 2 + largest * 0.35
      let runs = line.runs.map { ($0, layout($0)) }
      let whole = runs.reduce(0) { $0 + self.width(of: $1.1) }
      var x =
        switch line.alignment {
        case .center: (width - whole) / 2
        case .right: width - whole
        case .left, .justified, .natural: line.indent
        }
      for (run, layout) in runs {
        draw(run, layout, x: x, baseline: baseline - run.baselineOffset, on: context)
        x += self.width(of: layout)
        g_object_unref(UnsafeMutableRawPointer(layout))
      }
      top += line.height
    }
  }

  private func draw(
    _ run: StageTextRun, _ layout: OpaquePointer, x: Double, baseline: Double, on context: OpaquePointer
  ) {
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return }
    if run.background.isVisible {
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      context.setSource(run.background)
      cairo_rectangle(
        context, x, baseline + Double(logical.y) / Self.unit, width(of: layout), Double(logical.height) / Self.unit)
      cairo_fill(context)
    }
    context.setSource(run.color)
    cairo_move_to(context, x, baseline)
    pango_cairo_show_layout_line(context, line)
    cairo_new_path(context)
  }

  /// Points from the beginning of a line to its end.
  private func width(of layout: OpaquePointer) -> Double {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return Double(logical.width) / Self.unit
  }

  /// The letters of a run, with their places; who asks releases it.
  private func layout(_ run: StageTextRun) -> OpaquePointer {
    let layout = pango_layout_new(pango)!
    let font = pango_font_description_new()
    pango_font_description_set_family(
      font, run.style.isMonospaced ? "Menlo, Liberation Mono, monospace" : "Helvetica, Arial, sans-serif")
    pango_font_description_set_absolute_size(font, run.style.fontSize * Self.unit)
    pango_font_description_set_weight(font, PangoWeight(rawValue: run.style.weight))
    if run.style.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, run.text, Int32(run.text.utf8.count))
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("kern=0, liga=0, clig=0"))
    if run.kern != 0 {
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32(run.kern * Self.unit)))
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

// SPDX-License-Identifier: MIT

import CGtk
import SprungStage

/// Shapes text runs with Pango and fits them to their measured widths, as the web page does. Letter spacing changes by
/// up to 4 % of the font size, and scaling does the rest.
final class Letters {
  /// The number of Pango units per point.
  static let unit = Double(PANGO_SCALE)
  /// The maximum change of letter spacing, as a fraction of the font size.
  private static let largestSpacing = 0.04
  private let pango: OpaquePointer

  /// The shaped glyphs of a run, and the horizontal scale that fits them to the run's width.
  final class Shaped {
    let layout: OpaquePointer
    let scale: Double

    init(taking layout: OpaquePointer, scale: Double) {
      self.layout = layout
      self.scale = scale
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// The width in points, before scaling.
    var naturalWidth: Double { extents.width }
    /// The width in points, after scaling.
    var width: Double { naturalWidth * scale }

    /// The only line of the layout.
    var line: UnsafeMutablePointer<PangoLayoutLine>? { pango_layout_get_line_readonly(layout, 0) }

    /// The logical rectangle relative to the start of the baseline, before scaling.
    var extents: (y: Double, width: Double, height: Double) {
      var logical = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &logical)
      return (
        Double(logical.y) / Letters.unit, Double(logical.width) / Letters.unit, Double(logical.height) / Letters.unit
      )
    }
  }

  /// Loads the system fonts.
  init() {
    pango = pango_font_map_create_context(pango_cairo_font_map_get_default())
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

  /// Returns the shaped glyphs of a run, fitted to its width, or nil if the run has no glyphs.
  func shape(_ run: StageTextRun) -> Shaped? {
    let count = run.text.count
    guard count > 0, run.style.fontSize > 0 else { return nil }
    let plain = Shaped(taking: layout(run, spacing: run.kern), scale: 1)
    guard run.width > 0 else { return plain }
    let limit = Self.largestSpacing * run.style.fontSize
    let wanted = (run.width - plain.naturalWidth) / Double(count)
    let spacing = max(-limit, min(limit, wanted))
    let spaced = Shaped(taking: layout(run, spacing: run.kern + spacing), scale: 1)
    let width = spaced.naturalWidth
    guard width > 0, abs(run.width - width) > 1 / Self.unit else { return spaced }
    return Shaped(taking: OpaquePointer(g_object_ref(UnsafeMutableRawPointer(spaced.layout))), scale: run.width / width)
  }

  private func layout(_ run: StageTextRun, spacing: Double) -> OpaquePointer {
    let layout: OpaquePointer = pango_layout_new(pango)
    let font = pango_font_description_new()
    pango_font_description_set_family(
      font,
      run.style.isMonospaced
        ? "Menlo, Liberation Mono, monospace" : "Inter, Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif")
    pango_font_description_set_absolute_size(font, run.style.fontSize * Self.unit)
    pango_font_description_set_weight(font, PangoWeight(rawValue: run.style.weight))
    if run.style.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, run.text, Int32(run.text.utf8.count))
    let attributes = pango_attr_list_new()
    let features = "liga=0, clig=0" + (run.style.hasTabularDigits ? ", tnum=1" : "")
    pango_attr_list_insert(attributes, pango_attr_font_features_new(features))
    if spacing != 0 {
      pango_attr_list_insert(attributes, pango_attr_letter_spacing_new(Int32((spacing * Self.unit).rounded())))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    return layout
  }
}

// MARK: Drawings

extension Letters {
  /// Fills and strokes the text of a drawing with Cairo.
  func draw(_ text: DrawnText, on context: OpaquePointer) {
    let run = StageTextRun(
      text: text.text, style: text.style, color: text.color, kern: Double(text.kern), width: Double(text.width))
    guard let shaped = shape(run), let line = shaped.line else { return }
    cairo_save(context)
    cairo_translate(context, Double(text.x), Double(text.baseline))
    cairo_scale(context, shaped.scale, 1)
    cairo_move_to(context, 0, 0)
    pango_cairo_layout_line_path(context, line)
    cairo_restore(context)
    if text.color.isVisible {
      PathNodes.setSource(text.color, on: context)
      if text.stroke.isVisible { cairo_fill_preserve(context) } else { cairo_fill(context) }
    }
    if text.stroke.isVisible {
      PathNodes.setSource(text.stroke, on: context)
      cairo_set_line_width(context, max(Double(text.strokeWidth), 0.5))
      cairo_set_dash(context, nil, 0, 0)
      cairo_stroke(context)
    }
    cairo_new_path(context)
  }
}

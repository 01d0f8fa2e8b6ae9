// SPDX-License-Identifier: MIT

import CGtk
import SprungDisplay
import SprungStage

/// Draws paths. GSK has no path nodes before 4.14, so Cairo fills and strokes them.
enum PathNodes {
  /// Draws a shape's path. Steps before the verb `outline` are filled and stroked; steps after it are only stroked.
  static func node(_ path: StagePath) -> RenderNode? {
    let parts = path.steps.split(
      separator: FramePathStep(verb: .outline), maxSplits: 1, omittingEmptySubsequences: false)
    guard let filled = parts.first, let stroked = parts.last else { return nil }
    let isStroked = path.stroke.isVisible && path.lineWidth > 0
    guard path.fill.isVisible || isStroked else { return nil }
    let bounds = extents { context in
      add(filled, flags: path.flags, to: context)
      if path.fill.isVisible { union(context, cairo_fill_extents) }
      guard isStroked else { return }
      add(stroked, flags: path.flags, to: context)
      setLine(of: path, on: context)
      union(context, cairo_stroke_extents)
    }
    return RenderNode.cairo(in: bounds.insetBy(-1)) { context in
      add(filled, flags: path.flags, to: context)
      if path.fill.isVisible {
        setSource(path.fill, on: context)
        cairo_fill(context)
      }
      guard isStroked else { return }
      add(stroked, flags: path.flags, to: context)
      setLine(of: path, on: context)
      setSource(path.stroke, on: context)
      cairo_stroke(context)
    }
  }

  /// Replaces the current path of a Cairo context.
  static func add(_ steps: some Sequence<FramePathStep>, flags: PathFlags, to context: OpaquePointer) {
    cairo_new_path(context)
    cairo_set_fill_rule(context, flags.contains(.evenOdd) ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    for step in steps {
      let n = step.numbers.map { Double($0) }
      switch step.verb {
      case .move: cairo_move_to(context, n[0], n[1])
      case .line: cairo_line_to(context, n[0], n[1])
      case .quadratic:
        if cairo_has_current_point(context) == 0 { cairo_move_to(context, n[0], n[1]) }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        cairo_curve_to(
          context, x + (n[0] - x) * 2 / 3, y + (n[1] - y) * 2 / 3, n[2] + (n[0] - n[2]) * 2 / 3,
          n[3] + (n[1] - n[3]) * 2 / 3, n[2], n[3])
      case .cubic: cairo_curve_to(context, n[0], n[1], n[2], n[3], n[4], n[5])
      case .close: cairo_close_path(context)
      case .outline: break
      }
    }
  }

  static func setSource(_ color: PackedColor, on context: OpaquePointer) {
    var rgba = color.rgba
    gdk_cairo_set_source_rgba(context, &rgba)
  }

  private static func setLine(of path: StagePath, on context: OpaquePointer) {
    let flags = path.flags
    cairo_set_line_width(context, Double(path.lineWidth))
    cairo_set_line_cap(
      context,
      flags.contains(.roundCaps)
        ? CAIRO_LINE_CAP_ROUND : flags.contains(.squareCaps) ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
    cairo_set_line_join(
      context,
      flags.contains(.roundJoins)
        ? CAIRO_LINE_JOIN_ROUND : flags.contains(.bevelJoins) ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(context, max(1, Double(path.miterLimit)))
    // If all dashes are zero, Cairo enters an error state and stops drawing.
    let isDashed = path.dashes.contains { $0 > 0 } && !path.dashes.contains { $0 < 0 }
    let dashes = isDashed ? path.dashes.map { Double($0) } : []
    cairo_set_dash(context, dashes, Int32(dashes.count), Double(path.dashPhase))
  }

  // MARK: Extents

  private typealias Extents = (
    OpaquePointer?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
    UnsafeMutablePointer<Double>?
  ) -> Void

  /// Runs a closure with a context that draws nothing. Returns the area covered by the closure's calls to `union`.
  private static func extents(_ body: (OpaquePointer) -> Void) -> graphene_rect_t {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return graphene_rect_t() }
    defer { cairo_destroy(context) }
    body(context)
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(surface, &x, &y, &width, &height)
    return graphene_rect_t(x: Float(x), y: Float(y), width: Float(width), height: Float(height))
  }

  /// Adds the extents of the current path and clears the path.
  private static func union(_ context: OpaquePointer, _ extents: Extents) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    extents(context, &left, &top, &right, &bottom)
    cairo_new_path(context)
    guard right > left, bottom > top else { return }
    cairo_rectangle(context, left, top, right - left, bottom - top)
    cairo_fill(context)
  }
}

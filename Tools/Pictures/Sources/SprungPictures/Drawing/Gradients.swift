// SPDX-License-Identifier: MIT

import CPangoCairo
import Foundation
import SprungStage

/// Draws gradients in boxes. The sizes of the boxes are in points.
enum Gradients {
  /// Calls `body` with the gradient as a Cairo pattern for a box at the origin.
  static func with(
    _ gradient: StageGradient, width: Double, height: Double, pixelsPerPoint: Double, _ body: (OpaquePointer) -> Void
  ) {
    let x = Double(gradient.startX) * width
    let y = Double(gradient.startY) * height
    let endX = Double(gradient.endX) * width
    let endY = Double(gradient.endY) * height
    let pattern: OpaquePointer?
    switch gradient.kind {
    case .axial: pattern = cairo_pattern_create_linear(x, y, endX, endY)
    case .radial:
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t()
      // A pattern's matrix maps user space to pattern space.
      cairo_matrix_init_scale(&matrix, 1 / max(abs(endX - x), 1e-6), 1 / max(abs(endY - y), 1e-6))
      cairo_matrix_translate(&matrix, -x, -y)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .conic:
      pattern = conic(
        gradient, x: x, y: y, towards: atan2(endY - y, endX - x), width: width, height: height,
        pixelsPerPoint: pixelsPerPoint)
    }
    guard let pattern else { return }
    if gradient.kind != .conic { addStops(of: gradient, to: pattern) }
    body(pattern)
    cairo_pattern_destroy(pattern)
  }

  private static func addStops(of gradient: StageGradient, to pattern: OpaquePointer) {
    for stop in gradient.stops {
      func component(_ shift: UInt32) -> Double { Double(stop.color.rawValue >> shift & 255) / 255 }
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.place), component(24), component(16), component(8), component(0))
    }
  }

  /// Returns a pattern of a conic gradient. Cairo does not support conic gradients, so the gradient is drawn pixel by
  /// pixel, with the colors of a linear gradient.
  private static func conic(
    _ gradient: StageGradient, x: Double, y: Double, towards start: Double, width: Double, height: Double,
    pixelsPerPoint: Double
  ) -> OpaquePointer? {
    let colors = Bitmap(width: 1024, height: 1)
    colors.draw { context in
      guard let line = cairo_pattern_create_linear(0, 0, 1024, 0) else { return }
      addStops(of: gradient, to: line)
      cairo_set_source(context, line)
      cairo_paint(context)
      cairo_pattern_destroy(line)
    }
    let table = colors.pixels
    let scale = max(pixelsPerPoint, 0.1)
    let bitmap = Bitmap(width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
    let columns = bitmap.width
    bitmap.withPixels { pixels in
      for index in pixels.indices {
        let dx = (Double(index % columns) + 0.5) / scale - x
        let dy = (Double(index / columns) + 0.5) / scale - y
        var turns = (atan2(dy, dx) - start) / (2 * .pi)
        turns -= turns.rounded(.down)
        pixels[index] = table[min(1023, Int(turns * 1024))]
      }
    }
    // The pattern retains the surface.
    let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, scale, scale)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}

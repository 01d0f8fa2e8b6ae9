// SPDX-License-Identifier: MIT

import CGtk
import Foundation
import SprungStage

/// Draws gradients in boxes, whose sizes are in points.
enum GradientNodes {
  /// Returns a gradient in a box at the origin, or nil if it has no colors.
  static func node(_ gradient: StageGradient, width: Float, height: Float) -> RenderNode? {
    guard width > 0, height > 0, let last = gradient.stops.last else { return nil }
    var box = graphene_rect_t(x: 0, y: 0, width: width, height: height)
    let stops = stops(of: gradient)
    let count = gsize(stops.count)
    var start = graphene_point_t(x: gradient.startX * width, y: gradient.startY * height)
    var end = graphene_point_t(x: gradient.endX * width, y: gradient.endY * height)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    switch gradient.kind {
    case .axial:
      // If the start and end points are equal, the last color fills the box, as on the web page.
      guard dx != 0 || dy != 0 else { return .color(last.color, in: box) }
      return RenderNode(taking: gsk_linear_gradient_node_new(&box, &start, &end, stops, count))
    case .radial:
      guard dx != 0, dy != 0 else { return .color(last.color, in: box) }
      return RenderNode(taking: gsk_radial_gradient_node_new(&box, &start, abs(dx), abs(dy), 0, 1, stops, count))
    case .conic:
      // GSK measures angles in degrees, clockwise from the top.
      let degrees = atan2(dx, -dy) * 180 / .pi
      return RenderNode(taking: gsk_conic_gradient_node_new(&box, &start, degrees, stops, count))
    }
  }

  /// Returns stops that satisfy GSK's requirements: at least two, between 0 and 1, in ascending order.
  private static func stops(of gradient: StageGradient) -> [GskColorStop] {
    var place: Float = 0
    var stops = gradient.stops.map { stop in
      place = max(place, min(1, stop.place))
      return GskColorStop(offset: place, color: stop.color.rgba)
    }
    if stops.count == 1 { stops.append(GskColorStop(offset: 1, color: stops[0].color)) }
    return stops
  }

  /// Calls a closure with a Cairo pattern of the gradient's opacity in a box at the origin.
  static func withPattern(_ gradient: StageGradient, width: Float, height: Float, _ body: (OpaquePointer) -> Void) {
    let (x, y) = (Double(gradient.startX * width), Double(gradient.startY * height))
    let (endX, endY) = (Double(gradient.endX * width), Double(gradient.endY * height))
    var pattern: OpaquePointer?
    if gradient.kind == .radial {
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t()
      // A pattern's matrix maps user space to pattern space.
      cairo_matrix_init_scale(&matrix, 1 / max(abs(endX - x), 1e-6), 1 / max(abs(endY - y), 1e-6))
      cairo_matrix_translate(&matrix, -x, -y)
      cairo_pattern_set_matrix(pattern, &matrix)
    } else {
      // Cairo has no conic gradients, so a conic mask fades linearly from start to end.
      pattern = cairo_pattern_create_linear(x, y, endX, endY)
    }
    guard let pattern else { return }
    for stop in stops(of: gradient) {
      cairo_pattern_add_color_stop_rgba(pattern, Double(stop.offset), 0, 0, 0, Double(stop.color.alpha))
    }
    body(pattern)
    cairo_pattern_destroy(pattern)
  }
}

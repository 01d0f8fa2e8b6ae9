// SPDX-License-Identifier: MIT

import CPangoCairo
import SprungDisplay
import SprungStage

/// Draws shadows. The shadows of boxes are cached by size, because a box's shadow does not change while the box moves.
final class ShadowPainter {
  private struct Shape: Hashable {
    let width: Float
    let height: Float
    let cornerRadius: Float
    let flags: UInt32
    let radius: Float
    let pixelsPerPoint: Double
  }

  private var kept: [Shape: Bitmap] = [:]
  /// The maximum number of cached shadows.
  private static let limit = 256

  /// Draws the shadow of a layer's box. The shadow is visible only outside the box.
  func drawBox(of layer: StageLayer, _ shadow: StageShadow, on context: OpaquePointer) {
    guard layer.width > 0, layer.height > 0 else { return }
    // The scale is rounded to a quarter, so that a slowly growing box does not need a new shadow in each frame.
    let scale = max(0.25, (context.pixelsPerPoint * 4).rounded() / 4)
    let shape = Shape(
      width: layer.width, height: layer.height, cornerRadius: layer.cornerRadius, flags: layer.boundsFlags.rawValue,
      radius: shadow.radius, pixelsPerPoint: scale)
    let reach = Double(Blur.reach(Double(shadow.radius) * scale))
    let mask = kept[shape] ?? make(layer, deviation: Double(shadow.radius) * scale, reach: reach, scale: scale)
    if kept.count >= Self.limit { kept = [:] }
    kept[shape] = mask
    context.saved {
      // Clip to the outside of the box, because a translucent box would reveal its own shadow.
      let far = 1e4
      cairo_new_path(context)
      cairo_rectangle(context, -far, -far, 2 * far + Double(layer.width), 2 * far + Double(layer.height))
      context.addBox(of: layer)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      if layer.fill.rawValue & 255 < 255 { cairo_clip(context) } else { cairo_new_path(context) }
      context.setSource(shadow.color)
      cairo_translate(context, Double(shadow.x), Double(shadow.y))
      cairo_scale(context, 1 / scale, 1 / scale)
      cairo_mask_surface(context, mask.surface, -reach, -reach)
    }
  }

  private func make(_ layer: StageLayer, deviation: Double, reach: Double, scale: Double) -> Bitmap {
    let bitmap = Bitmap(
      width: Int((Double(layer.width) * scale + 2 * reach).rounded(.up)),
      height: Int((Double(layer.height) * scale + 2 * reach).rounded(.up)))
    bitmap.draw { context in
      cairo_translate(context, reach, reach)
      cairo_scale(context, scale, scale)
      context.addBox(of: layer)
      context.setSource(.black)
      cairo_fill(context)
    }
    Blur.apply(to: bitmap, deviation: deviation)
    return bitmap
  }

  /// Draws the shadow of the visible content of a Cairo group.
  func draw(_ shadow: StageShadow, of group: OpaquePointer, on context: OpaquePointer) {
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface,
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return }
    let scale = context.pixelsPerPoint
    var (left, top) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &left, &top)
    let copy = Bitmap(
      width: Int(cairo_image_surface_get_width(surface)), height: Int(cairo_image_surface_get_height(surface)))
    copy.draw { context in
      cairo_set_source_surface(context, surface, left, top)
      cairo_paint(context)
    }
    Blur.apply(to: copy, deviation: Double(shadow.radius) * scale)
    context.saved {
      var (x, y) = (Double(shadow.x), Double(shadow.y))
      cairo_user_to_device_distance(context, &x, &y)
      cairo_identity_matrix(context)
      context.setSource(shadow.color)
      cairo_mask_surface(context, copy.surface, x - left, y - top)
    }
  }
}

// SPDX-License-Identifier: MIT

import CPangoCairo
import SprungDisplay

/// The blurred backdrop of a layer.
struct Backdrop {
  /// The standard deviation of the blur in points.
  let radius: Double
  /// The saturation factor.
  let saturation: Double

  /// Draws the blurred content behind a layer into its box.
  func draw(behind layer: StageLayer, on context: OpaquePointer) {
    guard let target = cairo_get_group_target(context), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else {
      return
    }
    cairo_surface_flush(target)
    let deviation = radius * context.pixelsPerPoint
    let reach = Double(Blur.reach(deviation))
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for (x, y) in [(0, 0), (layer.width, 0), (layer.width, layer.height), (0, layer.height)] {
      var (x, y) = (Double(x), Double(y))
      cairo_user_to_device(context, &x, &y)
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x), max(bottom, y))
    }
    // Only pixels inside the image are read. Beyond its edges, the edge pixels are repeated.
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &offsetX, &offsetY)
    left = max((left - reach).rounded(.down), -offsetX)
    top = max((top - reach).rounded(.down), -offsetY)
    right = min((right + reach).rounded(.up), Double(cairo_image_surface_get_width(target)) - offsetX)
    bottom = min((bottom + reach).rounded(.up), Double(cairo_image_surface_get_height(target)) - offsetY)
    guard right > left, bottom > top else { return }
    let copy = Bitmap(width: Int(right - left), height: Int(bottom - top))
    copy.draw { copying in
      cairo_set_source_surface(copying, target, -left, -top)
      cairo_paint(copying)
    }
    Blur.apply(to: copy, deviation: deviation, extendsEdges: true)
    saturate(copy)
    context.saved {
      context.addBox(of: layer)
      cairo_clip(context)
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, copy.surface, left, top)
      cairo_paint(context)
    }
  }

  /// Scales the saturation of the pixels, with the same luminance weights as CSS filters.
  private func saturate(_ bitmap: Bitmap) {
    guard saturation != 1 else { return }
    bitmap.withPixels { pixels in
      for index in pixels.indices {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        let (r, g, b) = (Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255))
        let light = 0.213 * r + 0.715 * g + 0.072 * b
        func moved(_ component: Double) -> UInt32 {
          UInt32(min(Double(alpha), max(0, light + (component - light) * saturation)).rounded())
        }
        pixels[index] = alpha << 24 | moved(r) << 16 | moved(g) << 8 | moved(b)
      }
    }
  }
}

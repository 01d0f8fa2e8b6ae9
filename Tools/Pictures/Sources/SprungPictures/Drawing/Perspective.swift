// SPDX-License-Identifier: MIT

import CPangoCairo
import Foundation
import SprungDisplay
import SprungStage

extension StageMatrix {
  /// Whether the matrix has no perspective, so that Cairo's matrices suffice.
  var isFlat: Bool { numbers[3] == 0 && numbers[7] == 0 && numbers[15] > 0 }
}

extension StageLayer {
  /// Whether the layer is invisible, because its back faces the viewer and is hidden.
  var showsHiddenBack: Bool {
    guard boundsFlags.contains(.hidesBackface) else { return false }
    let m = matrix.numbers
    func minor(_ r: [Int], _ c: [Int]) -> Double {
      func n(_ i: Int, _ j: Int) -> Double { m[r[i] * 4 + c[j]] }
      return n(0, 0) * (n(1, 1) * n(2, 2) - n(1, 2) * n(2, 1)) - n(0, 1) * (n(1, 0) * n(2, 2) - n(1, 2) * n(2, 0))
        + n(0, 2) * (n(1, 0) * n(2, 1) - n(1, 1) * n(2, 0))
    }
    let rows = [1, 2, 3]
    let whole =
      m[0] * minor(rows, [1, 2, 3]) - m[1] * minor(rows, [0, 2, 3]) + m[2] * minor(rows, [0, 1, 3])
      - m[3] * minor(rows, [0, 1, 2])
    // The sign of the third diagonal element of the inverse indicates whether the front faces the viewer.
    return minor([0, 1, 3], [0, 1, 3]) * whole < 0
  }
}

/// Draws a layer with perspective. The layer is first drawn flat, and then projected pixel by pixel.
struct Perspective {
  private let layer: StageLayer
  private let extent: Extent

  /// Measures a layer so that it can be drawn with perspective.
  init(of layer: StageLayer, in tree: StageTree) {
    self.layer = layer
    extent = Extent(of: layer, in: tree)
  }

  /// Draws the layer. `body` draws the flat layer in its own coordinates.
  func draw(on context: OpaquePointer, _ body: (OpaquePointer) -> Void) {
    guard extent.width > 0, extent.height > 0, let target = cairo_get_group_target(context),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else { return }
    var placed = cairo_matrix_t()
    cairo_get_matrix(context, &placed)
    // Use 1.5 times the resolution needed without perspective, and a transparent margin.
    let scale = min(context.pixelsPerPoint * 1.5, 4096 / max(extent.width, extent.height))
    let flat = Bitmap(width: Int(extent.width * scale) + 3, height: Int(extent.height * scale) + 3)
    flat.draw { drawing in
      cairo_translate(drawing, 1, 1)
      cairo_scale(drawing, scale, scale)
      cairo_translate(drawing, -extent.left, -extent.top)
      body(drawing)
    }
    // These matrices map pixels of the flat drawing to pixels of the image. They are multiplied with row vectors (x, y,
    // 1).
    let m = layer.matrix.numbers
    let toLayer = [1 / scale, 0, 0, 0, 1 / scale, 0, extent.left - 1 / scale, extent.top - 1 / scale, 1]
    let toParent = [m[0], m[1], m[3], m[4], m[5], m[7], m[12], m[13], m[15]]
    let toDevice = [placed.xx, placed.yx, 0, placed.xy, placed.yy, 0, placed.x0, placed.y0, 1]
    let matrix = Self.product(Self.product(toLayer, toParent), toDevice)
    guard let inverse = Self.inverse(matrix) else { return }
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for (x, y) in [(0, 0), (flat.width, 0), (flat.width, flat.height), (0, flat.height)] {
      let (x, y) = (Double(x), Double(y))
      let w = matrix[2] * x + matrix[5] * y + matrix[8]
      // A layer that extends behind the viewer may cover the entire image, so its bounds are not limited.
      guard w > 1e-6 else {
        (left, top, right, bottom) = (-Double.infinity, -Double.infinity, Double.infinity, Double.infinity)
        break
      }
      let (dx, dy) = ((matrix[0] * x + matrix[3] * y + matrix[6]) / w, (matrix[1] * x + matrix[4] * y + matrix[7]) / w)
      (left, top, right, bottom) = (min(left, dx), min(top, dy), max(right, dx), max(bottom, dy))
    }
    var (offsetX, offsetY) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &offsetX, &offsetY)
    left = max(left.rounded(.down), -offsetX)
    top = max(top.rounded(.down), -offsetY)
    right = min(right.rounded(.up), Double(cairo_image_surface_get_width(target)) - offsetX)
    bottom = min(bottom.rounded(.up), Double(cairo_image_surface_get_height(target)) - offsetY)
    guard right > left, bottom > top else { return }
    let seen = Bitmap(width: Int(right - left), height: Int(bottom - top))
    Self.fill(seen, from: flat, left: left, top: top, inverse: inverse, forward: matrix)
    context.saved {
      cairo_identity_matrix(context)
      cairo_set_source_surface(context, seen.surface, left, top)
      cairo_paint(context)
    }
  }

  /// Samples each pixel with bilinear interpolation.
  private static func fill(
    _ seen: Bitmap, from flat: Bitmap, left: Double, top: Double, inverse: [Double], forward: [Double]
  ) {
    let source = flat.pixels
    let (columns, rows, width) = (flat.width, flat.height, seen.width)
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      x >= 0 && y >= 0 && x < columns && y < rows ? source[y * columns + x] : 0
    }
    seen.withPixels { pixels in
      for index in pixels.indices {
        let x = left + Double(index % width) + 0.5
        let y = top + Double(index / width) + 0.5
        let w = inverse[2] * x + inverse[5] * y + inverse[8]
        let sx = (inverse[0] * x + inverse[3] * y + inverse[6]) / w
        let sy = (inverse[1] * x + inverse[4] * y + inverse[7]) / w
        guard sx > -1, sy > -1, sx < Double(columns) + 1, sy < Double(rows) + 1,
          forward[2] * sx + forward[5] * sy + forward[8] > 0
        else { continue }
        let (fx, fy) = ((sx - 0.5).rounded(.down), (sy - 0.5).rounded(.down))
        let (u, v) = (sx - 0.5 - fx, sy - 0.5 - fy)
        let corners = [
          (pixel(Int(fx), Int(fy)), (1 - u) * (1 - v)), (pixel(Int(fx) + 1, Int(fy)), u * (1 - v)),
          (pixel(Int(fx), Int(fy) + 1), (1 - u) * v), (pixel(Int(fx) + 1, Int(fy) + 1), u * v),
        ]
        var result: UInt32 = 0
        for shift in [24, 16, 8, 0] as [UInt32] {
          let sum = corners.reduce(0) { $0 + Double($1.0 >> shift & 255) * $1.1 }
          result |= UInt32(sum + 0.5) << shift
        }
        pixels[index] = result
      }
    }
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    (0..<9).map { index in
      let (row, column) = (index / 3, index % 3)
      return a[row * 3] * b[column] + a[row * 3 + 1] * b[3 + column] + a[row * 3 + 2] * b[6 + column]
    }
  }

  private static func inverse(_ m: [Double]) -> [Double]? {
    let cofactors = [
      m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
    ]
    let determinant = m[0] * cofactors[0] + m[1] * cofactors[3] + m[2] * cofactors[6]
    guard abs(determinant) > 1e-12 else { return nil }
    return cofactors.map { $0 / determinant }
  }
}

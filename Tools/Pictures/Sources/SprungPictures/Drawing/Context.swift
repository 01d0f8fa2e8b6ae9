// SPDX-License-Identifier: MIT

import CPangoCairo
import SprungDisplay
import SprungStage

/// Functions that pass stage types to Cairo.
extension OpaquePointer {
  /// Sets the drawing color.
  func setSource(_ color: PackedColor) {
    func component(_ shift: UInt32) -> Double { Double(color.rawValue >> shift & 255) / 255 }
    cairo_set_source_rgba(self, component(24), component(16), component(8), component(0))
  }

  /// Saves the graphics state, runs `body`, and restores the state.
  func saved(_ body: () -> Void) {
    cairo_save(self)
    body()
    cairo_restore(self)
  }

  /// Adds a layer's rounded box to the path. The box is inset by `inset` points on all sides, and its corner radius is
  /// reduced by the same amount.
  func addBox(of layer: StageLayer, inset: Double = 0) {
    let right = max(inset, Double(layer.width) - inset)
    let bottom = max(inset, Double(layer.height) - inset)
    let radius = min(max(0, Double(layer.cornerRadius) - inset), (right - inset) / 2, (bottom - inset) / 2)
    func corner(_ flag: BoundsFlags) -> Double { layer.boundsFlags.contains(flag) ? 0 : radius }
    let (topLeft, topRight) = (corner(.squaresMinXMinY), corner(.squaresMaxXMinY))
    let (bottomRight, bottomLeft) = (corner(.squaresMaxXMaxY), corner(.squaresMinXMaxY))
    let quarter = Double.pi / 2
    cairo_new_sub_path(self)
    cairo_arc(self, right - topRight, inset + topRight, topRight, -quarter, 0)
    cairo_arc(self, right - bottomRight, bottom - bottomRight, bottomRight, 0, quarter)
    cairo_arc(self, inset + bottomLeft, bottom - bottomLeft, bottomLeft, quarter, 2 * quarter)
    cairo_arc(self, inset + topLeft, inset + topLeft, topLeft, 2 * quarter, 3 * quarter)
    cairo_close_path(self)
  }

  /// Adds path steps to the path.
  func addSteps(_ steps: some Sequence<FramePathStep>) {
    for step in steps {
      let n = step.numbers.map { Double($0) }
      switch step.verb {
      case .move: cairo_move_to(self, n[0], n[1])
      case .line: cairo_line_to(self, n[0], n[1])
      case .quadratic:
        var (x, y) = (0.0, 0.0)
        if cairo_has_current_point(self) == 0 { cairo_move_to(self, n[0], n[1]) }
        cairo_get_current_point(self, &x, &y)
        cairo_curve_to(
          self, x + (n[0] - x) * 2 / 3, y + (n[1] - y) * 2 / 3, n[2] + (n[0] - n[2]) * 2 / 3,
          n[3] + (n[1] - n[3]) * 2 / 3, n[2], n[3])
      case .cubic: cairo_curve_to(self, n[0], n[1], n[2], n[3], n[4], n[5])
      case .close: cairo_close_path(self)
      case .outline: break
      }
    }
  }

  /// The number of pixels per point of the current transform, averaged over all directions.
  var pixelsPerPoint: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(self, &matrix)
    return abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
  }
}

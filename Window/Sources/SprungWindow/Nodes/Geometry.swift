// SPDX-License-Identifier: MIT

import CGtk
import CStageWidget
import SprungDisplay
import SprungStage

extension PackedColor {
  var rgba: GdkRGBA {
    func part(_ shift: UInt32) -> Float { Float(rawValue >> shift & 255) / 255 }
    return GdkRGBA(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

extension graphene_rect_t {
  init(x: Float, y: Float, width: Float, height: Float) {
    self.init(
      origin: graphene_point_t(x: x, y: y), size: graphene_size_t(width: max(0, width), height: max(0, height)))
  }

  func insetBy(_ distance: Float) -> graphene_rect_t {
    graphene_rect_t(
      x: origin.x + distance, y: origin.y + distance, width: size.width - 2 * distance,
      height: size.height - 2 * distance)
  }
}

extension StageLayer {
  /// The bounds in the layer's own coordinates.
  var box: graphene_rect_t { graphene_rect_t(x: 0, y: 0, width: width, height: height) }

  /// The bounds with rounded corners.
  var roundedBox: GskRoundedRect {
    let radius = max(0, min(cornerRadius, width / 2, height / 2))
    func corner(_ square: BoundsFlags) -> graphene_size_t {
      let radius = boundsFlags.contains(square) ? 0 : radius
      return graphene_size_t(width: radius, height: radius)
    }
    // The corners are in clockwise order from the upper left.
    return GskRoundedRect(
      bounds: box,
      corner: (
        corner(.squaresMinXMinY), corner(.squaresMaxXMinY), corner(.squaresMaxXMaxY), corner(.squaresMinXMaxY)
      ))
  }

  /// Whether the transform shows the back of the layer to the viewer.
  var showsBack: Bool {
    let corners = [(0.0, 0.0), (1, 0), (0, 1)].map { matrix.apply(x: $0.0, y: $0.1) }
    guard let origin = corners[0], let right = corners[1], let below = corners[2] else { return false }
    return (right.x - origin.x) * (below.y - origin.y) - (right.y - origin.y) * (below.x - origin.x) < 0
  }
}

extension StageMatrix {
  /// The matrix as a GSK transform, which the caller releases; nil for the identity.
  var transform: OpaquePointer? {
    var n = numbers.map { Float($0) }
    // Layers are flat and drawn in order, so only x, y and w matter. The renderer would otherwise clip by depth.
    for index in [2, 6, 8, 9, 11, 14] { n[index] = 0 }
    n[10] = 1
    let isFlat = n[3] == 0 && n[7] == 0 && n[15] == 1
    guard isFlat else { return stage_transform(n) }
    var place = graphene_point_t(x: n[12], y: n[13])
    let shift = place.x == 0 && place.y == 0 ? nil : gsk_transform_translate(nil, &place)
    // The renderer draws translations and scales faster than general matrices.
    if n[1] == 0, n[4] == 0 { return n[0] == 1 && n[5] == 1 ? shift : gsk_transform_scale(shift, n[0], n[5]) }
    gsk_transform_unref(shift)
    return stage_transform(n)
  }
}

// SPDX-License-Identifier: MIT

import CGtk
import CStageWidget
import SprungStage

/// A reference to an immutable GSK render node.
final class RenderNode {
  let pointer: OpaquePointer

  /// Takes ownership of a reference.
  init(taking pointer: OpaquePointer) { self.pointer = pointer }

  /// Takes ownership of a reference returned by GSK. Returns nil if it is NULL, which means that the node draws
  /// nothing.
  convenience init?(ifAny pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.init(taking: pointer)
  }

  deinit { gsk_render_node_unref(pointer) }

  /// The smallest rectangle that contains everything the node draws.
  var bounds: graphene_rect_t {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(pointer, &bounds)
    return bounds
  }
}

// MARK: Making nodes

extension RenderNode {
  /// Combines nodes in back-to-front order. Returns a single node unchanged, or nil if there are no nodes.
  static func container(_ nodes: [RenderNode]) -> RenderNode? {
    guard nodes.count > 1 else { return nodes.first }
    var pointers: [OpaquePointer?] = nodes.map(\.pointer)
    return RenderNode(taking: gsk_container_node_new(&pointers, guint(pointers.count)))
  }

  static func color(_ color: PackedColor, in rect: graphene_rect_t) -> RenderNode {
    var (rgba, rect) = (color.rgba, rect)
    return RenderNode(taking: gsk_color_node_new(&rgba, &rect))
  }

  /// Returns a node that the closure draws with Cairo, or nil if the rectangle is empty.
  static func cairo(in rect: graphene_rect_t, _ body: (OpaquePointer) -> Void) -> RenderNode? {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    var rect = rect
    let node = RenderNode(taking: gsk_cairo_node_new(&rect))
    guard let context = gsk_cairo_node_get_draw_context(node.pointer) else { return nil }
    body(context)
    cairo_destroy(context)
    return node
  }

  static func texture(_ texture: OpaquePointer, in rect: graphene_rect_t) -> RenderNode {
    var rect = rect
    return RenderNode(taking: gsk_texture_node_new(texture, &rect))
  }

  func clipped(to rect: graphene_rect_t) -> RenderNode {
    var rect = rect
    return RenderNode(taking: gsk_clip_node_new(pointer, &rect))
  }

  func clipped(to box: GskRoundedRect) -> RenderNode {
    var box = box
    if gsk_rounded_rect_is_rectilinear(&box) != 0 { return clipped(to: box.bounds) }
    return RenderNode(taking: gsk_rounded_clip_node_new(pointer, &box))
  }

  func faded(to opacity: Float) -> RenderNode {
    opacity < 1 ? RenderNode(taking: gsk_opacity_node_new(pointer, opacity)) : self
  }

  /// Applies a transform and takes ownership of it. Nil is the identity.
  func transformed(by transform: OpaquePointer?) -> RenderNode {
    guard let transform else { return self }
    defer { gsk_transform_unref(transform) }
    return RenderNode(taking: gsk_transform_node_new(pointer, transform))
  }

  func shifted(_ x: Float, _ y: Float) -> RenderNode {
    guard x != 0 || y != 0 else { return self }
    var point = graphene_point_t(x: x, y: y)
    return transformed(by: gsk_transform_translate(nil, &point))
  }

  /// Blurs by a standard deviation in points. GSK expects the radius used by CSS, which is twice the deviation.
  func blurred(deviation: Float) -> RenderNode {
    RenderNode(taking: gsk_blur_node_new(pointer, 2 * deviation))
  }

  /// Draws a shadow below the node. `radius` is the standard deviation of its blur in points.
  func withShadow(_ color: PackedColor, x: Float, y: Float, radius: Float) -> RenderNode {
    var shadow = GskShadow(color: color.rgba, dx: x, dy: y, radius: 2 * radius)
    return RenderNode(taking: gsk_shadow_node_new(pointer, &shadow, 1))
  }

  /// Applies a color matrix. Each row of `rows` contains the contributions of one input component, to which `offset` is
  /// added.
  func recolored(_ rows: [[Float]], plus offset: [Float]) -> RenderNode {
    return RenderNode(taking: stage_color_node(pointer, rows.flatMap { $0 }, offset))
  }

  /// Replaces all colors with the given color and preserves the opacity.
  func tinted(_ color: PackedColor) -> RenderNode {
    let rgba = color.rgba
    return recolored(
      [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, rgba.alpha]], plus: [rgba.red, rgba.green, rgba.blue, 0])
  }

  /// Scales the saturation, with the luminance weights of CSS filters.
  func saturated(_ amount: Float) -> RenderNode {
    guard amount != 1 else { return self }
    let weights: [Float] = [0.213, 0.715, 0.072]
    let rows = (0..<3).map { row in
      (0..<3).map { column in weights[row] * (1 - amount) + (row == column ? amount : 0) } + [0]
    }
    return recolored(rows + [[0, 0, 0, 1]], plus: [0, 0, 0, 0])
  }
}

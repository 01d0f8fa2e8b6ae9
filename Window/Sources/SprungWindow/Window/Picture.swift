// SPDX-License-Identifier: MIT

import CGtk

/// Writes the window's content to a PNG file, using the window's own renderer.
enum Picture {
  /// Draws a node on a white background with `scale` pixels per point.
  static func write(
    _ node: OpaquePointer?, width: Float, height: Float, scale: Float, in widget: UnsafeMutablePointer<GtkWidget>,
    to path: String
  ) throws(WindowFailure) {
    guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
      throw WindowFailure("\(path) cannot be drawn: the window is not displayed")
    }
    var viewport = graphene_rect_t(x: 0, y: 0, width: width * scale, height: height * scale)
    var nodes = [RenderNode.color(.white, in: viewport)]
    if let node {
      gsk_render_node_ref(node)
      nodes.append(RenderNode(taking: node).transformed(by: gsk_transform_scale(nil, scale, scale)))
    }
    guard let whole = RenderNode.container(nodes),
      let texture = gsk_renderer_render_texture(renderer, whole.pointer, &viewport)
    else { throw WindowFailure("\(path) cannot be drawn") }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard gdk_texture_save_to_png(texture, path) != 0 else { throw WindowFailure("\(path) cannot be written") }
  }
}

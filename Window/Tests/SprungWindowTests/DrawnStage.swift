// SPDX-License-Identifier: MIT

import CGtk
import SprungStage

@testable import SprungWindow

/// A stage of 40 x 20 points whose nodes are drawn by Cairo, without a display.
@MainActor final class DrawnStage {
  let nodes: StageNodes
  private let encoder = FrameEncoder()

  /// Creates a stage with assets from the given folder.
  init(assets: String? = nil) {
    // Initialization registers the node types. It requires no display.
    _ = Self.isInitialized
    nodes = StageNodes(scale: 1, assets: assets)
  }

  private static let isInitialized = gtk_init_check()

  /// Applies a frame with the records that a closure writes.
  func frame(_ write: (FrameEncoder) -> Void) throws {
    encoder.beginFrame()
    write(encoder)
    try nodes.apply(try Frame.decode(at: encoder.endFrame(flags: [], simulatedTime: 0)))
  }

  /// Creates a solid layer whose upper left corner is at the given point.
  func box(
    _ id: LayerID, in parent: LayerID = 0, index: Int = 0, x: Double, y: Double, width: Double = 10,
    height: Double = 10,
    radius: Double = 0, flags: BoundsFlags = [], color: UInt32 = 0xFF00_00FF
  ) -> (FrameEncoder) -> Void {
    {
      $0.create(id, parent: parent, kind: .box, index: index)
      $0.matrix2D(id, a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
      $0.bounds(id, width: width, height: height, cornerRadius: radius, flags: flags)
      $0.paint(id, fill: PackedColor(rawValue: color))
    }
  }

  /// Returns the pixels on a white background as 0xRRGGBB, row by row.
  func pixels() -> [[UInt32]] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 40, 20)
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    if let node = nodes.node() { gsk_render_node_draw(node, context) }
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return (0..<20).map { y in
      (0..<40).map { x in
        UnsafeRawPointer(data).load(fromByteOffset: y * stride + 4 * x, as: UInt32.self) & 0xFF_FFFF
      }
    }
  }
}

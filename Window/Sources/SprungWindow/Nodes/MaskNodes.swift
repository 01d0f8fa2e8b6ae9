// SPDX-License-Identifier: MIT

import CGtk
import SprungDisplay
import SprungStage

/// Clips layers to their masks. GSK has no mask nodes before 4.10, so Cairo draws the masked content.
enum MaskNodes {
  /// Returns the visible part of a masked node, or nil if nothing is visible.
  static func node(_ node: RenderNode, _ mask: StageMask) -> RenderNode? {
    switch mask {
    case .none: return node
    case .path(let flags, let steps):
      if let rect = rectangle(steps) { return node.clipped(to: rect) }
      return RenderNode.cairo(in: node.bounds) { context in
        PathNodes.add(steps, flags: flags, to: context)
        cairo_clip(context)
        gsk_render_node_draw(node.pointer, context)
      }
    case .gradient(let x, let y, let width, let height, let gradient):
      let box = graphene_rect_t(x: x, y: y, width: width, height: height)
      return RenderNode.cairo(in: box) { context in
        cairo_push_group(context)
        gsk_render_node_draw(node.pointer, context)
        cairo_pop_group_to_source(context)
        cairo_rectangle(context, Double(x), Double(y), Double(width), Double(height))
        cairo_clip(context)
        cairo_translate(context, Double(x), Double(y))
        GradientNodes.withPattern(gradient, width: width, height: height) { cairo_mask(context, $0) }
      }
    }
  }

  /// Returns the rectangle that a path describes, or nil if the path is not a rectangle.
  private static func rectangle(_ steps: [FramePathStep]) -> graphene_rect_t? {
    let corners = steps.filter { $0.verb != .close }
    guard corners.count == 4 || corners.count == 5, corners[0].verb == .move,
      corners.dropFirst().allSatisfy({ $0.verb == .line })
    else { return nil }
    let n = corners.map(\.numbers)
    if n.count == 5, n[4] != n[0] { return nil }
    let isUpright = n[0][1] == n[1][1] && n[1][0] == n[2][0] && n[2][1] == n[3][1] && n[3][0] == n[0][0]
    guard isUpright else { return nil }
    let (left, right) = (min(n[0][0], n[2][0]), max(n[0][0], n[2][0]))
    let (top, bottom) = (min(n[0][1], n[2][1]), max(n[0][1], n[2][1]))
    return graphene_rect_t(x: left, y: top, width: right - left, height: bottom - top)
  }
}

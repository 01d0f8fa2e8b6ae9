// SPDX-License-Identifier: MIT

import CGtk
import SprungDisplay
import SprungStage

/// Draws the boxes of layers: shadow, color, gradient and border.
enum BoxNodes {
  /// The width in points and the color of the ring around the layer with the keyboard's focus.
  private static let ringWidth: Float = 3
  private static let ringColor = PackedColor(rawValue: 0x0A66_D8FF)

  /// The nodes below the content of a layer.
  static func nodes(of layer: StageLayer) -> [RenderNode] {
    var nodes: [RenderNode] = []
    guard layer.width > 0, layer.height > 0 else { return nodes }
    var box = layer.roundedBox
    if let shadow = layer.shadow, layer.fill.isVisible {
      var color = shadow.color.rgba
      // The radius of a layer is the deviation of the blur, that of GSK twice as much.
      nodes.append(
        RenderNode(taking: gsk_outset_shadow_node_new(&box, &color, shadow.x, shadow.y, 0, 2 * shadow.radius)))
    }
    if layer.fill.isVisible { nodes.append(RenderNode.color(layer.fill, in: layer.box).clipped(to: box)) }
    if let gradient = layer.gradient,
      let node = GradientNodes.node(gradient, width: layer.width, height: layer.height)
    {
      nodes.append(node.clipped(to: box))
    }
    return nodes
  }

  /// The line inside the edge of a box, above all that is in the layer.
  static func border(of layer: StageLayer) -> RenderNode {
    border(layer.roundedBox, width: min(layer.borderWidth, layer.width / 2, layer.height / 2), layer.border)
  }

  /// The ring that shows which layer has the keyboard's focus.
  static func ring(around layer: StageLayer) -> RenderNode { border(layer.roundedBox, width: ringWidth, ringColor) }

  private static func border(_ box: GskRoundedRect, width: Float, _ color: PackedColor) -> RenderNode {
    var box = box
    let widths = [Float](repeating: width, count: 4)
    let colors = [GdkRGBA](repeating: color.rgba, count: 4)
    return RenderNode(taking: gsk_border_node_new(&box, widths, colors))
  }
}

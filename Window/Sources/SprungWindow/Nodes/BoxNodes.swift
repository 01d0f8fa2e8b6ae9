// SPDX-License-Identifier: MIT

import CGtk
import SprungDisplay
import SprungStage

/// Draws the shadow, background color, gradient and border of layers.
enum BoxNodes {
  /// The width in points and the color of the keyboard focus ring.
  private static let ringWidth: Float = 3
  private static let ringColor = PackedColor(rawValue: 0x0A66_D8FF)

  /// Returns the nodes below a layer's content.
  static func nodes(of layer: StageLayer) -> [RenderNode] {
    var nodes: [RenderNode] = []
    guard layer.width > 0, layer.height > 0 else { return nodes }
    var box = layer.roundedBox
    if let shadow = layer.shadow, layer.fill.isVisible {
      var color = shadow.color.rgba
      // A layer's shadow radius is the standard deviation of the blur; GSK's radius is twice that.
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

  /// Returns the border inside the layer's edge, which is drawn above all of its content.
  static func border(of layer: StageLayer) -> RenderNode {
    border(layer.roundedBox, width: min(layer.borderWidth, layer.width / 2, layer.height / 2), layer.border)
  }

  /// Returns the ring around the layer that has keyboard focus.
  static func ring(around layer: StageLayer) -> RenderNode { border(layer.roundedBox, width: ringWidth, ringColor) }

  private static func border(_ box: GskRoundedRect, width: Float, _ color: PackedColor) -> RenderNode {
    var box = box
    let widths = [Float](repeating: width, count: 4)
    let colors = [GdkRGBA](repeating: color.rgba, count: 4)
    return RenderNode(taking: gsk_border_node_new(&box, widths, colors))
  }
}

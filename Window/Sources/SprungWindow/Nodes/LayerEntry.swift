// SPDX-License-Identifier: MIT

import SprungStage

/// The nodes of one layer, kept until something that they show changes.
final class LayerEntry {
  /// The layer's own content below its sublayers; nil if it has none.
  var content: RenderNode?
  /// The layer with its content and sublayers, in its own points.
  var inside: RenderNode?
  /// The same in the points of the layer that it is in.
  var placed: RenderNode?
  var hasContent = false
  var hasInside = false
  var hasPlaced = false
  /// Whether the layer, or one in it, blurs what is behind it. Then it depends on other layers and is not kept.
  var hasBackdrop = false
}

/// How many nodes were built, for tests and for the inspection of slow frames.
public struct NodeCounts: Equatable, Sendable {
  /// Nodes of the layers' own content.
  public var contents = 0
  /// Nodes of layers combined with their content and sublayers.
  public var insides = 0
  /// Layers put where they are.
  public var places = 0
}

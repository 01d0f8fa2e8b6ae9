// SPDX-License-Identifier: MIT

import SprungStage

/// The cached nodes of one layer. Each node is valid until its content changes.
final class LayerEntry {
  /// The layer's own content below its sublayers; nil if it has none.
  var content: RenderNode?
  /// The layer with its content and sublayers, in the layer's own coordinates.
  var inside: RenderNode?
  /// The same node in the coordinates of the superlayer.
  var placed: RenderNode?
  var hasContent = false
  var hasInside = false
  var hasPlaced = false
  /// Whether the layer or a descendant blurs its backdrop, in which case its node depends on other layers and is not
  /// cached.
  var hasBackdrop = false
}

/// The numbers of nodes built, for tests and for profiling slow frames.
public struct NodeCounts: Equatable, Sendable {
  /// The nodes of layers' own content.
  public var contents = 0
  /// The nodes that combine a layer's content with its sublayers.
  public var insides = 0
  /// The nodes that position a layer in its superlayer.
  public var places = 0
}

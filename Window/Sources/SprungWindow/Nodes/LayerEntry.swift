// SPDX-License-Identifier: MIT

import SprungStage

/// The nodes of one layer, kept until something that they show changes.
final class LayerEntry {
  /// What the layer itself shows below its sublayers; nil shows nothing.
  var content: RenderNode?
  /// The layer with all that is in it, in its own points.
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
  /// What layers show themselves.
  public var contents = 0
  /// Layers put together with what is in them.
  public var insides = 0
  /// Layers put where they are.
  public var places = 0
}

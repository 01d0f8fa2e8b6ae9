// SPDX-License-Identifier: MIT

import SprungStage

/// The committer's record of a layer: the state that the host received with the last commit.
///
/// Only `LayerCommitter` and its ledgers write the record. The record is stored in the layer because the committer
/// reads it for each moving layer; in a table, each access would require a lookup.
nonisolated struct CommittedLayer {
  /// The host's identifier of the layer; 0 if the host does not have the layer.
  private(set) var id: LayerID = 0
  /// The superlayer of the layer in the host.
  unowned(unsafe) var parent: CALayer?
  /// The sublayers of the layer in the host, in the host's order.
  var children: [CALayer] = []
  /// The layer's index among its siblings in the host while they are being reordered; negative if the layer must be
  /// moved.
  var siblingIndex = -1
  /// The point in this layer to which the positions of the sublayers in the host are relative.
  private(set) var base = CGPoint.zero
  /// The offset by which the host has shifted the sublayers since `base` was set.
  private(set) var shift = CGPoint.zero
  /// The accessibility role, label and state.
  private(set) var accessibility = StageAccessibility()
  /// The standard deviation of the blur behind the layer, in points.
  private(set) var backdropRadius: CGFloat = 0
  /// Whether the host masks the layer.
  var hasMask = false
  /// Whether the host draws an image in the layer.
  var hasImage = false
  /// Whether the host plays back a recorded drawing in the layer.
  var hasDrawing = false
  /// The layer's index in the committer's list of moving layers; nil if it is not in the list.
  var movingIndex: Int?
  /// The number of the last frame in which the layer moved.
  var lastMove: UInt32 = 0

  /// Whether the host has received the layer.
  var isKnown: Bool { id != 0 }

  /// Records the host's identifier of the layer.
  mutating func begin(_ id: LayerID) { self.id = id }

  /// Records that the host discards the layer. `movingIndex` is kept, because it remains valid.
  mutating func end() {
    id = 0
    parent = nil
    children = []
    base = .zero
    shift = .zero
    accessibility = StageAccessibility()
    backdropRadius = 0
    hasMask = false
    hasImage = false
    hasDrawing = false
  }

  /// Stores the role, label and state. Returns whether they differ from the values in the host.
  mutating func update(_ accessibility: StageAccessibility) -> Bool {
    guard accessibility != self.accessibility else { return false }
    self.accessibility = accessibility
    return true
  }

  /// Stores the radius of the blur behind the layer. Returns whether the radius differs from the value in the host.
  mutating func update(backdropRadius: CGFloat) -> Bool {
    guard backdropRadius != self.backdropRadius else { return false }
    self.backdropRadius = backdropRadius
    return true
  }

  /// Stores the offset from `base` to the origin of the bounds. Returns whether the offset differs from the value in
  /// the host.
  mutating func update(shift: CGPoint) -> Bool {
    guard shift != self.shift else { return false }
    self.shift = shift
    return true
  }

  /// Changes the point to which the positions of the sublayers are relative. Returns whether the host must reset its
  /// shift to zero.
  mutating func rebase(to origin: CGPoint) -> Bool {
    base = origin
    return update(shift: .zero)
  }
}

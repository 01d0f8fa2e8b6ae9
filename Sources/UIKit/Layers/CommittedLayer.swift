// SPDX-License-Identifier: MIT

import SprungStage

/// The committer's record of a layer: the state that the host received with the last commit.
///
/// Only `LayerCommitter` and its ledgers write the record. It is stored in the layer because the committer reads it for
/// each moving layer, and a table would require a lookup each time.
nonisolated struct CommittedLayer {
  /// The host's identifier of the layer; 0 if the host does not have it.
  private(set) var id: LayerID = 0
  /// The superlayer that the host has for the layer.
  unowned(unsafe) var parent: CALayer?
  /// The sublayers that the host has, in the host's order.
  var children: [CALayer] = []
  /// The layer's index among the host's siblings while they are being reordered; negative for a layer that must move.
  var siblingIndex = -1
  /// The reference point for the positions of the sublayers in the host.
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
  /// Whether the host draws a recorded drawing in the layer.
  var hasDrawing = false
  /// The layer's index in the committer's list of moving layers; nil if it is not in the list.
  var movingIndex: Int?
  /// The last frame in which the layer moved.
  var lastMove: UInt32 = 0

  /// Whether the host has received the layer.
  var isKnown: Bool { id != 0 }

  /// Records the host's identifier of the layer.
  mutating func begin(_ id: LayerID) { self.id = id }

  /// Records that the host discards the layer. The index in the list of moving layers remains valid.
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

  /// Stores the role, label and state, and returns whether they differ from the host's.
  mutating func update(_ accessibility: StageAccessibility) -> Bool {
    guard accessibility != self.accessibility else { return false }
    self.accessibility = accessibility
    return true
  }

  /// Stores the radius of the blur behind the layer, and returns whether it differs from the host's.
  mutating func update(backdropRadius: CGFloat) -> Bool {
    guard backdropRadius != self.backdropRadius else { return false }
    self.backdropRadius = backdropRadius
    return true
  }

  /// Stores the offset from the base to the origin of the bounds. Returns whether it differs from the host's.
  mutating func update(shift: CGPoint) -> Bool {
    guard shift != self.shift else { return false }
    self.shift = shift
    return true
  }

  /// Changes the reference point of the sublayers' positions. Returns whether the host must undo a shift.
  mutating func rebase(to origin: CGPoint) -> Bool {
    base = origin
    return update(shift: .zero)
  }
}

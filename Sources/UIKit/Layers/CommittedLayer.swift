// SPDX-License-Identifier: MIT

import SprungStage

/// The committer's record of a layer: its state in the host since the last commit.
///
/// `LayerCommitter` and its ledgers write it, and nothing else does. It is a field of its layer because the committer
/// reads it for each moving layer, and a table by identity would cost a lookup each time.
nonisolated struct CommittedLayer {
  /// The host's number of the layer, 0 while the host does not know it.
  private(set) var id: LayerID = 0
  /// The superlayer that the host knows.
  unowned(unsafe) var parent: CALayer?
  /// The sublayers that the host knows, in its order.
  var children: [CALayer] = []
  /// The layer's index among the siblings that the host knows, while they are being arranged; negative for one that must move.
  var siblingIndex = -1
  /// The point of the layer from which the host measures the positions of the sublayers.
  private(set) var base = CGPoint.zero
  /// The distance by which the host has shifted the sublayers since.
  private(set) var shift = CGPoint.zero
  /// The role, label and state that the host reads out.
  private(set) var accessibility = StageAccessibility()
  /// The deviation in points of the blur behind the layer.
  private(set) var backdropRadius: CGFloat = 0
  /// Whether the host clips the layer by a mask.
  var hasMask = false
  /// Whether the host draws an image in the layer.
  var hasImage = false
  /// Whether the host draws what was drawn in a graphics context.
  var hasDrawing = false
  /// The layer's index in the committer's list of moving layers.
  var movingIndex: Int?
  /// The last frame in which the layer moved.
  var lastMove: UInt32 = 0

  /// Whether the host knows the layer.
  var isKnown: Bool { id != 0 }

  /// Records that the host knows the layer by a number.
  mutating func begin(_ id: LayerID) { self.id = id }

  /// The host discards the layer. The list of moving layers still has its index.
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

  /// Stores role, label and state; returns whether the host has others.
  mutating func update(_ accessibility: StageAccessibility) -> Bool {
    guard accessibility != self.accessibility else { return false }
    self.accessibility = accessibility
    return true
  }

  /// Stores the blur behind the layer; returns whether the host has another one.
  mutating func update(backdropRadius: CGFloat) -> Bool {
    guard backdropRadius != self.backdropRadius else { return false }
    self.backdropRadius = backdropRadius
    return true
  }

  /// Stores the distance from the base to the origin of the bounds; returns whether the host has another one.
  mutating func update(shift: CGPoint) -> Bool {
    guard shift != self.shift else { return false }
    self.shift = shift
    return true
  }

  /// Measures the positions of the sublayers from another point; returns whether the host has to undo a shift.
  mutating func rebase(to origin: CGPoint) -> Bool {
    base = origin
    return update(shift: .zero)
  }
}

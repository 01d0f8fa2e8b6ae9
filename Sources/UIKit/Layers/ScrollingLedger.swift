// SPDX-License-Identifier: MIT

import SprungStage

/// Records the layers whose sublayers were shifted together, and the frames of the last shifts. Hosts are notified when
/// a layer starts and stops scrolling, so that they can allocate a surface for this time.
final class ScrollingLedger {
  /// A layer whose sublayers are shifted together.
  private struct Entry {
    let layer: CALayer
    let id: LayerID
    var lastMove: UInt32
    /// Whether the host has been notified that the layer scrolls.
    var isAnnounced = false
  }

  @exclusivity(unchecked) private var entries: [Entry] = []

  /// Discards all records.
  func reset() { entries = [] }

  /// Sends the origin of a layer's bounds. For scroll views, a single offset is sent, and the sublayers are
  /// repositioned only occasionally, to keep all numbers small. For other layers, the positions of the sublayers are
  /// sent each time.
  func tellOrigin(of layer: CALayer, _ state: LayerState, at frame: UInt32, isNew: Bool, _ encoder: FrameEncoder) {
    let origin = state.bounds.origin
    let shift = CGPoint(x: origin.x - layer.committed.base.x, y: origin.y - layer.committed.base.y)
    let isNear = abs(shift.x) <= UIKitTuning.farthestStageShift && abs(shift.y) <= UIKitTuning.farthestStageShift
    // A sublayer transform applies about the center of the layer's box, which does not move with the origin of the
    // bounds.
    let canShift = layer.stageKind == .scroller && CATransform3DIsIdentity(state.sublayerTransform)
    if canShift, isNear, !isNew, !layer.committed.children.isEmpty {
      guard layer.committed.update(shift: shift) else { return }
      encoder.origin(layer.committed.id, x: shift.x, y: shift.y, isMoving: noteScroll(layer, frame))
    } else if isNew || shift != .zero || layer.committed.shift != .zero {
      if layer.committed.rebase(to: origin) {
        encoder.origin(layer.committed.id, x: 0, y: 0, isMoving: noteScroll(layer, frame))
      }
      for child in layer.committed.children { child.changes.formUnion(.matrix) }
    }
  }

  /// Records a shift. Returns whether the layer scrolls, which means that its origin changed in two consecutive frames.
  private func noteScroll(_ layer: CALayer, _ frame: UInt32) -> Bool {
    for index in entries.indices where entries[index].layer === layer && entries[index].id == layer.committed.id {
      if entries[index].lastMove == frame &- 1 { entries[index].isAnnounced = true }
      entries[index].lastMove = frame
      return entries[index].isAnnounced
    }
    entries.append(Entry(layer: layer, id: layer.committed.id, lastMove: frame))
    return false
  }

  /// Reports to the host which layers no longer scroll.
  func announce(_ encoder: FrameEncoder, at frame: UInt32, isResting: Bool) {
    guard !entries.isEmpty else { return }
    // This is a loop because a closure would check the main actor's executor for every entry. The list is compacted in
    // place.
    var count = 0
    for index in entries.indices {
      let entry = entries[index]
      let isKnown = entry.layer.committed.id == entry.id
      if !isKnown || isResting || frame &- entry.lastMove > UIKitTuning.framesUntilLayerRests {
        guard isKnown, entry.isAnnounced else { continue }
        let shift = entry.layer.committed.shift
        encoder.origin(entry.id, x: shift.x, y: shift.y, isMoving: false)
      } else {
        entries[count] = entry
        count += 1
      }
    }
    entries.removeLast(entries.count - count)
  }
}

// SPDX-License-Identifier: MIT

import SprungPhysics

/// Writes the positions of moved items once per tick.
///
/// Reference counting would dominate the cost, so the loop avoids it in the most common case, a plain UIKit view
/// directly in the reference view. The layer of such a view is written directly, with the same effect as calling the
/// view's setters. All other items are written through their setters.
final class ItemWriter {
  private let world: World
  private let reference: ReferenceSystem
  private let registry: ItemRegistry
  private let reader: ItemReader
  private let anchoredMoves: AnchoredMoves
  private let lost: LostItems
  private let buffer = MovedBuffer()
  /// Whether plain views are written directly rather than through their setters. Only tests set this property to false.
  var storesPlainViews = true
  /// The number of direct writes in the last tick.
  private(set) var storedCount = 0

  init(
    _ world: World, _ reference: ReferenceSystem, _ registry: ItemRegistry, _ reader: ItemReader,
    _ anchoredMoves: AnchoredMoves, _ lost: LostItems
  ) {
    self.world = world
    self.reference = reference
    self.registry = registry
    self.reader = reader
    self.anchoredMoves = anchoredMoves
    self.lost = lost
  }

  /// Writes the items that have moved since the last call. Returns whether any item has moved.
  func writeMoved() -> Bool {
    storedCount = 0
    guard world.hasMoved else { return false }
    let bounds = lost.farBounds
    let left = Double(bounds.minX)
    let top = Double(bounds.minY)
    let right = Double(bounds.maxX)
    let bottom = Double(bounds.maxY)
    // In an animation block, setters animate.
    let mayStore = AnimationGroup.current == nil && storesPlainViews
    let isPlain = mayStore && anchoredMoves.moving.isEmpty && !reader.adoptsExternalMoves
    var hasMoved = false
    var stored = 0
    let rows = registry.rows
    let moved = buffer.pointer(for: world.rowLimit)
    for index in 0..<world.drainMoved(into: moved) {
      guard let state = rows.references[moved[index].body.row] else { continue }
      let x = Double(moved[index].position.x)
      let y = Double(moved[index].position.y)
      let isFar = x < left || x > right || y < top || y > bottom
      if isPlain, !isFar {
        #if DEBUG
          warnOfExternalMove(state.takeUnretainedValue())
        #endif
        if ItemWriter.store(moved + index, state) {
          hasMoved = true
          stored &+= 1
          #if DEBUG
            state.takeUnretainedValue().seenCenter = state.takeUnretainedValue().item.center
          #endif
          continue
        }
      }
      if write(moved + index, state.takeUnretainedValue(), mayStore: mayStore) {
        hasMoved = true
        if isFar { lost.stopIfLost(state.takeUnretainedValue()) }
      }
    }
    storedCount = stored
    return hasMoved
  }

  #if DEBUG
    /// Warns about an external change of a center before overwriting it.
    private func warnOfExternalMove(_ state: DynamicItemState) {
      guard state.plainLayer != nil, !state.isMovingKinematically, state.group == nil else { return }
      _ = reader.adoptsMove(of: state)
      reader.reportRotation(of: state)
      // The general method checks the center again, so record that this center has been seen.
      state.seenCenter = state.item.center
    }
  #endif

  /// Writes an item in the general case. Returns false if the item must not be written.
  private func write(_ moved: UnsafePointer<MovedBody>, _ state: DynamicItemState, mayStore: Bool) -> Bool {
    if state.isMovingKinematically { return false }
    let checksMoves = reader.checksExternalMoves
    if checksMoves, state.group == nil {
      if reader.adoptsMove(of: state) { return false }
      #if DEBUG
        reader.reportRotation(of: state)
      #endif
    }
    let isStored = mayStore && ItemWriter.store(moved, Unmanaged.passUnretained(state))
    if !isStored {
      // A custom setter may have removed the item, so its row may belong to another item.
      guard state.group != nil || state.body == moved.pointee.body else { return false }
      write(state, moved.pointee.position, moved.pointee.angle)
    } else if checksMoves {
      state.seenCenter = state.item.center
    }
    return true
  }

  /// Writes the position and angle of a body to its item if they have changed.
  func write(_ state: DynamicItemState) {
    write(state, world.position(of: state.body), world.angle(of: state.body))
  }

  /// Writes the given position and angle. For a group, the position and angle are computed from its bodies.
  private func write(_ state: DynamicItemState, _ center: CGPoint, _ angle: Double) {
    if let group = state.group { return write(group, state) }
    if center != state.center || isElsewhere(state) {
      state.center = center
      if let attributes = state.attributes {
        attributes.center = center
      } else if let view = state.nestedView, let ancestor = reference.view, let parent = view.superview {
        view.center = parent.convert(center, from: ancestor)
      } else {
        state.item.center = center
      }
      if reader.checksExternalMoves { state.seenCenter = state.item.center }
    }
    if angle != state.angle || !world.isAnchored(state.body) && reader.isRotatedElsewhere(state) {
      state.angle = angle
      let transform = state.transform(at: angle)
      if let attributes = state.attributes {
        attributes.transform = transform
      } else {
        state.item.transform = transform
      }
    }
  }

  /// Returns whether other code has moved an item since it was last read or written. Anchored items are never written,
  /// and nested views use other coordinates.
  private func isElsewhere(_ state: DynamicItemState) -> Bool {
    guard state.nestedView == nil, !world.isAnchored(state.body) else { return false }
    return (state.attributes?.center ?? state.item.center) != state.center
  }

  private func write(_ bodies: DynamicGroupBodies, _ state: DynamicItemState) {
    let angle = world.angle(of: state.body) - bodies.leader.angle
    let offset = DynamicGroupBodies.rotated(bodies.leader.offset, by: angle)
    let position = world.position(of: state.body)
    let center = CGPoint(x: position.x - offset.dx, y: position.y - offset.dy)
    guard center != state.center || angle != state.angle else { return }
    state.center = center
    state.angle = angle
    ((state.item as AnyObject) as? UIDynamicItemGroup)?.move(to: center, angle: angle)
  }

  /// Writes a position and angle to the layer, with the same effect as a plain view's setters. Returns false for other
  /// items.
  ///
  /// This function is not isolated, because a closure on the main actor checks the thread, which takes longer than the
  /// write itself.
  @inline(__always)
  nonisolated private static func store(
    _ moved: UnsafePointer<MovedBody>, _ reference: Unmanaged<DynamicItemState>
  ) -> Bool {
    reference._withUnsafeGuaranteedRef { state in
      guard let layer = state.plainLayer, state.body == moved.pointee.body else { return false }
      let angle = moved.pointee.angle
      // Transforms with scale or skew are rare.
      guard angle == state.angle || state.unturned == nil else { return false }
      return layer._withUnsafeGuaranteedRef { layer in
        guard !layer.isMask else { return false }
        if angle != state.angle || state.ownsRotation && !layer.isRotated(by: angle) {
          guard layer.storeRotation(angle) else { return false }
          state.angle = angle
        }
        state.center = moved.pointee.position
        layer.storePosition(moved.pointee.position)
        return true
      }
    }
  }
}

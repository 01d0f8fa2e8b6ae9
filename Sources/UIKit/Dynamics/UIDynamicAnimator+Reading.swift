// SPDX-License-Identifier: MIT

import SprungPhysics

/// What the animator reads from items, and writes to them.
extension UIDynamicAnimator {
  /// Reads place, angle, size and shape of an item into its body, which keeps its velocities.
  final func read(_ state: DynamicItemState) {
    if readCenter(state) { return }
    var center = state.attributes?.center ?? state.item.center
    if looksForExternalMoves { state.seenCenter = center }
    let transform = state.attributes?.transform ?? state.item.transform
    if let view = state.nestedView, let ownView, let parent = view.superview {
      center = parent.convert(center, to: ownView)
    }
    let oldCenter = state.center
    let limit = CGFloat(PhysicsLimits.farthestCoordinate)
    if abs(center.x) <= limit, abs(center.y) <= limit {
      state.center = center
    } else {
      Diagnostics.report(
        "unreasonableCenter",
        "the center of \(state.title) is (\(Double(center.x)), \(Double(center.y))); "
          + "it must be finite and within \(Double(limit)) points, so the last good one is used.")
    }
    let oldAngle = state.angle
    let isUsable =
      transform.a.isFinite && transform.b.isFinite && transform.c.isFinite && transform.d.isFinite
      && (transform.a != 0 || transform.b != 0)
    if isUsable {
      state.adopt(transform)
    } else {
      Diagnostics.report(
        "unreasonableTransform",
        "the transform of \(state.title) is not finite or has no direction; the last good rotation is used.")
    }
    let isPlacedLater = movesKinematicallyLater(state, from: oldCenter, oldAngle)
    if state.group != nil {
      state.size = state.item.bounds.size
      if !isPlacedLater { place(state) }
      return
    }
    if !isPlacedLater {
      world.setPosition(state.center, of: state.body)
      if state.angle != oldAngle { world.setAngle(state.angle, of: state.body) }
    }
    readSize(state)
    let outline = collisionShape(DynamicItemOutline.shape(of: state.item, title: state.title), state)
    if outline != state.outline {
      state.outline = outline
      world.setShape(outline, of: state.body)
    }
  }

  /// Reads the center alone if nothing else of an item can be another one, as of cells that a layout moves in every frame; false
  /// if the item has to be read as a whole.
  private func readCenter(_ state: DynamicItemState) -> Bool {
    guard let attributes = state.attributes, attributes.isPlain, attributes.hasNoTransform, state.angle == 0,
      state.unturned == nil, state.group == nil, state.size == attributes.size, case .rectangle = state.outline
    else { return false }
    let center = attributes.center
    let limit = CGFloat(PhysicsLimits.farthestCoordinate)
    guard abs(center.x) <= limit, abs(center.y) <= limit, !world.isAnchored(state.body) else { return false }
    if looksForExternalMoves { state.seenCenter = center }
    state.center = center
    stopAwaiting(state)
    world.setPosition(center, of: state.body)
    return true
  }

  private func readSize(_ state: DynamicItemState) {
    let size = collisionSize(of: state.attributes?.size ?? state.item.bounds.size, state)
    guard size != state.size else { return }
    state.size = size
    let limit = CGFloat(PhysicsLimits.farthestCoordinate)
    if size.width > 0, size.height > 0, size.width <= limit, size.height <= limit {
      world.setSize(size, of: state.body)
    } else {
      Diagnostics.report(
        "invalidSize",
        "\(state.title) has no usable size for dynamics; it is taken as 1 x 1 point. "
          + "Set its size and call updateItem(usingCurrentState:).")
      world.setSize(CGSize(width: 1, height: 1), of: state.body)
    }
  }

  /// Writes place and angle of a body to its item, if they changed.
  final func write(_ state: DynamicItemState) {
    write(state, world.position(of: state.body), world.angle(of: state.body))
  }

  /// The same for a place and an angle that are known; those of a group are looked up.
  final func write(_ state: DynamicItemState, _ center: CGPoint, _ angle: Double) {
    if let group = state.group { return write(group, state) }
    if center != state.center {
      state.center = center
      if let attributes = state.attributes {
        attributes.center = center
      } else if let view = state.nestedView, let ownView, let parent = view.superview {
        view.center = parent.convert(center, from: ownView)
      } else {
        state.item.center = center
      }
      if looksForExternalMoves { state.seenCenter = state.item.center }
    }
    if angle != state.angle {
      state.angle = angle
      let transform = state.transform(at: angle)
      if let attributes = state.attributes {
        attributes.transform = transform
      } else {
        state.item.transform = transform
      }
    }
  }

  private func write(_ bodies: DynamicGroupBodies, _ state: DynamicItemState) {
    let angle = world.angle(of: state.body) - bodies.leader.angle
    let way = DynamicGroupBodies.turned(bodies.leader.place, by: angle)
    let position = world.position(of: state.body)
    let center = CGPoint(x: position.x - way.dx, y: position.y - way.dy)
    guard center != state.center || angle != state.angle else { return }
    state.center = center
    state.angle = angle
    ((state.item as AnyObject) as? UIDynamicItemGroup)?.move(to: center, angle: angle)
  }

  /// A point from an item's center in the item's axes, in the animator's coordinates.
  final func point(at offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
    guard let state = state(of: item) else { return UIAttachmentBehavior.place(of: offset, item) }
    guard offset != .zero else { return state.center }
    let rotation = DeterministicMath.sincos(state.angle)
    let x = Double(offset.horizontal)
    let y = Double(offset.vertical)
    return CGPoint(
      x: state.center.x + CGFloat(x * rotation.cosine - y * rotation.sine),
      y: state.center.y + CGFloat(x * rotation.sine + y * rotation.cosine))
  }

  /// A point from an item's center in the item's axes, from the center of its body in the body's axes.
  final func bodyOffset(_ offset: UIOffset, of item: any UIDynamicItem) -> CGVector {
    let vector = CGVector(dx: offset.horizontal, dy: offset.vertical)
    guard let leader = state(of: item)?.group?.leader else { return vector }
    return DynamicGroupBodies.turned(
      CGVector(dx: vector.dx - leader.place.dx, dy: vector.dy - leader.place.dy), by: -leader.angle)
  }

  /// The reverse of `bodyOffset(_:of:)`.
  final func itemOffset(_ offset: CGVector, of item: any UIDynamicItem) -> UIOffset {
    guard let leader = state(of: item)?.group?.leader else {
      return UIOffset(horizontal: offset.dx, vertical: offset.dy)
    }
    let vector = DynamicGroupBodies.turned(offset, by: leader.angle)
    return UIOffset(horizontal: vector.dx + leader.place.dx, vertical: vector.dy + leader.place.dy)
  }
}

// SPDX-License-Identifier: MIT

import SprungPhysics

extension UIDynamicAnimator {
  /// What is known of an item; nil if no behaviour mentions it.
  final func state(of item: any UIDynamicItem) -> DynamicItemState? {
    if let state = byIdentity[ObjectIdentifier(item as AnyObject)] { return state }
    // Another object for an element that is known stands for the known one.
    guard isOfLayout, let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes else { return nil }
    return byKey[attributes.key]
  }

  /// The body of an item; nil if no behaviour mentions it.
  final func body(of item: any UIDynamicItem) -> BodyID? { state(of: item)?.body }

  /// Whether the item's centre is in other coordinates than the animator's.
  final func isNested(_ item: any UIDynamicItem) -> Bool { state(of: item)?.nestedView != nil }

  /// A point from an item's centre, seen from the centre of its body.
  final func bodyOffset(_ offset: UIOffset, of item: any UIDynamicItem) -> CGVector {
    CGVector(dx: offset.horizontal, dy: offset.vertical)
  }

  /// A point from the centre of an item's body, seen from the item's centre.
  final func itemOffset(_ offset: CGVector, of item: any UIDynamicItem) -> UIOffset {
    UIOffset(horizontal: offset.dx, vertical: offset.dy)
  }

  /// One more behaviour mentions the item; the first one makes its body.
  final func retain(_ item: any UIDynamicItem) {
    if let state = byIdentity[ObjectIdentifier(item as AnyObject)] {
      state.useCount += 1
      return
    }
    let attributes = isOfLayout ? (item as AnyObject) as? UICollectionViewLayoutAttributes : nil
    if let attributes, let state = byKey[attributes.key] {
      adopt(attributes, state)
      state.useCount += 1
      return
    }
    let view = (item as AnyObject) as? UIView
    if let ownView, !isDescendant(view, of: ownView) {
      // Refused, and yet moved: removing the behaviour later must find what adding it left.
      Diagnostics.report(
        "foreignItem",
        "an item was added to an animator whose reference view does not contain it; add the view to the reference view "
          + "first. It is moved in its own superview's coordinates.")
    }
    var description = BodyDescription()
    description.size = CGSize(width: 1, height: 1)
    let body = world.addBody(description)
    let state = DynamicItemState(item: item, body: body)
    if let view, let ownView, view.superview !== ownView, isDescendant(view, of: ownView) { state.nestedView = view }
    state.attributes = attributes
    state.key = attributes?.key
    while states.count <= body.row { states.append(nil) }
    states[body.row] = state
    order.append(state)
    byIdentity[ObjectIdentifier(item as AnyObject)] = state
    if let key = state.key { byKey[key] = state }
    read(state)
    if !itemBehaviors.isEmpty { arePropertiesStale = true }
  }

  private func isDescendant(_ view: UIView?, of ancestor: UIView) -> Bool {
    var current = view?.superview
    while let each = current {
      if each === ancestor { return true }
      current = each.superview
    }
    return false
  }

  /// One behaviour less mentions the item; the last one's removal removes its body.
  final func release(_ item: any UIDynamicItem) {
    guard let state = state(of: item) else { return }
    state.useCount -= 1
    guard state.useCount == 0 else { return }
    collectContacts()
    // What moved since the last write is written before the item is forgotten.
    write(state)
    world.removeBody(state.body)
    states[state.body.row] = nil
    byIdentity.removeValue(forKey: ObjectIdentifier(state.item as AnyObject))
    if let key = state.key, byKey[key] === state { byKey.removeValue(forKey: key) }
    for place in order.indices where order[place] === state {
      order[place] = nil
      deadCount += 1
      if deadCount > 32, deadCount * 2 > order.count {
        order.removeAll { $0 == nil }
        deadCount = 0
      }
      break
    }
  }

  /// A second object for an element that is known: a fault; the body goes on with the new object.
  private func adopt(_ attributes: UICollectionViewLayoutAttributes, _ state: DynamicItemState) {
    Diagnostics.report(
      "duplicateItem",
      "two attribute objects for \(attributes.title) were added to one animator; use the animator's own, from "
        + "layoutAttributesForCell(at:) or items(in:), or remove the behaviors of the old one first. The new object "
        + "is moved from now on.")
    byIdentity.removeValue(forKey: ObjectIdentifier(state.item as AnyObject))
    state.item = attributes
    state.attributes = attributes
    byIdentity[ObjectIdentifier(attributes)] = state
    attributes.center = state.center
    attributes.transform = state.transform(at: state.angle)
  }

  // MARK: - Reading and writing

  /// Reads place, angle and size of an item into its body, which keeps its velocities.
  final func read(_ state: DynamicItemState) {
    var center = state.attributes?.center ?? state.item.center
    let transform = state.attributes?.transform ?? state.item.transform
    let size = state.attributes?.size ?? state.item.bounds.size
    if let view = state.nestedView, let ownView, let parent = view.superview {
      center = parent.convert(center, to: ownView)
    }
    let limit = CGFloat(PhysicsTuning.farthestCoordinate)
    if abs(center.x) <= limit, abs(center.y) <= limit {
      state.center = center
      world.setPosition(center, of: state.body)
    } else {
      Diagnostics.report(
        "unreasonableCenter",
        "the center of \(state.title) is (\(Double(center.x)), \(Double(center.y))); "
          + "it must be finite and within \(Double(limit)) points, so the last good one is used.")
    }
    let oldAngle = state.angle
    state.adopt(transform)
    if state.angle != oldAngle { world.setAngle(state.angle, of: state.body) }
    if size != state.size {
      state.size = size
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
    state.measureBox()
  }

  /// Writes place and angle of a body to its item, if they changed.
  final func write(_ state: DynamicItemState) {
    let center = world.position(of: state.body)
    if center != state.center {
      state.center = center
      if let attributes = state.attributes {
        attributes.center = center
      } else if let view = state.nestedView, let ownView, let parent = view.superview {
        view.center = parent.convert(center, from: ownView)
      } else {
        state.item.center = center
      }
    }
    let angle = world.angle(of: state.body)
    if angle != state.angle {
      state.angle = angle
      let transform = state.transform(at: angle)
      if let attributes = state.attributes {
        attributes.transform = transform
      } else {
        state.item.transform = transform
      }
      state.measureBox()
    }
  }

  /// Reads an item's centre, rotation and size again. Velocities stay, the item wakes. Call it after you moved an item.
  ///
  /// An item that no behaviour mentions has no effect.
  public final func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let state = state(of: item) else { return }
    if let attributes = state.attributes, let key = state.key, attributes.key != key {
      if byKey[key] === state { byKey.removeValue(forKey: key) }
      state.key = attributes.key
      byKey[attributes.key] = state
    }
    read(state)
    changed()
  }

  /// The items whose boxes intersect a rectangle, in the order in which they were first mentioned, anchored ones too.
  ///
  /// Touching is not enough, and an empty rectangle has none. In an animator of a layout these are layout attributes,
  /// up to date also while the animator pauses.
  public final func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    forEachItem(in: rect) { found.append($0.item) }
    return found
  }

  private func forEachItem(in rect: CGRect, _ visit: (DynamicItemState) -> Void) {
    let rect = rect.standardized
    let left = Double(rect.origin.x)
    let top = Double(rect.origin.y)
    let right = left + Double(rect.size.width)
    let bottom = top + Double(rect.size.height)
    guard right > left, bottom > top else { return }
    for state in order {
      guard let state, state.intersects(left, top, right, bottom) else { continue }
      visit(state)
    }
  }

  // MARK: - Velocities

  final func addVelocity(_ velocity: CGPoint, to item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    applyProperties()
    world.addVelocity(CGVector(dx: velocity.x, dy: velocity.y), to: body)
    changed()
  }

  final func addAngularVelocity(_ velocity: CGFloat, to item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    applyProperties()
    world.addAngularVelocity(Double(velocity), to: body)
    changed()
  }

  final func velocity(of item: any UIDynamicItem) -> CGPoint? {
    guard let body = body(of: item) else { return nil }
    let velocity = world.velocity(of: body)
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  final func angularVelocity(of item: any UIDynamicItem) -> CGFloat? {
    guard let body = body(of: item) else { return nil }
    return CGFloat(world.angularVelocity(of: body))
  }
}

// SPDX-License-Identifier: MIT

import SprungPhysics

/// Which items the animator knows, and their bodies.
extension UIDynamicAnimator {
  /// What is known of an item; nil if no behavior mentions it.
  final func state(of item: any UIDynamicItem) -> DynamicItemState? {
    if isOfLayout, let state = stateByRow(of: item) { return state }
    if let state = byIdentity[ObjectIdentifier(item as AnyObject)] { return state }
    // Another object for an element that is known stands for the known one.
    guard isOfLayout, let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes else { return nil }
    return byKey[attributes.key]
  }

  /// The same if the item has noted in which row it is known; layouts ask for all their items in every frame.
  private func stateByRow(of item: any UIDynamicItem) -> DynamicItemState? {
    guard let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes else { return nil }
    let row = attributes.dynamicsRow
    guard row >= 0, row < states.count, let state = states[row], state.attributes === attributes else { return nil }
    return state
  }

  /// The body of an item; nil if no behavior mentions it.
  final func body(of item: any UIDynamicItem) -> BodyID? { state(of: item)?.body }

  /// One more behavior mentions the item; the first one makes its body.
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
    guard groupMembers[ObjectIdentifier(item as AnyObject)] == nil else {
      return Diagnostics.report(
        "groupMember",
        "an item was added to a behavior although a UIDynamicItemGroup in the same animator moves it; add the group "
          + "instead. The behavior has no effect on the member.")
    }
    if let group = (item as AnyObject) as? UIDynamicItemGroup { return retain(group) }
    let view = (item as AnyObject) as? UIView
    checkPlace(of: view)
    var description = BodyDescription()
    description.size = CGSize(width: 1, height: 1)
    let state = DynamicItemState(item: item, body: world.addBody(description))
    if let view, let ownView, view.superview !== ownView, isDescendant(view, of: ownView) { state.nestedView = view }
    if let view, state.nestedView == nil, !isOfLayout { state.plainLayer = view.plainLayer }
    state.attributes = attributes
    state.key = attributes?.key
    if LivingAnimators.others(than: self, move: item) {
      Diagnostics.warn(
        "twoAnimators",
        "an item at (\(Double(item.center.x)), \(Double(item.center.y))) is in behaviors of two animators; both move it, "
          + "and the one that ticks last wins. Remove it from the behaviors of one of them.")
    }
    remember(state)
    if let key = state.key { byKey[key] = state }
    read(state)
  }

  private func remember(_ state: DynamicItemState) {
    revision += 1
    state.serial = nextSerial
    nextSerial += 1
    state.forEachBody { body in
      while states.count <= body.row { states.append(nil) }
      states[body.row] = state
      writeTable.set(state, row: body.row)
    }
    state.attributes?.dynamicsRow = state.body.row
    order.append(state)
    byIdentity[ObjectIdentifier(state.item as AnyObject)] = state
    if !itemBehaviors.isEmpty || areItemBehaviorsStale { arePropertiesStale = true }
  }

  /// Makes the bodies of a group and welds them together.
  private func retain(_ group: UIDynamicItemGroup) {
    guard !group.items.isEmpty else { return }
    var parts: [DynamicGroupBodies.Part] = []
    for (index, member) in group.items.enumerated() {
      let identity = ObjectIdentifier(member as AnyObject)
      if let known = byIdentity[identity] {
        Diagnostics.report(
          "groupMember",
          "a UIDynamicItemGroup was added to an animator that already moves one of its members; from now on the group "
            + "moves it alone.")
        forget(known)
      }
      groupMembers[identity] = true
      var description = BodyDescription()
      description.angle = group.angle(ofMember: index)
      let size = member.bounds.size
      let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
      if !isUsable {
        Diagnostics.report(
          "invalidSize", "a member of an item group has no usable size for dynamics; it is taken as 1 x 1 point.")
      }
      description.size = isUsable ? size : CGSize(width: 1, height: 1)
      description.shape = DynamicItemOutline.shape(of: member, title: "a member of an item group")
      let body = world.addBody(description)
      parts.append(
        DynamicGroupBodies.Part(
          body: body, place: group.places[index], angle: description.angle, mass: world.mass(of: body),
          inertia: world.momentOfInertia(of: body)))
    }
    let bodies = DynamicGroupBodies(parts: parts)
    let state = DynamicItemState(item: group, body: bodies.leader.body)
    state.group = bodies
    remember(state)
    read(state)
    for (index, part) in parts.enumerated() where index != bodies.lead {
      let leader = bodies.leader
      var weld = JointDescription(.weld, of: part.body, with: leader.body)
      weld.otherOffset = DynamicGroupBodies.turned(
        CGVector(dx: part.place.dx - leader.place.dx, dy: part.place.dy - leader.place.dy), by: -leader.angle)
      weld.restAngle = part.angle - leader.angle
      world.addJoint(weld)
    }
  }

  private func checkPlace(of view: UIView?) {
    // An item of one's own has no place in a hierarchy, and is taken in the animator's coordinates.
    guard let view else { return }
    if isOfLayout {
      Diagnostics.report(
        "foreignItem",
        "a view of \(view.bounds.size.width) x \(view.bounds.size.height) was added to the animator of a layout, whose items "
          + "are layout attributes; it is moved, but in its superview's coordinates.")
    }
    guard let ownView, !isDescendant(view, of: ownView) else { return }
    Diagnostics.report(
      "foreignItem",
      "a view of \(view.bounds.size.width) x \(view.bounds.size.height) was added to an animator whose reference view does "
        + "not contain it; add the view to the reference view first. It is moved in its own superview's coordinates.")
  }

  private func isDescendant(_ view: UIView?, of ancestor: UIView) -> Bool {
    var current = view?.superview
    while let each = current {
      if each === ancestor { return true }
      current = each.superview
    }
    return false
  }

  /// One behavior less mentions the item; the last one's removal removes its body.
  final func release(_ item: any UIDynamicItem) {
    guard let state = state(of: item) else { return }
    state.useCount -= 1
    guard state.useCount == 0 else { return }
    collectContacts()
    if state.awaitsKinematicMove {
      stopAwaiting(state)
      place(state)
    }
    // What moved since the last write is written before the item is forgotten.
    write(state)
    forget(state)
  }

  /// Removes an item's bodies and everything that finds it.
  final func forget(_ state: DynamicItemState) {
    revision += 1
    stopAwaiting(state)
    if !lostStates.isEmpty { lostStates.removeAll { $0 === state } }
    forgetPairs(of: state)
    state.forEachBody { body in
      world.removeBody(body)
      states[body.row] = nil
      writeTable.set(nil, row: body.row)
    }
    if let group = (state.item as AnyObject) as? UIDynamicItemGroup, state.group != nil {
      for member in group.items { groupMembers.removeValue(forKey: ObjectIdentifier(member as AnyObject)) }
    }
    byIdentity.removeValue(forKey: ObjectIdentifier(state.item as AnyObject))
    if let key = state.key, byKey[key] === state { byKey.removeValue(forKey: key) }
    for place in order.indices where order[place] === state {
      order[place] = nil
      deadCount += 1
      if deadCount > 32, deadCount * 2 > order.count { removeDead() }
      break
    }
  }

  /// A loop, because a closure of the main actor would be asked for its thread at every item.
  private func removeDead() {
    var living: [DynamicItemState?] = []
    living.reserveCapacity(order.count)
    for case let state? in order { living.append(state) }
    order = living
    deadCount = 0
  }

  /// A second object for an element that is known: a fault; the body goes on with the new object.
  private func adopt(_ attributes: UICollectionViewLayoutAttributes, _ state: DynamicItemState) {
    Diagnostics.report(
      "duplicateItem",
      "two attribute objects for \(attributes.title) were added to one animator; use the animator's own, from "
        + "layoutAttributesForCell(at:) or items(in:), or remove the behaviors of the old one first. The behavior is "
        + "added all the same: it acts together with the old ones, and the new object is moved instead of the old one.")
    byIdentity.removeValue(forKey: ObjectIdentifier(state.item as AnyObject))
    state.item = attributes
    state.attributes = attributes
    byIdentity[ObjectIdentifier(attributes)] = state
    attributes.center = state.center
    attributes.transform = state.transform(at: state.angle)
  }
}

// SPDX-License-Identifier: MIT

import SprungPhysics

/// Adds an item to the animator when it is added to its first behavior, and removes the item when no behavior contains
/// it anymore.
///
/// When an item is added, its values are read and its bodies are created. Before an item is removed, its contacts are
/// collected, and its motion since the last tick is written.
final class ItemLifetimes {
  private let world: World
  private let reference: ReferenceSystem
  private let registry: ItemRegistry
  private let effects: EffectAccumulator
  private let contacts: CollisionReporter
  private let reader: ItemReader
  private let writer: ItemWriter
  private let anchoredMoves: AnchoredMoves
  private let lost: LostItems

  init(
    _ world: World, _ reference: ReferenceSystem, _ registry: ItemRegistry, _ effects: EffectAccumulator,
    _ contacts: CollisionReporter, _ reader: ItemReader, _ writer: ItemWriter, _ anchoredMoves: AnchoredMoves,
    _ lost: LostItems
  ) {
    self.world = world
    self.reference = reference
    self.registry = registry
    self.effects = effects
    self.contacts = contacts
    self.reader = reader
    self.writer = writer
    self.anchoredMoves = anchoredMoves
    self.lost = lost
  }

  /// Increments the use count of an item. The first use creates the item's body; later uses wake it.
  func retain(_ item: any UIDynamicItem) {
    let identity = ObjectIdentifier(item as AnyObject)
    if let state = registry.state(ofIdentity: identity) {
      state.useCount += 1
      return world.wake(state)
    }
    let attributes = reference.isOfLayout ? (item as AnyObject) as? UICollectionViewLayoutAttributes : nil
    if let attributes, let state = registry.state(of: attributes.key) {
      adopt(attributes, state)
      state.useCount += 1
      return world.wake(state)
    }
    guard !registry.isGroupMember(identity) else {
      registry.noteVainMentions(1, of: identity)
      return Diagnostics.report(
        "groupMember",
        "An item was added to a behavior, but a UIDynamicItemGroup in the same animator moves it. The behavior does "
          + "not affect the item. Add the group instead.")
    }
    if let group = (item as AnyObject) as? UIDynamicItemGroup { return retain(group) }
    let view = (item as AnyObject) as? UIView
    checkHierarchy(of: view)
    var description = BodyDescription()
    description.size = CGSize(width: 1, height: 1)
    let state = DynamicItemState(item: item, body: world.addBody(description))
    if let view, view.superview !== reference.view, reference.contains(view) { state.nestedView = view }
    if let view, state.nestedView == nil, !reference.isOfLayout { state.plainLayer = view.plainLayer }
    state.attributes = attributes
    state.key = attributes?.key
    if LivingAnimators.others(than: registry, know: item) {
      Diagnostics.report(
        "twoAnimators",
        "The item at (\(Double(item.center.x)), \(Double(item.center.y))) belongs to behaviors of two animators, so the last tick "
          + "determines its position. Remove the item from the behaviors of one animator.")
    }
    insert(state)
  }

  private func insert(_ state: DynamicItemState) {
    registry.insert(state)
    effects.itemCame()
    reader.read(state)
  }

  /// Creates the bodies of a group and welds them together.
  private func retain(_ group: UIDynamicItemGroup) {
    guard !group.items.isEmpty else { return }
    var parts: [DynamicGroupBodies.Part] = []
    for (index, member) in group.items.enumerated() {
      let identity = ObjectIdentifier(member as AnyObject)
      if let known = registry.state(ofIdentity: identity) {
        Diagnostics.report(
          "groupMember",
          "A UIDynamicItemGroup was added to an animator that already moves one of its members. From now on, the group "
            + "alone moves the member.")
        registry.noteVainMentions(known.useCount, of: identity)
        discard(known)
      } else if registry.isGroupMember(identity) {
        Diagnostics.report(
          "groupMember",
          "A UIDynamicItemGroup was added to an animator that already moves one of its members in another group. Both groups "
            + "move the member, and the last change wins.")
      }
      registry.insertMember(identity)
      var description = BodyDescription()
      description.angle = group.angle(ofMember: index)
      let size = member.bounds.size
      let isUsable = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
      if !isUsable {
        Diagnostics.report(
          "invalidSize", "The size of a member of an item group is invalid, so 1 x 1 point is used.")
      }
      description.size = isUsable ? size : CGSize(width: 1, height: 1)
      description.shape = DynamicItemOutline.shape(of: member, title: "a member of an item group")
      let body = world.addBody(description)
      parts.append(
        DynamicGroupBodies.Part(
          body: body, offset: group.offsets[index], angle: description.angle, mass: world.mass(of: body),
          inertia: world.momentOfInertia(of: body)))
    }
    let bodies = DynamicGroupBodies(parts: parts)
    let state = DynamicItemState(item: group, body: bodies.leader.body)
    state.group = bodies
    insert(state)
    for (index, part) in parts.enumerated() where index != bodies.lead {
      let leader = bodies.leader
      var weld = JointDescription(.weld, of: part.body, with: leader.body)
      weld.otherOffset = DynamicGroupBodies.rotated(
        CGVector(dx: part.offset.dx - leader.offset.dx, dy: part.offset.dy - leader.offset.dy), by: -leader.angle)
      weld.restAngle = part.angle - leader.angle
      world.addJoint(weld)
    }
  }

  private func checkHierarchy(of view: UIView?) {
    // A custom item is not in a view hierarchy, so its coordinates are those of the animator.
    guard let view else { return }
    if reference.isOfLayout {
      Diagnostics.report(
        "foreignItem",
        "A view of size \(view.bounds.size.width) x \(view.bounds.size.height) was added to a layout's animator, "
          + "which accepts only layout attributes. The view moves in the coordinates of its superview.")
    }
    guard reference.view != nil, !reference.contains(view) else { return }
    Diagnostics.report(
      "foreignItem",
      "A view of size \(view.bounds.size.width) x \(view.bounds.size.height) was added to an animator whose reference "
        + "view does not contain it. The view moves in the coordinates of its superview. Add the view to the "
        + "reference view first.")
  }

  /// Decrements the use count of an item, and removes the item after its last use.
  func release(_ item: any UIDynamicItem) {
    // Uses of an ignored object are released first. Only the last release removes the item, so the order is irrelevant.
    if !registry.vainMentions.isEmpty, registry.dropVainMention(of: ObjectIdentifier(item as AnyObject)) { return }
    guard let state = registry.state(of: item) else { return }
    state.useCount -= 1
    guard state.useCount == 0 else { return }
    contacts.collect()
    if state.awaitsKinematicMove {
      anchoredMoves.stopAwaiting(state)
      anchoredMoves.apply(state)
    }
    // Before the item is removed, its motion since the last write must be written.
    writer.write(state)
    discard(state)
  }

  /// Removes an item's bodies and all references to the item.
  private func discard(_ state: DynamicItemState) {
    anchoredMoves.stopAwaiting(state)
    lost.remove(state)
    contacts.remove(state)
    state.forEachBody { world.removeBody($0) }
    registry.remove(state)
  }

  /// Assigns the body of an element to a second object that represents the same element, and reports this as a fault.
  private func adopt(_ attributes: UICollectionViewLayoutAttributes, _ state: DynamicItemState) {
    Diagnostics.report(
      "duplicateItem",
      "Two attributes objects for \(attributes.title) were added to one animator. Use the object from "
        + "layoutAttributesForCell(at:) or items(in:), or remove the old object's behaviors first. The old and new "
        + "behaviors now both move the new object.")
    registry.replaceItem(of: state, with: attributes)
    attributes.center = state.center
    attributes.transform = state.transform(at: state.angle)
  }
}

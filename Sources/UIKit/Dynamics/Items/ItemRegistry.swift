// SPDX-License-Identifier: MIT

import SprungPhysics

/// The items of an animator in the order in which they were added. Items can be looked up by the rows of their bodies,
/// by identity, and by the collection view element that they represent.
///
/// Invariant: each item, and no other, is stored once in `order`, once under the identity of its object, and in the row
/// of each of its bodies. An element has a single item, even if several objects represent it.
final class ItemRegistry {
  /// Whether items are layout attributes, several of which can represent the same element.
  private let isOfLayout: Bool
  /// The states of items, indexed by the rows of their bodies. Unused rows are nil.
  @exclusivity(unchecked) private(set) var states: [DynamicItemState?] = []
  /// The states in the order in which items were added. Removed items are nil.
  @exclusivity(unchecked) private(set) var order: [DynamicItemState?] = []
  private(set) var deadCount = 0
  private(set) var byIdentity: [ObjectIdentifier: DynamicItemState] = [:]
  private(set) var byKey: [ElementKey: DynamicItemState] = [:]
  /// The number of groups that contain each member of an item group. Members are not items themselves.
  private(set) var groupMembers: [ObjectIdentifier: Int] = [:]
  /// The number of behaviors that contain an object but do not affect it, because it is or was a member of a group that
  /// moves it. The behaviors retain the object.
  private(set) var vainMentions: [ObjectIdentifier: Int] = [:]
  private var nextSerial: Int64 = 0
  /// The states indexed by row, which the loop that writes items uses.
  let rows = ItemRows()
  /// The number of additions and removals of items.
  private(set) var revision: Int64 = 0

  init(isOfLayout: Bool) {
    self.isOfLayout = isOfLayout
  }

  /// Whether there are no items.
  var isEmpty: Bool { byIdentity.isEmpty }

  /// The number of items.
  var count: Int { byIdentity.count }

  // MARK: Finding

  /// Returns the state of an item, or nil if no behavior contains it.
  func state(of item: any UIDynamicItem) -> DynamicItemState? {
    if isOfLayout, let state = stateByRow(of: item) { return state }
    if let state = byIdentity[ObjectIdentifier(item as AnyObject)] { return state }
    // Another object for an existing element represents the existing item.
    guard isOfLayout, let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes else { return nil }
    return byKey[attributes.key]
  }

  /// Finds the state with the row number stored in the item, which is fast. Layouts look up all their items in each
  /// frame.
  private func stateByRow(of item: any UIDynamicItem) -> DynamicItemState? {
    guard let attributes = (item as AnyObject) as? UICollectionViewLayoutAttributes else { return nil }
    let row = attributes.dynamicsRow
    guard row >= 0, row < states.count, let state = states[row], state.attributes === attributes else { return nil }
    return state
  }

  /// Returns the state of the object with the given identity, or nil if there is none.
  func state(ofIdentity identity: ObjectIdentifier) -> DynamicItemState? { byIdentity[identity] }

  /// Returns the state of an element of a collection view, or nil if there is none.
  func state(of key: ElementKey) -> DynamicItemState? { byKey[key] }

  /// Returns the item of a body in a world, or nil for a removed body.
  func state(of body: BodyID, in world: World) -> DynamicItemState? {
    guard body.row < states.count, let state = states[body.row], world.contains(body) else { return nil }
    return state
  }

  /// Returns whether an item's state is still valid.
  func contains(_ state: DynamicItemState, in world: World) -> Bool {
    // A body of another world can have a row number that does not exist in this world.
    world.contains(state.body) && state.body.row < states.count && states[state.body.row] === state
  }

  /// Returns whether an object is a member of an item group.
  func isGroupMember(_ identity: ObjectIdentifier) -> Bool { groupMembers[identity] != nil }

  /// Returns the attributes of an element, or nil if the animator does not move it.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? { byKey[key]?.attributes }

  /// Returns the items whose boxes intersect the given rectangle, in the order in which they were added.
  func items(in rect: CGRect, of world: World) -> [any UIDynamicItem] {
    let left = Double(rect.origin.x)
    let top = Double(rect.origin.y)
    let right = left + Double(rect.size.width)
    let bottom = top + Double(rect.size.height)
    guard right > left, bottom > top else { return [] }
    var found: [any UIDynamicItem] = []
    guard byIdentity.count > UIKitTuning.scannedItems else {
      for state in order {
        guard let state, state.intersects(left, top, right, bottom) else { continue }
        found.append(state.item)
      }
      return found
    }
    var near: [DynamicItemState] = []
    world.forEachBody(in: rect) { body in
      guard let state = states[body.row] else { return }
      if state.group == nil { near.append(state) }
    }
    for state in order where state?.group != nil {
      guard let state, state.intersects(left, top, right, bottom) else { continue }
      near.append(state)
    }
    near.sort { $0.serial < $1.serial }
    for state in near { found.append(state.item) }
    return found
  }

  // MARK: Insertion and removal

  /// Adds an item that already has its bodies.
  func insert(_ state: DynamicItemState) {
    revision += 1
    state.serial = nextSerial
    nextSerial += 1
    state.forEachBody { body in
      while states.count <= body.row { states.append(nil) }
      states[body.row] = state
      rows.set(state, row: body.row)
    }
    state.attributes?.dynamicsRow = state.body.row
    order.append(state)
    byIdentity[ObjectIdentifier(state.item as AnyObject)] = state
    if let key = state.key { byKey[key] = state }
  }

  /// Records a member of a group that is about to be added.
  func insertMember(_ identity: ObjectIdentifier) { groupMembers[identity, default: 0] += 1 }

  /// Records that behaviors contain an object that they do not affect.
  func noteVainMentions(_ count: Int, of identity: ObjectIdentifier) { vainMentions[identity, default: 0] += count }

  /// Removes one record of a behavior that contains an object but does not affect it. Returns false if there is none.
  func dropVainMention(of identity: ObjectIdentifier) -> Bool { ItemRegistry.decrement(&vainMentions, identity) }

  /// Decrements a count, and removes the count when it reaches zero. Returns false if there is no count.
  private static func decrement(_ counts: inout [ObjectIdentifier: Int], _ identity: ObjectIdentifier) -> Bool {
    guard let count = counts[identity] else { return false }
    counts[identity] = count > 1 ? count - 1 : nil
    return true
  }

  /// Removes all references to an item.
  func remove(_ state: DynamicItemState) {
    revision += 1
    state.forEachBody { body in
      states[body.row] = nil
      rows.set(nil, row: body.row)
    }
    if let group = (state.item as AnyObject) as? UIDynamicItemGroup, state.group != nil {
      for member in group.items {
        _ = ItemRegistry.decrement(&groupMembers, ObjectIdentifier(member as AnyObject))
      }
    }
    byIdentity.removeValue(forKey: ObjectIdentifier(state.item as AnyObject))
    removeKey(of: state)
    for place in order.indices where order[place] === state {
      order[place] = nil
      deadCount += 1
      if deadCount > 32, deadCount * 2 > order.count { removeDead() }
      break
    }
  }

  /// Removes the entries of removed items. This is a loop because a closure would check for the main actor in each
  /// call.
  private func removeDead() {
    var living: [DynamicItemState?] = []
    living.reserveCapacity(order.count)
    for case let state? in order { living.append(state) }
    order = living
    deadCount = 0
  }

  // MARK: Elements

  /// Replaces the object that represents an existing element.
  func replaceItem(of state: DynamicItemState, with attributes: UICollectionViewLayoutAttributes) {
    byIdentity.removeValue(forKey: ObjectIdentifier(state.item as AnyObject))
    state.earlierItems.append(state.item)
    state.item = attributes
    state.attributes = attributes
    byIdentity[ObjectIdentifier(attributes)] = state
  }

  /// Updates the key of an item to match the element that its attributes now represent.
  func refreshKey(of state: DynamicItemState) {
    guard let attributes = state.attributes, let key = state.key, attributes.key != key else { return }
    removeKey(of: state)
    state.key = attributes.key
    byKey[attributes.key] = state
  }

  /// Assigns new index paths to several items simultaneously. Returns the items whose path was already assigned to
  /// another item.
  func move(_ kept: [(state: DynamicItemState, path: IndexPath)]) -> [ObjectIdentifier: Bool] {
    for (state, _) in kept { if let key = state.key { byKey.removeValue(forKey: key) } }
    var doubled: [ObjectIdentifier: Bool] = [:]
    for (state, path) in kept {
      guard let attributes = state.attributes else { continue }
      attributes.indexPath = path
      state.key = attributes.key
      if byKey[attributes.key] == nil {
        byKey[attributes.key] = state
      } else {
        doubled[ObjectIdentifier(attributes)] = true
      }
    }
    return doubled
  }

  private func removeKey(of state: DynamicItemState) {
    if let key = state.key, byKey[key] === state { byKey.removeValue(forKey: key) }
  }

  // MARK: Points of items

  /// Converts an offset from an item's center, in the item's coordinates, to a point in the animator's coordinates.
  func point(at offset: UIOffset, of item: any UIDynamicItem) -> CGPoint {
    state(of: item)?.point(at: offset) ?? UIAttachmentBehavior.position(of: offset, item)
  }

  /// Converts an offset from an item's center, in the item's coordinates, to an offset from the center of the item's
  /// body.
  func bodyOffset(_ offset: UIOffset, of item: any UIDynamicItem) -> CGVector {
    let vector = CGVector(dx: offset.horizontal, dy: offset.vertical)
    return state(of: item)?.group?.leaderOffset(vector) ?? vector
  }

  /// The inverse of `bodyOffset(_:of:)`.
  func itemOffset(_ offset: CGVector, of item: any UIDynamicItem) -> UIOffset {
    let vector = state(of: item)?.group?.groupOffset(offset) ?? offset
    return UIOffset(horizontal: vector.dx, vertical: vector.dy)
  }
}

// SPDX-License-Identifier: MIT

/// The contacts of a collision interval in groups, ordered by color, in memory that is kept.
final class ContactGroups {
  @exclusivity(unchecked) private(set) var count = 0
  private var capacity = 0
  @exclusivity(unchecked) private(set) var groups = UnsafeMutablePointer<WideContact>.allocate(capacity: 0)
  /// The first group of what cannot move; those before are pairs of bodies.
  @exclusivity(unchecked) var firstStatic = 0
  /// Contacts of the collision interval, in the order of their numbers.
  @exclusivity(unchecked) private(set) var activeCount = 0
  private var activeCapacity = 0
  @exclusivity(unchecked) private(set) var active = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// For each color, contacts of it and then the next free lane.
  @exclusivity(unchecked) let lanes = UnsafeMutablePointer<Int>.allocate(capacity: ContactColor.limit)

  init() {}

  deinit {
    groups.deallocate()
    active.deallocate()
    lanes.deallocate()
  }

  /// Forgets the contacts of the last collision interval.
  func removeAll() {
    count = 0
    activeCount = 0
    firstStatic = 0
    lanes.update(repeating: 0, count: ContactColor.limit)
  }

  /// Adds a contact that has a color.
  func append(_ contact: Int32, color: Int32) {
    if activeCount == activeCapacity {
      activeCapacity = max(32, activeCapacity * 2)
      let fresh = UnsafeMutablePointer<Int32>.allocate(capacity: activeCapacity)
      fresh.moveInitialize(from: active, count: activeCount)
      active.deallocate()
      active = fresh
    }
    (active + activeCount).initialize(to: contact)
    activeCount += 1
    lanes[Int(color)] += 1
  }

  /// Gives every color its groups and turns the counts of `lanes` into the first lane of each color.
  func layOut() {
    count = 0
    guard activeCount > 0 else { return }
    var group = 0
    for color in 0..<ContactColor.limit {
      if color == Int(ContactColor.firstStatic) { firstStatic = group }
      let contacts = lanes[color]
      lanes[color] = group * WideContact.width
      group +=
        ContactColor.isOverflow(Int32(color)) ? contacts : (contacts + WideContact.width - 1) / WideContact.width
    }
    reserve(group)
    for index in 0..<group { groups[index] = WideContact() }
    count = group
  }

  /// The next lane of a color.
  func takeLane(_ color: Int32) -> Int {
    let lane = lanes[Int(color)]
    lanes[Int(color)] += ContactColor.isOverflow(color) ? WideContact.width : 1
    return lane
  }

  /// Takes over the groups of another collision interval, with their impulses.
  func copy(from other: ContactGroups) {
    copyColumn(&groups, capacity: capacity, from: other.groups, count: other.count, sourceCapacity: other.capacity)
    copyColumn(
      &active, capacity: activeCapacity, from: other.active, count: other.activeCount,
      sourceCapacity: other.activeCapacity)
    lanes.update(from: other.lanes, count: ContactColor.limit)
    capacity = other.capacity
    activeCapacity = other.activeCapacity
    count = other.count
    activeCount = other.activeCount
    firstStatic = other.firstStatic
  }

  private func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    capacity = max(8, wanted + wanted / 2)
    groups.deallocate()
    groups = UnsafeMutablePointer<WideContact>.allocate(capacity: capacity)
    groups.initialize(repeating: WideContact(), count: capacity)
  }
}

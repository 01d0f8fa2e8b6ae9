// SPDX-License-Identifier: MIT

/// The contacts of a collision interval in groups ordered by color. The memory is reused.
final class ContactGroups {
  /// The number of groups in use.
  @exclusivity(unchecked) private(set) var count = 0
  /// The groups in the order in which they are solved.
  @exclusivity(unchecked) private(set) var groups = Column<WideContact>(filling: WideContact())
  /// The first group with immovable shapes. The groups before it contain pairs of bodies.
  @exclusivity(unchecked) var firstStatic = 0
  /// The smallest approach speed at which one of the contacts bounces, in pt/s.
  @exclusivity(unchecked) var leastBounceSpeed = Float.infinity
  /// The longest lever arm of a point about one of its bodies, in points.
  @exclusivity(unchecked) private(set) var longestArm = Float()
  /// The longest lever arm that a contact in `round` can reach.
  private var longestRoundArm = Float()
  /// The number of contacts of the collision interval.
  @exclusivity(unchecked) private(set) var activeCount = 0
  /// The contacts of the collision interval in numerical order.
  @exclusivity(unchecked) private(set) var active = Column<Int32>(filling: -1)
  /// The number of contacts between ellipses and immovable shapes, see `RoundContacts`.
  @exclusivity(unchecked) private(set) var roundCount = 0
  /// The contacts between ellipses and immovable shapes.
  @exclusivity(unchecked) private(set) var round = Column<Int32>(filling: -1)
  /// The number of contacts of each color or, after `layOut`, the next free lane of each color.
  @exclusivity(unchecked) private(set) var lanes = Column<Int>(filling: 0, capacity: ContactColor.limit)

  init() {}

  /// Removes the contacts of the last collision interval.
  func removeAll() {
    count = 0
    activeCount = 0
    roundCount = 0
    firstStatic = 0
    leastBounceSpeed = .infinity
    longestArm = 0
    longestRoundArm = 0
    lanes.clear()
  }

  /// Adds a contact that has a color.
  func append(_ contact: Int32, color: Int32) {
    assert(color >= 0 && color < Int32(ContactColor.limit), "a contact without color has no group")
    if activeCount == active.capacity { active.grow(to: max(32, activeCount * 2)) }
    active[activeCount] = contact
    activeCount += 1
    lanes[Int(color)] += 1
  }

  /// Adds a contact for `RoundContacts`. The lever arms of its points are at most `reach`.
  func appendRound(_ contact: Int32, reach: Double) {
    if roundCount == round.capacity { round.grow(to: max(8, roundCount * 2)) }
    round[roundCount] = contact
    roundCount += 1
    longestRoundArm = max(longestRoundArm, Float(reach))
  }

  /// Assigns groups to every color and converts the counts in `lanes` to the first lane of each color.
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
    if group > groups.capacity { groups.renew(to: max(8, group + group / 2)) }
    for index in 0..<group { groups[index] = WideContact() }
    count = group
  }

  /// Returns the next lane of a color.
  func takeLane(_ color: Int32) -> Int {
    let lane = lanes[Int(color)]
    assert(lane < count * WideContact.width, "more contacts take a lane of a color than were counted")
    lanes[Int(color)] += ContactColor.isOverflow(color) ? WideContact.width : 1
    return lane
  }

  /// Returns whether a color has a free lane after all contacts of the color have been assigned lanes.
  func hasFreeLane(_ color: Int32) -> Bool {
    !ContactColor.isOverflow(color) && lanes[Int(color)] % WideContact.width != 0
  }

  /// Adds a contact to a color that has a free lane, and returns the lane. The caller fills the lane.
  func add(_ contact: Int32, color: Int32) -> Int {
    assert(hasFreeLane(color), "the color has no free lane")
    let lane = takeLane(color)
    append(contact, color: color)
    lanes[Int(color)] -= 1
    return lane
  }

  /// Removes a contact from its lane. The last contact of the color moves to this lane. Returns the moved contact, or
  /// -1 if none moved.
  func remove(_ contact: Int32, lane: Int, color: Int32) -> Int32 {
    var position = 0
    while active[position] != contact { position += 1 }
    activeCount -= 1
    for index in position..<activeCount { active[index] = active[index + 1] }
    guard !ContactColor.isOverflow(color) else {
      clear(lane)
      return -1
    }
    let last = lanes[Int(color)] - 1
    lanes[Int(color)] = last
    guard last != lane else {
      clear(lane)
      return -1
    }
    let width = WideContact.width
    let source = UnsafeMutableRawPointer(groups + last / width).assumingMemoryBound(to: Int32.self) + last % width
    let target = UnsafeMutableRawPointer(groups + lane / width).assumingMemoryBound(to: Int32.self) + lane % width
    for vector in 0..<WideContact.vectorCount { target[vector * width] = source[vector * width] }
    if groups[last / width].hasSecond { groups[lane / width].hasSecond = true }
    clear(last)
    return groups[lane / width].contact[lane % width]
  }

  /// Clears a lane, which then belongs to the immovable world.
  func clear(_ lane: Int) {
    let width = WideContact.width
    withUnsafeBytes(of: WideContact()) { unused in
      guard let source = unused.baseAddress?.assumingMemoryBound(to: Int32.self) else { return }
      let target = UnsafeMutableRawPointer(groups + lane / width).assumingMemoryBound(to: Int32.self) + lane % width
      for vector in 0..<WideContact.vectorCount { target[vector * width] = source[vector * width] }
    }
  }

  /// Finds the longest lever arm after all lanes have been filled.
  @_optimize(speed)
  func measureArms() {
    let groups = groups.view
    var longest = WideContact.Lanes()
    // Mask the sign bits instead of squaring: squares of lengths below 1e-23 points underflow a Float.
    let magnitude = SIMD4<UInt32>(repeating: 0x7fff_ffff)
    func note(_ arms: WideContact.Lanes) {
      let length = unsafeBitCast(unsafeBitCast(arms, to: SIMD4<UInt32>.self) & magnitude, to: WideContact.Lanes.self)
      longest.replace(with: length, where: length .> longest)
    }
    for index in 0..<count {
      note(groups[index].first.armA)
      note(groups[index].first.armB)
      guard groups[index].hasSecond else { continue }
      note(groups[index].second.armA)
      note(groups[index].second.armB)
    }
    longestArm = max(longest.max(), longestRoundArm)
  }

  /// Copies the groups and impulses of another solver during a collision interval.
  func copy(from other: ContactGroups) {
    groups.copy(from: other.groups, count: other.count)
    active.copy(from: other.active, count: other.activeCount)
    round.copy(from: other.round, count: other.roundCount)
    lanes.copy(from: other.lanes)
    count = other.count
    activeCount = other.activeCount
    roundCount = other.roundCount
    longestRoundArm = other.longestRoundArm
    firstStatic = other.firstStatic
    leastBounceSpeed = other.leastBounceSpeed
    longestArm = other.longestArm
  }
}

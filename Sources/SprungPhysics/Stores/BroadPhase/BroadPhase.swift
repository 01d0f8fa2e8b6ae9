// SPDX-License-Identifier: MIT

/// Finds the boxes near a box or a line among many, without looking at the others.
///
/// A hashed grid in levels whose cells double in size. An item lives in exactly one cell: at the level of the smallest
/// cell that is as large as the item, in the cell of its left top corner. A query therefore looks at the cells of its
/// own box, widened to the left and top by the largest item of the level. So moving an item is cheap, no item is found
/// twice, sizes may differ as they like, and queries may be nested.
///
/// Items are named by small dense numbers, like the rows of a world. Nothing is allocated once the capacity suffices
/// for the largest item number and count. Equal calls give the same order of visits on every machine; the order is
/// otherwise arbitrary. A visit must not change the broad phase.
final class BroadPhase {
  /// Cells are as large as 2^level points; what is larger than the last level's cells is still found, only slower.
  static let levelCount = 32
  /// Cells beyond this number in a direction count as this one.
  private static let farthestCell: Int32 = 1 << 30

  /// Where an item is, and what a query needs of it: all of it in half a line of the cache.
  struct Node {
    /// Rules out items that cannot meet a box, before their own boxes are compared.
    var sides = BoxSides()
    var cellX: Int32 = 0
    var cellY: Int32 = 0
    /// -1: the item is not in the broad phase.
    var level: Int32 = -1
    var nextInBucket: Int32 = -1
  }

  /// The other neighbors of an item in the lists of its cell and its level.
  struct Links {
    var previousInBucket: Int32 = -1
    var nextInLevel: Int32 = -1
    var previousInLevel: Int32 = -1
  }

  /// Cells of one size. An item is in the level whose cells are as large as its box.
  struct Level {
    /// The first item of the level, or -1, and the number of items.
    var first: Int32 = -1
    var count: Int32 = 0
    /// Bounds of the width and height of all items; they only grow until the level is empty.
    var width = 0.0
    var height = 0.0
  }

  /// The first and last cells of a query in one level.
  struct Cells {
    var left: Int32
    var top: Int32
    var right: Int32
    var bottom: Int32
  }

  /// Items in the grid.
  @exclusivity(unchecked) private(set) var count = 0
  /// Item numbers below this have room.
  @exclusivity(unchecked) private(set) var capacity = 0
  @exclusivity(unchecked) private(set) var nodes = Column<Node>(filling: Node())
  @exclusivity(unchecked) private(set) var links = Column<Links>(filling: Links())
  @exclusivity(unchecked) private(set) var boxes = Column<Box>(filling: Box(left: 0, top: 0, right: 0, bottom: 0))
  /// The first item of each bucket; cells with the same hash share one.
  @exclusivity(unchecked) private(set) var buckets = Column<Int32>(filling: -1, capacity: 64)
  @exclusivity(unchecked) private(set) var bucketCount = 64
  @exclusivity(unchecked) private(set) var levels = Column<Level>(
    filling: Level(), capacity: BroadPhase.levelCount)
  /// One bit for each level that holds items.
  @exclusivity(unchecked) private(set) var usedLevels: UInt32 = 0

  /// Creates an empty broad phase with capacity for items below a number.
  init(capacity: Int = 0) { grow(to: capacity) }

  /// Whether the item is in the broad phase.
  func contains(_ item: Int32) -> Bool { item >= 0 && Int(item) < capacity && nodes[Int(item)].level >= 0 }

  /// The box that was last given for an item, which must be in the broad phase.
  @inline(__always)
  func box(of item: Int32) -> Box {
    assert(contains(item), "an item that is not there has no box")
    return boxes[Int(item)]
  }

  /// Adds an item, or moves it if it exists. Numbers are 0 or more.
  func insert(_ item: Int32, _ box: Box) {
    assert(item >= 0 && box.left <= box.right && box.top <= box.bottom, "an item has a number and a box")
    if contains(item) { return move(item, to: box) }
    grow(to: Int(item) + 1)
    if count * 2 >= bucketCount { growBuckets() }
    count += 1
    link(item, box, level: BroadPhase.level(of: box))
  }

  /// Takes an item out; one that is not there is ignored.
  func remove(_ item: Int32) {
    guard contains(item) else { return }
    unlink(item)
    nodes[Int(item)].level = -1
    count -= 1
  }

  /// Gives an item another box; one that is not there is added. Within the same cell this only stores the box.
  func move(_ item: Int32, to box: Box) {
    guard contains(item) else { return insert(item, box) }
    let node = nodes[Int(item)]
    // A turning item changes its size a little; it may stay in a level that is somewhat coarse for it.
    var level = BroadPhase.level(of: box)
    if level == node.level - 1 { level = node.level }
    let scale = BroadPhase.scale(of: level)
    if level == node.level, BroadPhase.cell(box.left * scale) == node.cellX,
      BroadPhase.cell(box.top * scale) == node.cellY
    {
      boxes[Int(item)] = box
      nodes[Int(item)].sides = BoxSides(box)
      widen(level, box)
    } else {
      unlink(item)
      link(item, box, level: level)
    }
  }

  /// Removes all items and keeps the capacity.
  func removeAll() {
    for item in 0..<capacity { nodes[item].level = -1 }
    buckets.clear()
    levels.clear()
    usedLevels = 0
    count = 0
  }

  /// Takes over the items of another broad phase, so that visits come in the same order.
  func copy(from other: BroadPhase) {
    nodes.copy(from: other.nodes)
    links.copy(from: other.links)
    boxes.copy(from: other.boxes)
    buckets.copy(from: other.buckets)
    levels.copy(from: other.levels)
    capacity = other.capacity
    bucketCount = other.bucketCount
    usedLevels = other.usedLevels
    count = other.count
  }

  // MARK: - Cells

  /// The level of the smallest cells that are as large as the box.
  @inline(__always)
  static func level(of box: Box) -> Int32 {
    let width = box.right - box.left
    let height = box.bottom - box.top
    let size = width > height ? width : height
    guard size > 1 else { return 0 }
    guard size < 0x1p31 else { return Int32(levelCount - 1) }
    let bits = size.bitPattern
    let exponent = Int32(truncatingIfNeeded: bits >> 52) - 1023
    return bits & 0xF_FFFF_FFFF_FFFF == 0 ? exponent : exponent + 1
  }

  /// One over the size of a level's cells: a power of two, so that multiplying is exact.
  @inline(__always)
  static func scale(of level: Int32) -> Double { Double(bitPattern: UInt64(1023 - level) << 52) }

  /// The cell of a coordinate that is measured in cells, rounded down.
  @inline(__always)
  static func cell(_ coordinate: Double) -> Int32 {
    guard coordinate > Double(-farthestCell) else { return -farthestCell }
    guard coordinate < Double(farthestCell) else { return farthestCell }
    let cell = Int32(coordinate)
    return coordinate < Double(cell) ? cell - 1 : cell
  }

  /// The part of a cell's hash that its row and level give.
  @inline(__always)
  static func hash(row: Int32, level: Int32) -> UInt32 {
    var hash = UInt32(bitPattern: row) &* 0x9E37_79B1 ^ UInt32(bitPattern: level) &* 0x85EB_CA77
    hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
    return hash ^ (hash >> 12)
  }

  /// The bucket of a cell; neighbors in a row are mostly neighbors in memory.
  @inline(__always)
  func bucket(_ cellX: Int32, rowHash: UInt32) -> Int {
    let column = UInt32(bitPattern: cellX) &+ UInt32(bitPattern: cellX >> 7) &* 0x9E37_79B1
    return Int(truncatingIfNeeded: (rowHash &+ column) & UInt32(truncatingIfNeeded: bucketCount - 1))
  }

  /// The cells whose items may meet a box. Rounding never loses one.
  @inline(__always)
  func cells(_ level: Int32, near box: Box) -> Cells {
    let width = levels[Int(level)].width
    let height = levels[Int(level)].height
    let scale = BroadPhase.scale(of: level)
    let left = box.left - width - (abs(box.left) + width) * 1e-15
    let top = box.top - height - (abs(box.top) + height) * 1e-15
    return Cells(
      left: BroadPhase.cell(left * scale), top: BroadPhase.cell(top * scale),
      right: BroadPhase.cell(box.right * scale), bottom: BroadPhase.cell(box.bottom * scale))
  }

  // MARK: - Lists

  /// Puts an item into the cell of its box's corner in a level.
  private func link(_ item: Int32, _ box: Box, level: Int32) {
    let scale = BroadPhase.scale(of: level)
    let cellX = BroadPhase.cell(box.left * scale)
    let cellY = BroadPhase.cell(box.top * scale)
    boxes[Int(item)] = box
    let firstInLevel = levels[Int(level)].first
    nodes[Int(item)] = Node(sides: BoxSides(box), cellX: cellX, cellY: cellY, level: level)
    links[Int(item)] = Links(nextInLevel: firstInLevel)
    linkInBucket(item)
    if firstInLevel >= 0 { links[Int(firstInLevel)].previousInLevel = item }
    levels[Int(level)].first = item
    levels[Int(level)].count += 1
    usedLevels |= 1 << UInt32(level)
    widen(level, box)
  }

  /// Puts an item at the head of the list of its cell's bucket.
  @inline(__always)
  private func linkInBucket(_ item: Int32) {
    let node = nodes[Int(item)]
    let bucket = bucket(node.cellX, rowHash: BroadPhase.hash(row: node.cellY, level: node.level))
    let next = buckets[bucket]
    nodes[Int(item)].nextInBucket = next
    links[Int(item)].previousInBucket = -1
    if next >= 0 { links[Int(next)].previousInBucket = item }
    buckets[bucket] = item
  }

  /// Takes an item out of its bucket's list, which it must be in.
  private func unlink(_ item: Int32) {
    let node = nodes[Int(item)]
    let link = links[Int(item)]
    if link.previousInBucket >= 0 {
      nodes[Int(link.previousInBucket)].nextInBucket = node.nextInBucket
    } else {
      buckets[bucket(node.cellX, rowHash: BroadPhase.hash(row: node.cellY, level: node.level))] = node.nextInBucket
    }
    if node.nextInBucket >= 0 { links[Int(node.nextInBucket)].previousInBucket = link.previousInBucket }

    let level = Int(node.level)
    if link.previousInLevel >= 0 {
      links[Int(link.previousInLevel)].nextInLevel = link.nextInLevel
    } else {
      levels[level].first = link.nextInLevel
    }
    if link.nextInLevel >= 0 { links[Int(link.nextInLevel)].previousInLevel = link.previousInLevel }
    levels[level].count -= 1
    if levels[level].count == 0 {
      levels[level] = Level()
      usedLevels &= ~(1 << UInt32(level))
    }
  }

  /// Widens the bounds of the sizes of a level's items.
  @inline(__always)
  private func widen(_ level: Int32, _ box: Box) {
    let width = box.right - box.left
    let height = box.bottom - box.top
    if width > levels[Int(level)].width { levels[Int(level)].width = width }
    if height > levels[Int(level)].height { levels[Int(level)].height = height }
  }

  // MARK: - Capacity

  /// Grows to a number of items, at least twice as much as before.
  private func grow(to wanted: Int) {
    guard wanted > capacity else { return }
    var newCapacity = max(16, capacity)
    while newCapacity < wanted { newCapacity *= 2 }
    nodes.grow(to: newCapacity)
    links.grow(to: newCapacity)
    boxes.grow(to: newCapacity)
    capacity = newCapacity
  }

  /// Four times as many buckets; the items go in again in the order of their numbers.
  private func growBuckets() {
    bucketCount *= 4
    buckets.renew(to: bucketCount)
    for item in 0..<capacity where nodes[item].level >= 0 { linkInBucket(Int32(item)) }
  }
}

// SPDX-License-Identifier: MIT

/// Finds the boxes near a box or a line segment without examining all boxes.
///
/// This is a hierarchical hashed grid whose cell size doubles from level to level. Each item is in exactly one cell. An
/// item's level has the smallest cells that are at least as large as the item, and the item's cell contains its top
/// left corner. A query therefore searches the cells of its own box, extended to the left and top by the largest item
/// of the level. As a result, moving an item is cheap, no item is found twice, sizes can differ arbitrarily, and
/// queries can be nested.
///
/// Items are identified by small, dense integers, such as the row indices of a world. No memory is allocated while the
/// capacity suffices for the largest item number and the count. The same sequence of calls visits items in the same
/// order on every machine, but the order is otherwise arbitrary. `visit` closures must not change the broad phase.
final class BroadPhase {
  /// The number of levels. Cells of a level are 2^level points in size. Items larger than the cells of the last level
  /// are still found, but more slowly.
  static let levelCount = 32
  /// The largest cell index in each direction. Cells beyond this index are treated as the cell at this index.
  private static let farthestCell: Int32 = 1 << 30

  /// The cell of an item and the data that queries need, in half a cache line.
  struct Node {
    /// The sides that rule out most items before their exact boxes are compared.
    var sides = BoxSides()
    var cellX: Int32 = 0
    var cellY: Int32 = 0
    /// The level, or -1 if the item is not in the broad phase.
    var level: Int32 = -1
    var nextInBucket: Int32 = -1
  }

  /// The other links of an item in the lists of its cell and its level.
  struct Links {
    var previousInBucket: Int32 = -1
    var nextInLevel: Int32 = -1
    var previousInLevel: Int32 = -1
  }

  /// The cells of one size. The level of an item has the smallest cells that are at least as large as its box.
  struct Level {
    /// The first item of the level, or -1, and the number of items.
    var first: Int32 = -1
    var count: Int32 = 0
    /// Upper bounds on the width and height of the items. The bounds do not shrink until the level is empty.
    var width = 0.0
    var height = 0.0
  }

  /// The range of cells that a query covers in one level.
  struct Cells {
    var left: Int32
    var top: Int32
    var right: Int32
    var bottom: Int32
  }

  /// The number of items in the grid.
  @exclusivity(unchecked) private(set) var count = 0
  /// The exclusive upper bound on item numbers for which memory is allocated.
  @exclusivity(unchecked) private(set) var capacity = 0
  @exclusivity(unchecked) private(set) var nodes = Column<Node>(filling: Node())
  @exclusivity(unchecked) private(set) var links = Column<Links>(filling: Links())
  @exclusivity(unchecked) private(set) var boxes = Column<Box>(filling: Box(left: 0, top: 0, right: 0, bottom: 0))
  /// The first item of each bucket. Cells with the same hash share a bucket.
  @exclusivity(unchecked) private(set) var buckets = Column<Int32>(filling: -1, capacity: 64)
  @exclusivity(unchecked) private(set) var bucketCount = 64
  @exclusivity(unchecked) private(set) var levels = Column<Level>(
    filling: Level(), capacity: BroadPhase.levelCount)
  /// One bit for each level that contains items.
  @exclusivity(unchecked) private(set) var usedLevels: UInt32 = 0

  /// Creates an empty broad phase with capacity for item numbers below `capacity`.
  init(capacity: Int = 0) { grow(to: capacity) }

  /// Returns whether the item is in the broad phase.
  func contains(_ item: Int32) -> Bool { item >= 0 && Int(item) < capacity && nodes[Int(item)].level >= 0 }

  /// Returns the current box of an item, which must be in the broad phase.
  @inline(__always)
  func box(of item: Int32) -> Box {
    assert(contains(item), "an item that is not there has no box")
    return boxes[Int(item)]
  }

  /// Adds an item, or moves it if it already exists. Item numbers are 0 or more.
  func insert(_ item: Int32, _ box: Box) {
    assert(item >= 0 && box.left <= box.right && box.top <= box.bottom, "an item has a number and a box")
    if contains(item) { return move(item, to: box) }
    grow(to: Int(item) + 1)
    if count * 2 >= bucketCount { growBuckets() }
    count += 1
    link(item, box, level: BroadPhase.level(of: box))
  }

  /// Removes an item. Has no effect if the item does not exist.
  func remove(_ item: Int32) {
    guard contains(item) else { return }
    unlink(item)
    nodes[Int(item)].level = -1
    count -= 1
  }

  /// Moves an item to another box, or adds it if it does not exist. Within the same cell, only the box is stored.
  func move(_ item: Int32, to box: Box) {
    guard contains(item) else { return insert(item, box) }
    let node = nodes[Int(item)]
    // The size of a rotating item varies slightly, so it can remain in a level that is one too coarse.
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

  /// Removes all items without reducing the capacity.
  func removeAll() {
    for item in 0..<capacity { nodes[item].level = -1 }
    buckets.clear()
    levels.clear()
    usedLevels = 0
    count = 0
  }

  /// Copies the items of another broad phase, including the order of visits.
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

  /// Returns the level with the smallest cells that are at least as large as the box.
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

  /// Returns the inverse cell size of a level. The size is a power of two, so multiplication is exact.
  @inline(__always)
  static func scale(of level: Int32) -> Double { Double(bitPattern: UInt64(1023 - level) << 52) }

  /// Returns the cell that contains a coordinate in units of cells.
  @inline(__always)
  static func cell(_ coordinate: Double) -> Int32 {
    guard coordinate > Double(-farthestCell) else { return -farthestCell }
    guard coordinate < Double(farthestCell) else { return farthestCell }
    let cell = Int32(coordinate)
    return coordinate < Double(cell) ? cell - 1 : cell
  }

  /// Returns the contribution of the row and the level to a cell's hash.
  @inline(__always)
  static func hash(row: Int32, level: Int32) -> UInt32 {
    var hash = UInt32(bitPattern: row) &* 0x9E37_79B1 ^ UInt32(bitPattern: level) &* 0x85EB_CA77
    hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
    return hash ^ (hash >> 12)
  }

  /// Returns the bucket of a cell. Neighbors in a row are usually neighbors in memory.
  @inline(__always)
  func bucket(_ cellX: Int32, rowHash: UInt32) -> Int {
    let column = UInt32(bitPattern: cellX) &+ UInt32(bitPattern: cellX >> 7) &* 0x9E37_79B1
    return Int(truncatingIfNeeded: (rowHash &+ column) & UInt32(truncatingIfNeeded: bucketCount - 1))
  }

  /// Returns the cells whose items can intersect a box. Rounding never excludes such a cell.
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

  /// Links an item into the cell that contains the corner of its box.
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

  /// Inserts an item at the head of its bucket's list.
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

  /// Removes an item from its bucket's list. The list must contain the item.
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

  /// Extends the size bounds of a level to include an item.
  @inline(__always)
  private func widen(_ level: Int32, _ box: Box) {
    let width = box.right - box.left
    let height = box.bottom - box.top
    if width > levels[Int(level)].width { levels[Int(level)].width = width }
    if height > levels[Int(level)].height { levels[Int(level)].height = height }
  }

  // MARK: - Capacity

  /// Grows the capacity to at least `wanted`, and at least by a factor of two.
  private func grow(to wanted: Int) {
    guard wanted > capacity else { return }
    var newCapacity = max(16, capacity)
    while newCapacity < wanted { newCapacity *= 2 }
    nodes.grow(to: newCapacity)
    links.grow(to: newCapacity)
    boxes.grow(to: newCapacity)
    capacity = newCapacity
  }

  /// Quadruples the number of buckets and relinks the items in numerical order.
  private func growBuckets() {
    bucketCount *= 4
    buckets.renew(to: bucketCount)
    for item in 0..<capacity where nodes[item].level >= 0 { linkInBucket(Int32(item)) }
  }
}

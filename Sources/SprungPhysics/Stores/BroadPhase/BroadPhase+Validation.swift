// SPDX-License-Identifier: MIT

/// The invariants of the grid.
extension BroadPhase {
  /// Validates that every item is in the lists of its bucket and level exactly once.
  func validate(_ store: StaticString) -> Bool {
    var found = 0
    for bucket in 0..<bucketCount {
      var previous: Int32 = -1
      var current = buckets[bucket]
      while current >= 0 {
        guard validate(store, item: current, after: previous, in: bucket),
          Validation.holds(found < count, store, Int(current), "the buckets hold more than the \(count) items")
        else { return false }
        found += 1
        previous = current
        current = nodes[Int(current)].nextInBucket
      }
    }
    guard Validation.holds(found == count, store, 0, "the buckets hold \(found) of \(count) items") else {
      return false
    }
    return validateLevels(store)
  }

  /// Validates an item of a bucket: it is in the grid, linked in both directions, and in the bucket of its cell.
  private func validate(_ store: StaticString, item: Int32, after previous: Int32, in bucket: Int) -> Bool {
    guard
      Validation.holds(contains(item), store, Int(item), "bucket \(bucket) lists it, but it is not in the broad phase")
    else { return false }
    let node = nodes[Int(item)]
    let box = boxes[Int(item)]
    let scale = BroadPhase.scale(of: node.level)
    let home = self.bucket(node.cellX, rowHash: BroadPhase.hash(row: node.cellY, level: node.level))
    return Validation.holds(
      links[Int(item)].previousInBucket == previous, store, Int(item),
      "in its bucket it follows \(previous), but it says \(links[Int(item)].previousInBucket)")
      && Validation.holds(home == bucket, store, Int(item), "it is in bucket \(bucket) and belongs into \(home)")
      && Validation.holds(
        node.cellX == BroadPhase.cell(box.left * scale) && node.cellY == BroadPhase.cell(box.top * scale), store,
        Int(item), "it is in the cell \(node.cellX), \(node.cellY) of level \(node.level), where its box does not begin"
      )
      && Validation.holds(node.sides == BoxSides(box), store, Int(item), "its sides in lanes are not those of its box")
  }

  /// Validates that each level counts its items correctly and that its size bounds cover their boxes.
  private func validateLevels(_ store: StaticString) -> Bool {
    for level in 0..<BroadPhase.levelCount {
      var found: Int32 = 0
      var current = levels[level].first
      while current >= 0 {
        guard
          Validation.holds(
            contains(current) && nodes[Int(current)].level == Int32(level), store, Int(current),
            "level \(level) lists it, but it is not there"),
          Validation.holds(
            found < levels[level].count, store, Int(current), "level \(level) has more items than it says")
        else { return false }
        found += 1
        current = links[Int(current)].nextInLevel
      }
      guard
        Validation.holds(
          found == levels[level].count, store, 0, "level \(level) has \(found) items and says \(levels[level].count)")
      else { return false }
    }
    return true
  }
}

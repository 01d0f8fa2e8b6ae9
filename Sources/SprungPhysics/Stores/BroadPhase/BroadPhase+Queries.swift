// SPDX-License-Identifier: MIT

/// Queries by boxes, points and line segments.
extension BroadPhase {
  /// Calls `visit` once for each item whose box intersects or touches a box.
  @inline(__always)
  func forEach(overlapping box: Box, _ visit: (Int32) -> Void) {
    let opposite = BoxSides(box).opposite
    var remaining = usedLevels
    while remaining != 0 {
      let level = Int32(truncatingIfNeeded: remaining.trailingZeroBitCount)
      remaining &= remaining - 1
      let cells = cells(level, near: box)
      guard cells.left <= cells.right, cells.top <= cells.bottom else { continue }
      let cellCount = (Int64(cells.right) - Int64(cells.left) + 1) * (Int64(cells.bottom) - Int64(cells.top) + 1)
      if cellCount >= Int64(levels[Int(level)].count) {
        var item = levels[Int(level)].first
        while item >= 0 {
          if boxes[Int(item)].overlaps(box) { visit(item) }
          item = links[Int(item)].nextInLevel
        }
        continue
      }
      var row = cells.top
      while row <= cells.bottom {
        let rowHash = BroadPhase.hash(row: row, level: level)
        var column = cells.left
        while column <= cells.right {
          var item = buckets[bucket(column, rowHash: rowHash)]
          while item >= 0 {
            let node = nodes + Int(item)
            if node.pointee.sides.mayOverlap(opposite), node.pointee.cellX == column, node.pointee.cellY == row,
              node.pointee.level == level, boxes[Int(item)].overlaps(box)
            {
              visit(item)
            }
            item = node.pointee.nextInBucket
          }
          column += 1
        }
        row += 1
      }
    }
  }

  /// Calls `visit` once for each item whose box intersects or touches a line segment. Items are not visited in order of
  /// distance.
  @inline(__always)
  func forEach(
    alongLineFrom startX: Double, _ startY: Double, to endX: Double, _ endY: Double, _ visit: (Int32) -> Void
  ) {
    let box = Box(around: startX, startY, endX, endY)
    let opposite = BoxSides(box).opposite
    var remaining = usedLevels
    while remaining != 0 {
      let level = Int32(truncatingIfNeeded: remaining.trailingZeroBitCount)
      remaining &= remaining - 1
      let cells = cells(level, near: box)
      guard cells.left <= cells.right, cells.top <= cells.bottom else { continue }
      let deltaCount = Int64(cells.right) - Int64(cells.left) + Int64(cells.bottom) - Int64(cells.top)
      if deltaCount >= Int64(levels[Int(level)].count) {
        var item = levels[Int(level)].first
        while item >= 0 {
          if boxes[Int(item)].meets(lineFrom: startX, startY, to: endX, endY) { visit(item) }
          item = links[Int(item)].nextInLevel
        }
        continue
      }
      // Each row of cells contains one piece of the segment, so no cell is searched twice.
      var row = cells.top
      while row <= cells.bottom {
        let columns = columns(level, row, cells, startX, startY, endX, endY)
        let rowHash = BroadPhase.hash(row: row, level: level)
        var column = columns.first
        while column <= columns.last {
          var item = buckets[bucket(column, rowHash: rowHash)]
          while item >= 0 {
            let node = nodes + Int(item)
            if node.pointee.sides.mayOverlap(opposite), node.pointee.cellX == column, node.pointee.cellY == row,
              node.pointee.level == level, boxes[Int(item)].meets(lineFrom: startX, startY, to: endX, endY)
            {
              visit(item)
            }
            item = node.pointee.nextInBucket
          }
          column += 1
        }
        row += 1
      }
    }
  }

  /// Returns the cells of a row whose items can intersect the segment. The search considers the piece of the segment
  /// within the vertical reach of such items.
  private func columns(
    _ level: Int32, _ row: Int32, _ cells: Cells, _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double
  ) -> (first: Int32, last: Int32) {
    guard startY != endY else { return (cells.left, cells.right) }
    let scale = BroadPhase.scale(of: level)
    let size = 1 / scale
    // The outermost rows also contain all items beyond them.
    let top = row == BroadPhase.cell(-.infinity) ? -Double.infinity : Double(row) * size
    let bottom = row == BroadPhase.cell(.infinity) ? Double.infinity : (Double(row) + 1) * size
    let height = levels[Int(level)].height
    let first = (top - startY) / (endY - startY)
    let second = (bottom + height - startY) / (endY - startY)
    let enter = min(1, max(0, min(first, second)))
    let leave = min(1, max(0, max(first, second)))
    let enterX = startX + (endX - startX) * enter
    let leaveX = startX + (endX - startX) * leave
    let slack = (abs(startX) + abs(endX) + abs(startY) + abs(endY)) * 1e-12 + size * 1e-6
    let left = min(enterX, leaveX) - slack - levels[Int(level)].width
    let right = max(enterX, leaveX) + slack
    return (
      max(cells.left, BroadPhase.cell(left * scale)), min(cells.right, BroadPhase.cell(right * scale))
    )
  }
}

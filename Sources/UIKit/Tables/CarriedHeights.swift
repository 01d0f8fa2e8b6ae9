// SPDX-License-Identifier: MIT

import SprungModels

/// Measured heights that are preserved when the geometry is rebuilt.
struct CarriedHeights {
  /// Heights that are still valid.
  private(set) var known: [ItemPosition: Double] = [:]
  /// Heights that are only estimates. The rows are measured again when they approach the viewport.
  private(set) var estimates: [ItemPosition: Double] = [:]

  /// Adopts the heights from before a reload as estimates, because the rows will probably be equally tall.
  mutating func takeEstimates(of geometry: TableGeometry) {
    takeAll(of: geometry)
    becomeEstimates()
  }

  /// Turns all heights into estimates, because the row width, text size or scale changed.
  mutating func becomeEstimates() {
    for (position, height) in known { estimates[position] = height }
    known = [:]
  }

  /// Adopts all heights at their current positions, because no element has moved.
  mutating func takeAll(of geometry: TableGeometry) {
    for (section, shape) in geometry.sections.enumerated() {
      shape.rows.forEachKnown { row, height in known[ItemPosition(section, row)] = height }
    }
  }

  /// Adopts all heights, at the rows' positions after an update. Visible rows are measured again, which is the purpose
  /// of an empty update.
  mutating func takeAll(of geometry: TableGeometry, through map: UpdateMap, visible: VisibleSet) {
    for (section, shape) in geometry.sections.enumerated() {
      shape.rows.forEachKnown { row, height in
        let position = ItemPosition(section, row)
        guard let new = map.newPosition(ofOld: position) else { return }
        if map.isReloaded(old: position) || visible[ElementKey(section: section, item: row)] != nil {
          estimates[new] = height
        } else {
          known[new] = height
        }
      }
    }
  }

  /// Moves heights that were adopted before an update to the new positions of their rows, following the same rule.
  mutating func follow(_ map: UpdateMap, visible: VisibleSet) {
    let (oldKnown, oldEstimates) = (known, estimates)
    (known, estimates) = ([:], [:])
    for (position, height) in oldEstimates {
      if let new = map.newPosition(ofOld: position) { estimates[new] = height }
    }
    for (position, height) in oldKnown {
      guard let new = map.newPosition(ofOld: position) else { continue }
      if map.isReloaded(old: position) || visible[ElementKey(section: position.section, item: position.item)] != nil {
        estimates[new] = height
      } else {
        known[new] = height
      }
    }
  }

  /// Applies the heights to self-sizing rows, which are the rows without a known height.
  func apply(to shapes: inout [TableSectionShape]) {
    for (position, height) in known where rowNeedsHeight(position, shapes) {
      shapes[position.section].rows.set(height, of: position.item)
    }
    for (position, height) in estimates where rowNeedsHeight(position, shapes) {
      shapes[position.section].rows.set(height, of: position.item)
      shapes[position.section].rows.forget(position.item)
    }
  }

  private func rowNeedsHeight(_ position: ItemPosition, _ shapes: [TableSectionShape]) -> Bool {
    guard shapes.indices.contains(position.section), position.item < shapes[position.section].rows.count else {
      return false
    }
    return !shapes[position.section].rows.isKnown(position.item)
  }
}

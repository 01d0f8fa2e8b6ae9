// SPDX-License-Identifier: MIT

import SprungModels

/// Measured heights of rows that are kept while the geometry is rebuilt.
struct CarriedHeights {
  /// Heights that are still valid.
  private(set) var known: [ItemPosition: Double] = [:]
  /// Heights that are only estimates. The rows are measured again when they approach the viewport.
  private(set) var estimates: [ItemPosition: Double] = [:]

  /// Stores the heights from before a reload as estimates, because the rows will probably have the same heights.
  mutating func takeEstimates(of geometry: TableGeometry) {
    takeAll(of: geometry)
    becomeEstimates()
  }

  /// Turns all heights into estimates. Called when the row width, text size or scale has changed.
  mutating func becomeEstimates() {
    for (position, height) in known { estimates[position] = height }
    known = [:]
  }

  /// Stores all heights with their current positions. Called when no element has moved.
  mutating func takeAll(of geometry: TableGeometry) {
    for (section, shape) in geometry.sections.enumerated() {
      shape.rows.forEachKnown { row, height in known[ItemPosition(section, row)] = height }
    }
  }

  /// Stores all heights with the positions of the rows after an update. Visible rows are measured again, because apps
  /// perform empty updates for this purpose.
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

  /// Moves heights that were stored before an update to the new positions of their rows. Visible rows are also measured
  /// again.
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

  /// Applies the heights to the self-sizing rows whose height is not known.
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

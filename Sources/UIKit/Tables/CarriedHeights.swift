// SPDX-License-Identifier: MIT

import SprungModels

/// Measured heights that outlive the geometry in which they were found.
struct CarriedHeights {
  /// Heights that are still valid.
  private(set) var known: [ItemPosition: Double] = [:]
  /// Heights that are only likely: the rows are measured again when they come near the viewport.
  private(set) var estimates: [ItemPosition: Double] = [:]

  /// Takes the heights before a reload: the rows are likely to be as tall as they were.
  mutating func takeEstimates(of geometry: TableGeometry) {
    takeAll(of: geometry)
    becomeEstimates()
  }

  /// Turns all heights into estimates, because the width of the rows, the text size or the scale changed.
  mutating func becomeEstimates() {
    for (position, height) in known { estimates[position] = height }
    known = [:]
  }

  /// No element has moved.
  mutating func takeAll(of geometry: TableGeometry) {
    for (section, shape) in geometry.sections.enumerated() {
      shape.rows.forEachKnown { row, height in known[ItemPosition(section, row)] = height }
    }
  }

  /// Rows go where an update takes them. Rows on screen are measured again: that is what an empty update is for.
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

  /// Heights that were taken before an update go where it takes their rows, by the same rule.
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

  /// Puts the heights into the rows that size themselves, which are those whose heights are not known.
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

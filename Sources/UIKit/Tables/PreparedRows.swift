// SPDX-License-Identifier: MIT

/// Views of rows, headers and footers that were made ahead of time, to be measured.
struct PreparedRows {
  /// The views, by the elements that will have them.
  var views: [ElementKey: any ItemView] = [:]
  /// The counts with which the cells were configured last: the first and the last row of a section look different.
  private var counts = ItemCounts()

  /// Takes away all views, in the order of their elements.
  mutating func removeAll() -> [any ItemView] {
    guard !views.isEmpty else { return [] }
    let keys = views.keys.sorted { $0.section != $1.section ? $0.section < $1.section : $0.item < $1.item }
    let removed = keys.compactMap { views[$0] }
    views = [:]
    return removed
  }

  /// Whether the cells must be configured again, because the counts differ from those of the last time.
  mutating func takeCounts(_ counts: ItemCounts) -> Bool {
    guard self.counts != counts, counts.areKnown else { return false }
    self.counts = counts
    return true
  }
}

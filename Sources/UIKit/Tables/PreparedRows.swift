// SPDX-License-Identifier: MIT

/// The views of rows, headers and footers that were created before they are displayed, so that they could be measured.
struct PreparedRows {
  /// The views, keyed by the elements that they will display.
  var views: [ElementKey: any ItemView] = [:]
  /// The counts for which the cells were last configured. The first and last rows of a section look different.
  private var counts = ItemCounts()

  /// Removes and returns all views, in the order of their elements.
  mutating func removeAll() -> [any ItemView] {
    guard !views.isEmpty else { return [] }
    let keys = views.keys.sorted { $0.section != $1.section ? $0.section < $1.section : $0.item < $1.item }
    let removed = keys.compactMap { views[$0] }
    views = [:]
    return removed
  }

  /// Stores the counts. Returns whether the cells must be configured again because the counts have changed.
  mutating func takeCounts(_ counts: ItemCounts) -> Bool {
    guard self.counts != counts, counts.areKnown else { return false }
    self.counts = counts
    return true
  }
}

// SPDX-License-Identifier: MIT

/// The states of an animator's items, indexed by the rows of their bodies. The loop that writes items uses this table.
///
/// The references are not retained; `ItemRegistry.states` retains the objects.
final class ItemRows {
  typealias Reference = Unmanaged<DynamicItemState>

  @exclusivity(unchecked) nonisolated(unsafe) private(set) var references: UnsafeMutablePointer<Reference?>
  /// The number of allocated rows; unused rows are nil.
  private(set) var capacity = 16

  init() {
    references = UnsafeMutablePointer<Reference?>.allocate(capacity: capacity)
    references.initialize(repeating: nil, count: capacity)
  }

  deinit {
    references.deallocate()
  }

  /// Sets or clears the state of a row.
  func set(_ state: DynamicItemState?, row: Int) {
    reserve(row + 1)
    if let state { references[row] = Unmanaged.passUnretained(state) } else { references[row] = nil }
  }

  private func reserve(_ count: Int) {
    guard count > capacity else { return }
    let old = capacity
    while capacity < count { capacity *= 2 }
    let fresh = UnsafeMutablePointer<Reference?>.allocate(capacity: capacity)
    fresh.initialize(repeating: nil, count: capacity)
    fresh.update(from: references, count: old)
    references.deallocate()
    references = fresh
  }
}

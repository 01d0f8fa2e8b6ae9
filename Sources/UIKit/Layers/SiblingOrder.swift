// SPDX-License-Identifier: MIT

import SprungModels

/// Determines which siblings can stay in place when the order of siblings changes.
nonisolated enum SiblingOrder {
  /// Selects the longest subsequence of layers whose sibling indexes ascend, and sets the sibling indexes of all other
  /// layers to -1.
  ///
  /// Layers with a negative index are not selected. The longest ascending subsequence is found by storing, for each
  /// length, the smallest last index of an ascending subsequence (Fredman, "On computing the length of longest
  /// increasing subsequences", 1975).
  static func unmarkMoved(_ layers: [CALayer]) {
    var last = -1
    var isAscending = true
    for layer in layers where layer.committed.siblingIndex >= 0 {
      if layer.committed.siblingIndex < last {
        isAscending = false
        break
      }
      last = layer.committed.siblingIndex
    }
    if isAscending { return }
    var positions: [Int] = []
    positions.reserveCapacity(layers.count)
    for layer in layers { positions.append(layer.committed.siblingIndex) }
    let stays = longestAscendingRun(positions)
    for (index, layer) in layers.enumerated() where !stays[index] { layer.committed.siblingIndex = -1 }
  }

  /// Returns, for each element, whether it belongs to the longest ascending subsequence that was found. Negative
  /// elements do not belong to the subsequence.
  static func longestAscendingRun(_ places: [Int]) -> [Bool] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: places.count)
    for (index, place) in places.enumerated() where place >= 0 {
      let length = BinarySearch.firstIndex(in: 0..<ends.count) { places[ends[$0]] >= place }
      previous[index] = length > 0 ? ends[length - 1] : -1
      if length < ends.count { ends[length] = index } else { ends.append(index) }
    }
    var stays = [Bool](repeating: false, count: places.count)
    var index = ends.last ?? -1
    while index >= 0 {
      stays[index] = true
      index = previous[index]
    }
    return stays
  }
}

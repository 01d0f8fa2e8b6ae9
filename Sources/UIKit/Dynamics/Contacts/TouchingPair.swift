// SPDX-License-Identifier: MIT

/// Two touching items, recorded independently of behaviors.
struct TouchingPair {
  let state: DynamicItemState
  let other: DynamicItemState
  let point: CGPoint
  var parts = 1
  /// The serial numbers of the items, smaller first. Comparing serial numbers instead of items avoids reference
  /// counting.
  let low: Int64
  let high: Int64

  init(state: DynamicItemState, other: DynamicItemState, point: CGPoint) {
    self.state = state
    self.other = other
    self.point = point
    low = min(state.serial, other.serial)
    high = max(state.serial, other.serial)
  }

  func involves(_ state: DynamicItemState?) -> Bool { state == nil || state === self.state || state === other }
}

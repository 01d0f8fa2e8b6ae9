// SPDX-License-Identifier: MIT

/// The position of an item in the viewport after a scroll. The raw values match the public type of collection views.
nonisolated package struct ItemScrollPosition: OptionSet, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }
  package static let top = ItemScrollPosition(rawValue: 1)
  package static let centeredVertically = ItemScrollPosition(rawValue: 2)
  package static let bottom = ItemScrollPosition(rawValue: 4)
  package static let left = ItemScrollPosition(rawValue: 8)
  package static let centeredHorizontally = ItemScrollPosition(rawValue: 16)
  package static let right = ItemScrollPosition(rawValue: 32)
}

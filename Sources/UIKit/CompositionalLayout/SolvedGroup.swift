// SPDX-License-Identifier: MIT

import SprungModels

/// A group with its items placed, in coordinates of the group, leading being left; nothing is rounded yet.
nonisolated struct SolvedGroup {
  /// A cell.
  struct Leaf: Equatable {
    /// The number of the item, counted from the group's first.
    var item: Int
    var frame: CGRect
    var zIndex = 0
    /// The lengths that the layout decides; the view decides the others.
    var slot = PreferredSizes.Slot(width: 0, height: 0)
    /// Whether the view decides its width, and its height.
    var fitsWidth: Bool { slot.width == nil }
    var fitsHeight: Bool { slot.height == nil }
  }

  /// A supplementary view.
  struct View: Equatable {
    var kind: Int32
    /// The number of the item it belongs to, counted from the group's first.
    var item: Int
    var frame: CGRect
    var zIndex: Int
  }

  var size = CGSize.zero
  var leaves: [Leaf] = []
  var views: [View] = []
  /// The number of items in the group.
  var itemCount = 0

  /// The length along an axis.
  func length(along axis: ScrollAxis) -> CGFloat { size[axis] }

  /// Adds what is in another group, moved, the items counted on from a number.
  mutating func append(_ other: SolvedGroup, at origin: CGPoint, countingFrom first: Int) {
    for var leaf in other.leaves {
      leaf.item += first
      leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
      leaves.append(leaf)
    }
    for var view in other.views {
      view.item += first
      view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      views.append(view)
    }
  }

  /// How far something inside reaches beyond the group along an axis, before and after it.
  func overhang(along axis: ScrollAxis) -> (before: CGFloat, after: CGFloat) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    let end = length(along: axis)
    for frame in leaves.map({ $0.frame }) + views.map({ $0.frame }) {
      before = max(before, -frame.start(axis))
      after = max(after, frame.end(axis) - end)
    }
    return (before, after)
  }
}

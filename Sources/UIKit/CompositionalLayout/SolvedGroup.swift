// SPDX-License-Identifier: MIT

import SprungModels

/// The placed items of a group, in the group's coordinates. The leading edge is on the left, and values are not rounded
/// yet.
nonisolated struct SolvedGroup {
  /// A cell.
  struct Leaf: Equatable {
    /// The index of the item, relative to the group's first item.
    var item: Int
    var frame: CGRect
    var zIndex = 0
    /// The lengths that the layout determines. The view determines the remaining lengths.
    var slot = PreferredSizes.Slot(width: 0, height: 0)
    /// Whether the view determines its own width and height.
    var fitsWidth: Bool { slot.width == nil }
    var fitsHeight: Bool { slot.height == nil }
  }

  /// A supplementary view.
  struct View: Equatable {
    var kind: Int32
    /// The index of the item to which the view belongs, relative to the group's first item.
    var item: Int
    var frame: CGRect
    var zIndex: Int
  }

  var size = CGSize.zero
  var leaves: [Leaf] = []
  var views: [View] = []
  /// The number of items in the group.
  var itemCount = 0

  /// Returns the length along an axis.
  func length(along axis: ScrollAxis) -> CGFloat { size[axis] }

  /// Appends the contents of another group at the given offset, with item indices that start at `first`.
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

  /// Returns the distances by which elements extend beyond the group along an axis, before and after it.
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

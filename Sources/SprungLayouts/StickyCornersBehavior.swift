// SPDX-License-Identifier: MIT

import UIKit

/// The corners to which a `StickyCornersBehavior` attracts its item.
public enum StickyCorner: Int, CaseIterable, Sendable {
  /// The top left corner.
  case topLeft
  /// The top right corner.
  case topRight
  /// The bottom left corner.
  case bottomLeft
  /// The bottom right corner.
  case bottomRight
}

/// Attaches an item to the corners of its container, like picture in picture. The item swings into the corner of its
/// quadrant, and moves to another corner if it is thrown hard enough.
///
/// Use it like `StickyEdgesBehavior`.
public final class StickyCornersBehavior: StickyBehavior {
  /// Creates a behavior for an item that rests `edgeInset` points (default: 20) from two edges. The item is not
  /// attracted until `updateFields(in:)` is called.
  public init(item: any UIDynamicItem, edgeInset: CGFloat = 20) {
    super.init(
      item: item, edgeInset: edgeInset, fieldCount: StickyCorner.allCases.count,
      resistance: LayoutsTuning.cornerResistance)
  }

  /// Returns the resting position of the item's center in a corner.
  public func position(of corner: StickyCorner) -> CGPoint { fields[corner.rawValue].position }

  /// Returns the corner of the quadrant that contains the given point.
  public func corner(for point: CGPoint) -> StickyCorner {
    switch (point.x > bounds.midX, point.y > bounds.midY) {
    case (false, false): return .topLeft
    case (true, false): return .topRight
    case (false, true): return .bottomLeft
    case (true, true): return .bottomRight
    }
  }

  override func layOutFields() {
    let size = item.bounds.size
    let columns = limits(from: bounds.minX, length: bounds.width, item: size.width)
    let rows = limits(from: bounds.minY, length: bounds.height, item: size.height)
    for (index, field) in fields.enumerated() {
      let isRight = index % 2 == 1
      let isBottom = index >= 2
      field.position = CGPoint(x: isRight ? columns.high : columns.low, y: isBottom ? rows.high : rows.low)
      field.region = UIRegion(
        size: CGSize(
          width: 2 * (isRight ? columns.highReach : columns.lowReach),
          height: 2 * (isBottom ? rows.highReach : rows.lowReach)))
    }
  }
}

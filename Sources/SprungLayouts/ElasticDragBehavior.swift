// SPDX-License-Identifier: MIT

import UIKit

/// Holds an item by its four corners with springs, so that it follows a point, tilts while it is pulled and hangs
/// straight again at rest.
///
/// Corners near the grip are held more firmly, so the others lag.
@preconcurrency @MainActor
public final class ElasticDragBehavior: UIDynamicBehavior {
  /// Where the item's center is to be, in the coordinates of the animator.
  public var anchorPoint: CGPoint {
    didSet {
      guard anchorPoint != oldValue else { return }
      for (corner, offset) in zip(corners, offsets) {
        corner.anchorPoint = CGPoint(x: anchorPoint.x + offset.horizontal, y: anchorPoint.y + offset.vertical)
      }
    }
  }
  /// Oscillations per second of the stiffest spring. With less, the item lags more.
  public var frequency: CGFloat { didSet { tune() } }
  /// Share of critical damping of the springs. Default: 0.6.
  public var damping: CGFloat = LayoutsTuning.dragDamping { didSet { tune() } }
  /// The loosest corner's share of the firmest one's frequency, 0 to 1. Default: 0.35; 1 does not tilt.
  public var looseness: CGFloat = LayoutsTuning.dragLoosest { didSet { tune() } }
  /// The item.
  public let item: any UIDynamicItem

  private let corners: [UIAttachmentBehavior]
  private let offsets: [UIOffset]
  private let grip: CGVector

  /// Holds an item where it is.
  ///
  /// - Parameters:
  ///   - item: What is held.
  ///   - grip: Where it is gripped, in points from its center. Default: in the middle, all corners alike.
  ///   - frequency: Oscillations per second of the stiffest spring. Default: 8. With less, the item lags more.
  public init(item: any UIDynamicItem, grip: CGVector = CGVector(dx: 0, dy: 0), frequency: CGFloat? = nil) {
    self.item = item
    anchorPoint = item.center
    let x = item.bounds.width / 2
    let y = item.bounds.height / 2
    offsets = [(-x, -y), (x, -y), (-x, y), (x, y)].map { UIOffset(horizontal: $0.0, vertical: $0.1) }
    let center = item.center
    self.grip = grip
    self.frequency = frequency ?? LayoutsTuning.dragFrequency
    corners = offsets.map { offset in
      let corner = UIAttachmentBehavior(
        item: item, offsetFromCenter: offset,
        attachedToAnchor: CGPoint(x: center.x + offset.horizontal, y: center.y + offset.vertical))
      corner.length = 0
      return corner
    }
    super.init()
    tune()
    for corner in corners { addChildBehavior(corner) }
  }

  private func tune() {
    let reach = max(1, item.bounds.width / 2 + item.bounds.height / 2)
    for (corner, offset) in zip(corners, offsets) {
      corner.damping = damping
      let distance = abs(offset.horizontal - grip.dx) + abs(offset.vertical - grip.dy)
      corner.frequency = frequency * max(looseness, 1 - distance / reach / 2)
    }
  }
}

// SPDX-License-Identifier: MIT

import UIKit

/// Attaches the four corners of an item to springs. The item follows a point, tilts while it is being dragged, and is
/// upright at rest.
///
/// The springs of corners near the grip are stiffer, so the opposite corners lag behind.
@preconcurrency @MainActor
public final class ElasticDragBehavior: UIDynamicBehavior {
  /// The target position of the item's center, in the animator's coordinates.
  public var anchorPoint: CGPoint {
    didSet {
      guard anchorPoint != oldValue else { return }
      for (corner, offset) in zip(corners, offsets) {
        corner.anchorPoint = CGPoint(x: anchorPoint.x + offset.horizontal, y: anchorPoint.y + offset.vertical)
      }
    }
  }
  /// The frequency of the stiffest spring in hertz. The smaller the value, the more the item lags.
  public var frequency: CGFloat { didSet { tune() } }
  /// The damping ratio of the springs. Default: 0.6.
  public var damping: CGFloat = LayoutsTuning.dragDamping { didSet { tune() } }
  /// The ratio of the lowest to the highest spring frequency, 0 to 1. With a value of 1, the item does not tilt.
  /// Default: 0.35.
  public var looseness: CGFloat = LayoutsTuning.dragLoosest { didSet { tune() } }
  /// The item.
  public let item: any UIDynamicItem

  private let corners: [UIAttachmentBehavior]
  private let offsets: [UIOffset]
  private let grip: CGVector

  /// Creates a behavior that holds an item at its current position.
  ///
  /// - Parameters:
  ///   - item: The dragged item.
  ///   - grip: The grip position in points, relative to the item's center. Default: the center, so that all springs are
  ///     equally stiff.
  ///   - frequency: The frequency of the stiffest spring in hertz. Default: 8. Smaller values make the item lag more.
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

// SPDX-License-Identifier: MIT

import UIKit

/// The edges to which a `StickyEdgesBehavior` attracts its item.
public enum StickyEdge: Int, Sendable {
  /// The center of the top edge.
  case top
  /// The center of the bottom edge.
  case bottom
}

/// Attaches an item to the center of the top or bottom edge of its container. If the item is thrown hard enough, it
/// moves to the other edge.
///
/// ```swift
/// sticky = StickyEdgesBehavior(item: box)
/// animator.addBehavior(sticky)                             // the animator's reference view is the container
/// sticky.updateFields(in: container.bounds)                // in viewDidLayoutSubviews
/// sticky.follow(pan, in: container)                        // in the handler of the box's pan
/// ```
public final class StickyEdgesBehavior: StickyBehavior {
  /// Creates a behavior for an item that rests `edgeInset` points (default: 8) from an edge. The item is not attracted
  /// until `updateFields(in:)` is called.
  public init(item: any UIDynamicItem, edgeInset: CGFloat = 8) {
    super.init(item: item, edgeInset: edgeInset, fieldCount: 2, resistance: LayoutsTuning.edgeResistance)
  }

  /// Whether the fields overlap by the inset, as in the first published draft of this behavior. If they overlap, an
  /// item that is released at the center stays there. Default: false.
  public var usesDraftRegions = false {
    didSet { if usesDraftRegions != oldValue, !bounds.isEmpty { layOutFields() } }
  }

  /// Returns the resting position of the item's center at an edge.
  public func position(of edge: StickyEdge) -> CGPoint { fields[edge.rawValue].position }

  override func layOutFields() {
    let size = item.bounds.size
    let limits = limits(from: bounds.minY, length: bounds.height, item: size.height)
    let width = max(bounds.width - 2 * edgeInset, bounds.width - size.width)
    for (index, limit) in [(limits.low, limits.lowReach), (limits.high, limits.highReach)].enumerated() {
      var height = 2 * limit.1
      if usesDraftRegions { height = bounds.height - edgeInset - size.height }
      fields[index].position = CGPoint(x: bounds.midX, y: limit.0)
      fields[index].region = UIRegion(size: CGSize(width: width, height: height))
    }
  }
}

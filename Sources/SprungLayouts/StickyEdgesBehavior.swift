// SPDX-License-Identifier: MIT

import UIKit

/// One of the two edges at which `StickyEdgesBehavior` holds its item.
public enum StickyEdge: Int, Sendable {
  /// The middle of the upper edge.
  case top
  /// The middle of the lower edge.
  case bottom
}

/// Attaches an item to the middle of the upper or the lower edge of its container; thrown hard enough, it flies over to
/// the other one.
///
/// ```swift
/// sticky = StickyEdgesBehavior(item: box)
/// animator.addBehavior(sticky)                             // the animator's reference view is the container
/// sticky.updateFields(in: container.bounds)                // in viewDidLayoutSubviews
/// sticky.follow(pan, in: container)                        // in the handler of the box's pan
/// ```
public final class StickyEdgesBehavior: StickyBehavior {
  /// Makes the behavior for an item, which rests `edgeInset` points (default: 8) from an edge. Nothing is pulled before
  /// `updateFields(in:)` was called.
  public init(item: any UIDynamicItem, edgeInset: CGFloat = 8) {
    super.init(item: item, edgeInset: edgeInset, fieldCount: 2, resistance: LayoutsTuning.edgeResistance)
  }

  /// Whether the fields overlap by the inset, as in the behavior's first published draft, where an item that is put down in
  /// the middle stays there. Default: false.
  public var usesDraftRegions = false {
    didSet { if usesDraftRegions != oldValue, !bounds.isEmpty { layOutFields() } }
  }

  /// Where the item's center rests at an edge.
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

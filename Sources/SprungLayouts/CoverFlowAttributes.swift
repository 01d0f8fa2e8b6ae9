// SPDX-License-Identifier: MIT

import UIKit

/// The attributes of a cover: those of every cell, and how dark it is.
public final class CoverFlowAttributes: UICollectionViewLayoutAttributes {
  /// The opacity of the black layer over the cover, 0 (the default) to 1.
  nonisolated(unsafe) public var maskingValue: CGFloat = 0
  /// True if the cover is to be drawn into a bitmap while it leans. Default: false.
  nonisolated(unsafe) public var shouldRasterize = false

  // Without these two the collection view would lose what is set above, and not notice that it changes.

  #if hasFeature(Embedded)
    /// A new object with the same values.
    public override func copy(with zone: UnsafeMutableRawPointer? = nil) -> AnyObject {
      let copy = super.copy(with: zone)
      complete(copy as? CoverFlowAttributes)
      return copy
    }

    /// True if `object` is a cover's with the same values.
    public override func isEqual(_ object: AnyObject?) -> Bool {
      super.isEqual(object) && hasSameAppearance(as: object as? CoverFlowAttributes)
    }
  #else
    /// A new object with the same values.
    nonisolated public override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      complete(copy as? CoverFlowAttributes)
      return copy
    }

    /// True if `object` is a cover's with the same values.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && hasSameAppearance(as: object as? CoverFlowAttributes)
    }
  #endif

  nonisolated private func complete(_ copy: CoverFlowAttributes?) {
    copy?.maskingValue = maskingValue
    copy?.shouldRasterize = shouldRasterize
  }

  nonisolated private func hasSameAppearance(as other: CoverFlowAttributes?) -> Bool {
    guard let other else { return false }
    return maskingValue == other.maskingValue && shouldRasterize == other.shouldRasterize
  }
}

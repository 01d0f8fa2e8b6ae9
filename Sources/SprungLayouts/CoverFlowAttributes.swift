// SPDX-License-Identifier: MIT

import UIKit

/// The layout attributes of a cover, including its darkness.
public final class CoverFlowAttributes: UICollectionViewLayoutAttributes {
  /// The opacity of a black layer above the cover, from 0 (the default) to 1.
  nonisolated(unsafe) public var maskingValue: CGFloat = 0
  /// Whether a tilted cover is rendered into a bitmap. Default: false.
  nonisolated(unsafe) public var shouldRasterize = false

  // Without these overrides, copies would lose the values of the properties, and the collection view would not detect
  // changes to them.

  #if hasFeature(Embedded)
    /// Returns a copy with the same values.
    public override func copy(with zone: UnsafeMutableRawPointer? = nil) -> AnyObject {
      let copy = super.copy(with: zone)
      complete(copy as? CoverFlowAttributes)
      return copy
    }

    /// Returns whether `object` contains cover attributes with the same values.
    public override func isEqual(_ object: AnyObject?) -> Bool {
      super.isEqual(object) && hasSameAppearance(as: object as? CoverFlowAttributes)
    }
  #else
    /// Returns a copy with the same values.
    nonisolated public override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      complete(copy as? CoverFlowAttributes)
      return copy
    }

    /// Returns whether `object` contains cover attributes with the same values.
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

// SPDX-License-Identifier: MIT

import UIKit

/// The attributes of a photo in a pile: those of every cell, and its shadow.
public final class StackAttributes: UICollectionViewLayoutAttributes {
  /// How dark the shadow is, 0 (none, the default) to 1.
  nonisolated(unsafe) public var shadowOpacity: CGFloat = 0

  #if hasFeature(Embedded)
    /// A new object with the same values.
    public override func copy(with zone: UnsafeMutableRawPointer? = nil) -> AnyObject {
      let copy = super.copy(with: zone)
      (copy as? StackAttributes)?.shadowOpacity = shadowOpacity
      return copy
    }

    /// True if `object` is a photo's with the same values.
    public override func isEqual(_ object: AnyObject?) -> Bool {
      super.isEqual(object) && shadowOpacity == (object as? StackAttributes)?.shadowOpacity
    }
  #else
    /// A new object with the same values.
    nonisolated public override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? StackAttributes)?.shadowOpacity = shadowOpacity
      return copy
    }

    /// True if `object` is a photo's with the same values.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && shadowOpacity == (object as? StackAttributes)?.shadowOpacity
    }
  #endif
}

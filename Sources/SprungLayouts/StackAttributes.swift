// SPDX-License-Identifier: MIT

import UIKit

/// The layout attributes of a photo in a pile, including the opacity of its shadow.
public final class StackAttributes: UICollectionViewLayoutAttributes {
  /// The opacity of the shadow, from 0 (the default, no shadow) to 1.
  nonisolated(unsafe) public var shadowOpacity: CGFloat = 0

  #if hasFeature(Embedded)
    /// Returns a copy with the same values.
    public override func copy(with zone: UnsafeMutableRawPointer? = nil) -> AnyObject {
      let copy = super.copy(with: zone)
      (copy as? StackAttributes)?.shadowOpacity = shadowOpacity
      return copy
    }

    /// Returns whether `object` contains photo attributes with the same values.
    public override func isEqual(_ object: AnyObject?) -> Bool {
      super.isEqual(object) && shadowOpacity == (object as? StackAttributes)?.shadowOpacity
    }
  #else
    /// Returns a copy with the same values.
    nonisolated public override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? StackAttributes)?.shadowOpacity = shadowOpacity
      return copy
    }

    /// Returns whether `object` contains photo attributes with the same values.
    nonisolated public override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && shadowOpacity == (object as? StackAttributes)?.shadowOpacity
    }
  #endif
}

// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An object that represents the absence of a value.
  public final class NSNull: NSObject {
    /// Creates a null object. All null objects are equal.
    public override init() {}

    /// Returns whether the other object is also a null object.
    public override func isEqual(_ object: AnyObject?) -> Bool { object is NSNull }

    /// The hash, which is the same for all null objects.
    public override var hash: Int { 0 }
  }
#endif

// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An object that stands for no value where an object is needed.
  public final class NSNull: NSObject {
    /// Makes such an object; all are equal.
    public override init() {}

    /// Whether the other object stands for no value too.
    public override func isEqual(_ object: AnyObject?) -> Bool { object is NSNull }

    /// The same for all.
    public override var hash: Int { 0 }
  }
#endif

// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A reference that becomes nil when its object is deallocated. Embedded Swift uses it because it does not support
  /// `weak`.
  ///
  /// The object retains the box and clears it in its `deinit`. Observers of the object also retain the box and check
  /// `isAlive` before they use their own unchecked reference.
  public final class WeakBox {
    /// The object, or nil after its deallocation.
    public private(set) unowned(unsafe) var object: NSObject?

    /// True until the object is deallocated.
    public var isAlive: Bool { object != nil }

    init(_ object: NSObject) {
      self.object = object
    }

    func objectDied() {
      object = nil
    }
  }
#endif

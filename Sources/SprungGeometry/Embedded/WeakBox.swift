// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// A reference that becomes nil when its object is deallocated, for a compiler without `weak`.
  ///
  /// The object retains the box and empties it in its `deinit`; an observer of the object retains the box too and
  /// checks `isAlive` before it uses its own unchecked reference.
  public final class WeakBox {
    /// The object while it is alive.
    public private(set) unowned(unsafe) var object: NSObject?

    /// True until the object dies.
    public var isAlive: Bool { object != nil }

    init(_ object: NSObject) {
      self.object = object
    }

    func objectDied() {
      object = nil
    }
  }
#endif

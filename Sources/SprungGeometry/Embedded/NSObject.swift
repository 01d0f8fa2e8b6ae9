// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// The base protocol of delegates and data sources: objects that can be compared and referenced weakly.
  public protocol NSObjectProtocol: AnyObject {
    /// Returns whether both objects are considered equal.
    func isEqual(_ object: AnyObject?) -> Bool
    /// A hash value that is the same for equal objects.
    var hash: Int { get }
    /// A textual description of the object.
    var description: String { get }
    /// The box that tracks whether the object is still alive.
    var _weakBox: WeakBox { get }
  }

  /// The root class, with the subset of Foundation's members that collections and behaviors require.
  open class NSObject: NSObjectProtocol {
    private var box: WeakBox?

    /// Creates an object.
    public init() {}

    /// Returns whether `object` is the same instance. Subclasses that compare by value must also override `hash`.
    open func isEqual(_ object: AnyObject?) -> Bool { object === self }

    /// A hash value that is the same for equal objects. By default, the value is derived from the object's address.
    open var hash: Int { Int(bitPattern: UInt(bitPattern: ObjectIdentifier(self))) }

    /// A textual description of the object.
    open var description: String { "<NSObject>" }

    /// The box that tracks whether the object is still alive, created on first access.
    public final var _weakBox: WeakBox {
      if let box { return box }
      let made = WeakBox(self)
      box = made
      return made
    }

    deinit { box?.objectDied() }
  }

  extension NSObject: Hashable {
    /// Compares with `isEqual(_:)`.
    public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

    /// Feeds `hash` into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  extension NSObject: CustomStringConvertible {}
#endif

// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_GEOMETRY
  /// The base of delegates and data sources: objects that can be compared, and referenced weakly.
  public protocol NSObjectProtocol: AnyObject {
    /// True when both are worth the same.
    func isEqual(_ object: AnyObject?) -> Bool
    /// A number that is the same for objects that are equal.
    var hash: Int { get }
    /// A text for people.
    var description: String { get }
    /// The box that stores whether the object is still alive.
    var _weakBox: WeakBox { get }
  }

  /// The root class, with the part of Foundation's that collections and behaviors need.
  open class NSObject: NSObjectProtocol {
    private var box: WeakBox?

    /// Makes an object.
    public init() {}

    /// True when `object` is this very object; subclasses may compare by value and then override `hash` too.
    open func isEqual(_ object: AnyObject?) -> Bool { object === self }

    /// A number that is the same for objects that are equal; by default it depends on the address.
    open var hash: Int { Int(bitPattern: UInt(bitPattern: ObjectIdentifier(self))) }

    /// A text for people.
    open var description: String { "<NSObject>" }

    /// The box that stores whether the object is still alive; created on first access.
    public final var _weakBox: WeakBox {
      if let box { return box }
      let made = WeakBox(self)
      box = made
      return made
    }

    deinit { box?.objectDied() }
  }

  extension NSObject: Hashable {
    /// True when `isEqual` says so.
    public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

    /// Adds `hash`.
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  extension NSObject: CustomStringConvertible {}
#endif

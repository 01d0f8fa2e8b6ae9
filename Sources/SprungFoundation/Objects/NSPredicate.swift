// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A condition for objects, evaluated by a closure.
  public final class NSPredicate: NSObject {
    private let block: (NSObject?) -> Bool

    /// Creates a predicate with a closure.
    public init(block: @escaping (NSObject?) -> Bool) { self.block = block }

    /// Creates a predicate with a closure whose second argument is always nil.
    public convenience init(block: @escaping (NSObject?, [String: AnyObject]?) -> Bool) {
      self.init { object in block(object, nil) }
    }

    /// Creates a predicate with a constant result.
    public convenience init(value: Bool) { self.init { (_: NSObject?) in value } }

    /// Unavailable in the browser, where properties cannot be read by name.
    @available(*, unavailable, message: "the browser build cannot read properties by name; use NSPredicate(block:)")
    public convenience init(format: String) { self.init(value: false) }

    /// Evaluates the predicate for an object.
    public func evaluate(with object: NSObject?) -> Bool { block(object) }
  }

  extension NSObject {
    /// Returns whether the object is an instance of a class or a subclass.
    public final func isKind<Class: NSObject>(of aClass: Class.Type) -> Bool { self is Class }

    /// Returns whether the object is an instance of exactly this class.
    public final func isMember<Class: NSObject>(of aClass: Class.Type) -> Bool {
      ObjectIdentifier(type(of: self)) == ObjectIdentifier(Class.self)
    }
  }

  /// The number of nanoseconds in a second.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// The number of nanoseconds in a millisecond.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// The number of nanoseconds in a microsecond.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSEC_PER_USEC: UInt64 = 1000
  /// The number of microseconds in a second.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif

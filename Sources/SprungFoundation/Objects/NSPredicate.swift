// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A question about an object that a closure answers.
  public final class NSPredicate: NSObject {
    private let block: (NSObject?) -> Bool

    /// A question that a closure answers.
    public init(block: @escaping (NSObject?) -> Bool) { self.block = block }

    /// A question with two parameters, of which the second is always nil.
    public convenience init(block: @escaping (NSObject?, [String: AnyObject]?) -> Bool) {
      self.init { object in block(object, nil) }
    }

    /// A question with the same answer for all.
    public convenience init(value: Bool) { self.init { (_: NSObject?) in value } }

    /// Not in the browser, where no property has a name.
    @available(*, unavailable, message: "the browser build cannot read properties by name; use NSPredicate(block:)")
    public convenience init(format: String) { self.init(value: false) }

    /// The answer for an object.
    public func evaluate(with object: NSObject?) -> Bool { block(object) }
  }

  extension NSObject {
    /// Whether the object is of a class or of one below it.
    public final func isKind<Class: NSObject>(of aClass: Class.Type) -> Bool { self is Class }

    /// Whether the object is of exactly this class.
    public final func isMember<Class: NSObject>(of aClass: Class.Type) -> Bool {
      ObjectIdentifier(type(of: self)) == ObjectIdentifier(Class.self)
    }
  }

  /// Nanoseconds in a second.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000
  /// Nanoseconds in a thousandth of a second.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
  /// Nanoseconds in a millionth of a second.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSEC_PER_USEC: UInt64 = 1000
  /// Microseconds in a second.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let USEC_PER_SEC: UInt64 = 1_000_000
#endif

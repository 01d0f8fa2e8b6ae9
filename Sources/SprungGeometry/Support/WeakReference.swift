// SPDX-License-Identifier: MIT

/// Sprung addition: a property that does not retain its object and becomes nil when the object is deallocated.
///
/// `@WeakReference` is equivalent to `weak` but also compiles with Embedded Swift, which does not support `weak`.
/// `sprung port` replaces `weak` with `@WeakReference`. The library uses it for every weak reference except delegates
/// that subclasses can override. Outside the browser, these delegates are `weak`, because `override weak var` can
/// override only a `weak` property.
///
/// ```swift
/// @WeakReference var delegate: StackDelegate?
/// view.onTap = { [me = WeakReference(self)] in me.wrappedValue?.open() }
/// ```
///
/// `Value` is a class type or a class-bound protocol. In the browser, an object that does not inherit from `NSObject`
/// is retained.
///
/// # The idea
/// A value of such a type consists of the object's address, followed by one witness table word for each protocol. The
/// object is referenced weakly and the other words are copied. Reading reassembles the value from the address and the
/// words. A cast would be slower, because it would search all conformances of the program.
@propertyWrapper
public struct WeakReference<Value> {
  /// The memory layouts of existentials with one, two or three protocols.
  @usableFromInline typealias OneProtocol = (AnyObject, UInt)
  @usableFromInline typealias TwoProtocols = (AnyObject, UInt, UInt)
  @usableFromInline typealias ThreeProtocols = (AnyObject, UInt, UInt, UInt)

  #if hasFeature(Embedded)
    @usableFromInline var watch: ObjectWatch
    @usableFromInline var target: AnyObject? { watch.object }
  #else
    @usableFromInline weak var target: AnyObject?
  #endif
  @usableFromInline var methods: (UInt, UInt, UInt) = (0, 0, 0)

  /// Creates a reference to an object, or an empty reference if `object` is nil. In the browser, a value with more than
  /// three protocols results in an empty reference.
  @inlinable
  public init(_ object: Value?) {
    guard let object else {
      self.init(target: nil)
      return
    }
    switch MemoryLayout<Value>.size {
    case MemoryLayout<AnyObject>.size:
      self.init(target: unsafeBitCast(object, to: AnyObject.self))
    case MemoryLayout<OneProtocol>.size:
      let words = unsafeBitCast(object, to: OneProtocol.self)
      self.init(target: words.0)
      methods.0 = words.1
    case MemoryLayout<TwoProtocols>.size:
      let words = unsafeBitCast(object, to: TwoProtocols.self)
      self.init(target: words.0)
      methods = (words.1, words.2, 0)
    case MemoryLayout<ThreeProtocols>.size:
      let words = unsafeBitCast(object, to: ThreeProtocols.self)
      self.init(target: words.0)
      methods = (words.1, words.2, words.3)
    default:
      #if hasFeature(Embedded)
        self.init(target: nil)
      #else
        self.init(target: object as AnyObject)
      #endif
    }
  }

  /// The object, or nil after its deallocation.
  ///
  /// The accessors avoid closures, because in main-actor code each closure would check that it runs on the main thread.
  @inlinable
  public var wrappedValue: Value? {
    get {
      guard let object = target else { return nil }
      switch MemoryLayout<Value>.size {
      case MemoryLayout<AnyObject>.size:
        return unsafeBitCast(object, to: Value.self)
      case MemoryLayout<OneProtocol>.size:
        return unsafeBitCast((object, methods.0), to: Value.self)
      case MemoryLayout<TwoProtocols>.size:
        return unsafeBitCast((object, methods.0, methods.1), to: Value.self)
      case MemoryLayout<ThreeProtocols>.size:
        return unsafeBitCast((object, methods.0, methods.1, methods.2), to: Value.self)
      default:
        #if hasFeature(Embedded)
          return nil
        #else
          return object as? Value
        #endif
      }
    }
    set { self = WeakReference(newValue) }
  }

  /// Creates an empty reference.
  @inlinable
  public init() { self.init(target: nil) }

  /// Creates a reference to an object, or an empty reference if `object` is nil.
  @inlinable
  public init(wrappedValue: Value?) { self.init(wrappedValue) }

  @usableFromInline
  init(target: AnyObject?) {
    #if hasFeature(Embedded)
      watch = ObjectWatch(target)
    #else
      self.target = target
    #endif
  }
}

// Reading is safe on any thread and returns either the object or nil.
extension WeakReference: @unchecked Sendable where Value: Sendable {}

#if hasFeature(Embedded)
  /// The type-independent part of a weak reference, so that its code is generated only once.
  @usableFromInline
  struct ObjectWatch {
    private unowned(unsafe) var watched: AnyObject?
    private var box: WeakBox?
    private var kept: AnyObject?

    @inline(never)
    init(_ object: AnyObject?) {
      if let object, let native = object as? NSObject {
        watched = object
        box = native._weakBox
      } else {
        kept = object
      }
    }

    /// The object, or nil after its deallocation.
    @usableFromInline
    @inline(never)
    var object: AnyObject? {
      if let kept { return kept }
      guard let box, box.isAlive else { return nil }
      return watched
    }
  }
#endif

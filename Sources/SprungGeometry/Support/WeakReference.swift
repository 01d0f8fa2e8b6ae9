// SPDX-License-Identifier: MIT

/// Sprung addition: a property that does not keep its object alive, and is nil once the object is gone.
///
/// It is `weak`, and compiles with Embedded Swift too, which has none; `sprung port` writes it for `weak`. The library uses it for
/// every weak reference. Delegates that subclasses may override are `weak` outside of the browser, because Swift does not let
/// `override weak var` override anything else.
///
/// ```swift
/// @WeakReference var delegate: StackDelegate?
/// view.onTap = { [me = WeakReference(self)] in me.wrappedValue?.open() }
/// ```
///
/// `Value` is a class or a protocol that only classes adopt. In the browser an object that does not descend from
/// `NSObject` is kept alive.
///
/// # The idea
/// A value of such a type begins with the object's address, followed by one word for the methods of each protocol. The object is
/// referenced weakly, the other words are copied, and the value is put together again when it is read: no cast, which would
/// search all conformances of the program.
@propertyWrapper
public struct WeakReference<Value> {
  /// How values are laid out that are known by one, two or three protocols.
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

  /// Refers to an object, or to nothing. In the browser a value of more than three protocols counts as nothing.
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

  /// The object; nil once it is gone.
  ///
  /// Without closures: in code of the main actor each of them would be asked for its thread.
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

  /// Refers to nothing.
  @inlinable
  public init() { self.init(target: nil) }

  /// Refers to an object, or to nothing.
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

// A read returns the object or nil, on any thread.
extension WeakReference: @unchecked Sendable where Value: Sendable {}

#if hasFeature(Embedded)
  /// The part of a weak reference that does not depend on the type: the compiler makes its code once.
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

    /// The object; nil once it is gone.
    @usableFromInline
    @inline(never)
    var object: AnyObject? {
      if let kept { return kept }
      guard let box, box.isAlive else { return nil }
      return watched
    }
  }
#endif

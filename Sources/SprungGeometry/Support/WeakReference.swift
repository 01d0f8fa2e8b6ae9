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
  @usableFromInline typealias Words = (UInt, UInt, UInt, UInt)

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
    guard MemoryLayout<Value>.size <= MemoryLayout<Words>.size else {
      #if hasFeature(Embedded)
        self.init(target: nil)
        return
      #else
        self.init(target: object as AnyObject)
        return
      #endif
    }
    var words: Words = (0, 0, 0, 0)
    withUnsafeBytes(of: object) { bytes in
      withUnsafeMutableBytes(of: &words) { $0.copyMemory(from: bytes) }
    }
    guard let address = UnsafeRawPointer(bitPattern: words.0) else {
      self.init(target: nil)
      return
    }
    self.init(target: Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue())
    methods = (words.1, words.2, words.3)
  }

  /// The object; nil once it is gone.
  @inlinable
  public var wrappedValue: Value? {
    get {
      guard let object = target else { return nil }
      #if !hasFeature(Embedded)
        guard MemoryLayout<Value>.size <= MemoryLayout<Words>.size else { return object as? Value }
      #endif
      let words: Words = (
        UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), methods.0, methods.1, methods.2
      )
      return withExtendedLifetime(object) { withUnsafeBytes(of: words) { $0.load(as: Value.self) } }
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

// What is read is the object or nil, whoever asks.
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

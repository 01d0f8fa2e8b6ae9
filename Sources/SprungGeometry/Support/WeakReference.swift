// SPDX-License-Identifier: MIT

/// Sprung addition: a property that does not keep its object alive, and is nil once the object is gone.
///
/// It is `weak`, and compiles with Embedded Swift too, which has none; `sprung port` writes it for `weak`.
///
/// ```swift
/// @WeakReference var delegate: StackDelegate?
/// view.onTap = { [me = WeakReference(self)] in me.wrappedValue?.open() }
/// ```
///
/// `Value` is a class or a protocol that only classes adopt. In the browser an object that does not descend from
/// `NSObject` is kept alive.
@propertyWrapper
public struct WeakReference<Value> {
  private var target: WeakTarget

  #if hasFeature(Embedded)
    /// The reference itself, uncounted: a class has one word, each protocol one more for its methods.
    private var words: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)

    /// Refers to an object, or to nothing.
    public init(_ object: Value?) {
      guard let object, MemoryLayout<Value>.size <= MemoryLayout<(UInt, UInt, UInt, UInt)>.size else {
        target = WeakTarget(nil)
        return
      }
      var copy: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
      withUnsafeBytes(of: object) { bytes in
        withUnsafeMutableBytes(of: &copy) { $0.copyMemory(from: bytes) }
      }
      words = copy
      guard let address = UnsafeRawPointer(bitPattern: copy.0) else {
        target = WeakTarget(nil)
        return
      }
      target = WeakTarget(Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue())
    }

    /// The object; nil once it is gone.
    public var wrappedValue: Value? {
      get {
        guard target.object != nil else { return nil }
        return withUnsafeBytes(of: words) { $0.load(as: Value.self) }
      }
      set { self = WeakReference(newValue) }
    }
  #else
    /// Refers to an object, or to nothing.
    public init(_ object: Value?) {
      target = WeakTarget(object.map { $0 as AnyObject })
    }

    /// The object; nil once it is gone.
    public var wrappedValue: Value? {
      get {
        // Not by a cast of the optional object alone: optimized, that asks the class of what is not there.
        guard let object = target.object else { return nil }
        return object as? Value
      }
      set { target = WeakTarget(newValue.map { $0 as AnyObject }) }
    }
  #endif

  /// Refers to nothing.
  public init() {
    self.init(nil)
  }

  /// Refers to an object, or to nothing.
  public init(wrappedValue: Value?) {
    self.init(wrappedValue)
  }
}

// What is read is the object or nil, whoever asks.
extension WeakReference: @unchecked Sendable where Value: Sendable {}

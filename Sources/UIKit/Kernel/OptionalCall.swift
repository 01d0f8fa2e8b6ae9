// SPDX-License-Identifier: MIT

/// The callable values behind `delegate?.method?(...)`, with one type for each name of an optional delegate method.
///
/// Outside Apple's platforms, all requirements of a protocol are implemented, if necessary by defaults, so
/// `method?(...)` would not compile. A property with the same name returns a value that is called like the method. The
/// compiler uses the property only where the method itself does not fit. If the delegate does not implement the method,
/// the call returns nil instead of the default. `Scripts/optional-methods` generates the properties and their types.
///
/// Differs from Apple: the value itself is never nil, so `delegate?.method != nil` does not indicate whether the method
/// is implemented.
nonisolated public enum OptionalCalls {
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Sprung addition: calls a method of another object instead of the same method of a delegate. Sources that `sprung
  /// port` generates use this function for `forwardingTarget(for:)`.
  ///
  /// If the other object does not implement the method, UIKit treats the method as not implemented.
  public static func forward<Value>(from delegate: AnyObject, to target: AnyObject, _ call: () -> Value) -> Value {
    OptionalCall.forward(from: delegate, to: target, call)
  }
}

/// Detects whether a delegate implements an optional method. Default implementations that return a value call
/// `isAbsent`.
enum OptionalCall {
  /// The object and method of the most recent call of a default implementation.
  private static var object: ObjectIdentifier?
  private static var method: StaticString = ""
  /// The object whose optional method is being called.
  private static var asked: ObjectIdentifier?

  /// Records that a default implementation ran because the object does not implement the method.
  @inline(__always)
  static func isAbsent(in delegate: AnyObject, method: StaticString = #function) {
    object = ObjectIdentifier(delegate)
    Self.method = method
  }

  /// Returns whether a default implementation runs in an optional call, in which case it must not report a fault.
  static func isAsked(_ delegate: AnyObject) -> Bool { asked == ObjectIdentifier(delegate) }

  /// Returns the result of a delegate's method; nil if the method is not implemented.
  static func answer<Value>(of delegate: AnyObject, _ name: StaticString, _ call: () -> Value) -> Value? {
    let before = asked
    object = nil
    asked = ObjectIdentifier(delegate)
    let value = call()
    asked = before
    // Nested calls in the method record different methods or objects.
    if object == ObjectIdentifier(delegate), isSame(method, name) { return nil }
    return value
  }

  /// Returns the result of another object's method. If a default implementation ran, the delegate's method is also
  /// treated as not implemented.
  static func forward<Value>(from delegate: AnyObject, to target: AnyObject, _ call: () -> Value) -> Value {
    let before = asked
    object = nil
    if isAsked(delegate) { asked = ObjectIdentifier(target) }
    let value = call()
    asked = before
    if object == ObjectIdentifier(target) { object = ObjectIdentifier(delegate) }
    return value
  }

  private static func isSame(_ first: StaticString, _ second: StaticString) -> Bool {
    guard first.utf8CodeUnitCount == second.utf8CodeUnitCount else { return false }
    for index in 0..<first.utf8CodeUnitCount where first.utf8Start[index] != second.utf8Start[index] { return false }
    return true
  }
}

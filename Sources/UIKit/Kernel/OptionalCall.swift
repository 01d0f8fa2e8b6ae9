// SPDX-License-Identifier: MIT

/// The callable values behind `delegate?.method?(...)`; one type for each name of a delegate's optional methods.
///
/// On other platforms than Apple's every requirement of a protocol is implemented, if need be by a default, so a question mark
/// after its name does not compile. A property of the same name, which the compiler prefers only where the method itself does not
/// fit, returns a value that is called like the method. If the delegate does not implement the method, the call returns nil
/// instead of the default. `Scripts/optional-methods` generates the properties and their types.
///
/// Differs from Apple: the value itself is never nil, so `delegate?.method != nil` does not show whether the method is
/// implemented.
nonisolated public enum OptionalCalls {
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Sprung addition: calls a method of another object in the place of the same method of a delegate; for sources that
  /// `sprung port` writes for `forwardingTarget(for:)`.
  ///
  /// If the other object does not implement the method, the delegate does not either, so UIKit does what it does then.
  public static func forward<Value>(from delegate: AnyObject, to target: AnyObject, _ call: () -> Value) -> Value {
    OptionalCall.forward(from: delegate, to: target, call)
  }
}

/// Finds out whether a delegate implements an optional method: the default implementations that return a value call `isAbsent`.
enum OptionalCall {
  /// The object and the method that were answered by a default last.
  private static var object: ObjectIdentifier?
  private static var method: StaticString = ""
  /// The object that is being asked.
  private static var asked: ObjectIdentifier?

  /// Notes that a default implementation ran, because its object does not implement the method.
  @inline(__always)
  static func isAbsent(in delegate: AnyObject, method: StaticString = #function) {
    object = ObjectIdentifier(delegate)
    Self.method = method
  }

  /// Whether a default runs because of a question mark in the call, so that it reports no fault.
  static func isAsked(_ delegate: AnyObject) -> Bool { asked == ObjectIdentifier(delegate) }

  /// Returns the result of a delegate's method; nil if the method is not implemented.
  static func answer<Value>(of delegate: AnyObject, _ name: StaticString, _ call: () -> Value) -> Value? {
    let before = asked
    object = nil
    asked = ObjectIdentifier(delegate)
    let value = call()
    asked = before
    // Calls within the method also leave a note, of another method or object.
    if object == ObjectIdentifier(delegate), isSame(method, name) { return nil }
    return value
  }

  /// Returns the result of another object's method. If a default returned it, the delegate does not implement the method either.
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

// SPDX-License-Identifier: MIT

/// The callable values behind `delegate?.method?(...)`; one type for each name of a delegate's methods that may be left out.
///
/// Off Apple's platforms every requirement of a protocol is there, by a default if need be, so a method cannot be asked for
/// with a question mark. A property of the same name, which counts only where the method itself does not fit, has a value
/// that is called like the method. A method that returns something answers nil where it is left out, whatever its default
/// would have said.
///
/// Differs from Apple: the value itself is never nil, so `delegate?.method != nil` does not tell whether the method is there.
nonisolated public enum OptionalCalls {}

/// Whether a delegate's method is its own or the default: the defaults that return something say so.
enum OptionalCall {
  /// The object and the method that were answered by a default last.
  private static var object: ObjectIdentifier?
  private static var method: StaticString = ""
  /// The object that is being asked.
  private static var asked: ObjectIdentifier?

  /// A default says that its object leaves the method out.
  @inline(__always)
  static func isAbsent(in delegate: AnyObject, method: StaticString = #function) {
    object = ObjectIdentifier(delegate)
    Self.method = method
  }

  /// Whether a default runs because somebody wrote a question mark, so that it has nothing to complain of.
  static func isAsked(_ delegate: AnyObject) -> Bool { asked == ObjectIdentifier(delegate) }

  /// What a method of a delegate returns; nil when it is left out.
  static func answer<Value>(of delegate: AnyObject, _ name: StaticString, _ call: () -> Value) -> Value? {
    let before = asked
    object = nil
    asked = ObjectIdentifier(delegate)
    let value = call()
    asked = before
    // What was asked within the method left a note too, of another method or object.
    if object == ObjectIdentifier(delegate), isSame(method, name) { return nil }
    return value
  }

  private static func isSame(_ first: StaticString, _ second: StaticString) -> Bool {
    guard first.utf8CodeUnitCount == second.utf8CodeUnitCount else { return false }
    for index in 0..<first.utf8CodeUnitCount where first.utf8Start[index] != second.utf8Start[index] { return false }
    return true
  }
}

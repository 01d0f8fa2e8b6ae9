// SPDX-License-Identifier: MIT

/// The implementation of a selector for objects of one class.
nonisolated struct SelectorMethod: @unchecked Sendable {
  /// Whether an object is an instance of the class.
  let accepts: SelectorFunction1<AnyObject, Bool>
  /// Calls the method of an object with a sender and an event. Returns false if the object is not an instance of the
  /// class, or if the sender has the wrong type.
  let call: SelectorFunction3<AnyObject, AnyObject?, AnyObject?, Bool>
}

#if hasFeature(Embedded)
  /// A function of the main actor.
  public typealias SelectorFunction0<R> = () -> R
  /// A function of the main actor.
  public typealias SelectorFunction1<A, R> = (A) -> R
  /// A function of the main actor.
  public typealias SelectorFunction2<A, B, R> = (A, B) -> R
  /// A function of the main actor.
  public typealias SelectorFunction3<A, B, C, R> = (A, B, C) -> R
#else
  /// A function of the main actor.
  public typealias SelectorFunction0<R> = @MainActor () -> R
  /// A function of the main actor.
  public typealias SelectorFunction1<A, R> = @MainActor (A) -> R
  /// A function of the main actor.
  public typealias SelectorFunction2<A, B, R> = @MainActor (A, B) -> R
  /// A function of the main actor.
  public typealias SelectorFunction3<A, B, C, R> = @MainActor (A, B, C) -> R
#endif

/// Sprung addition: wraps a value that is not an object, such as a notification, as the sender of an action.
nonisolated public final class SelectorArgument<Value> {
  /// The wrapped value.
  public let value: Value

  /// Wraps a value.
  public init(_ value: Value) { self.value = value }
}

// SPDX-License-Identifier: MIT

import Builtin
import CEmbedded

/// Suspends the caller. The closure receives the context of the suspended function, to be passed to
/// `_resume(_:returning:)`.
@inlinable
public func _suspend<Value>(_ body: (UnsafeMutableRawPointer) -> Void) async -> Value {
  await Builtin.withUnsafeContinuation { body(unsafeBitCast($0, to: UnsafeMutableRawPointer.self)) }
}

/// Passes a value to the function to which a context belongs. Returns true if the function is already suspended, so
/// that `_goOn(_:)` must be called, and false if it is not suspended yet.
@inlinable
public func _resume<Value>(_ room: UnsafeMutableRawPointer, returning value: consuming Value) -> Bool {
  sp_continuation_result(room).assumingMemoryBound(to: Value.self).initialize(to: value)
  return sp_continuation_resume(room) == 1
}

/// Resumes the function to which a context belongs, until it suspends again or returns.
@inlinable
public func _goOn(_ room: UnsafeMutableRawPointer) { sp_continuation_run(room) }

/// A closure that consists of two words, which is the layout that the compiler uses for closures in nongeneric types.
@usableFromInline struct _Operation {
  @usableFromInline let body: () async -> Void
  @usableFromInline init(_ body: @escaping () async -> Void) { self.body = body }
}

/// Calls a function from synchronous code. Returns when the function suspends or returns. The caller must retain the
/// closure until `ended` is called with `owner`.
@inlinable
public func _start(
  _ body: @escaping () async -> Void, ended: @convention(c) (UnsafeMutableRawPointer?) -> Void,
  owner: UnsafeMutableRawPointer
) {
  let words = unsafeBitCast(_Operation(body), to: (UnsafeRawPointer, UnsafeMutableRawPointer?).self)
  sp_task_start(words.0, words.1, ended, owner)
}

// SPDX-License-Identifier: MIT

import Builtin
import CEmbedded

/// Suspends its caller; the closure receives the context of the waiting function, for `_resume(_:returning:)`.
@inlinable
public func _suspend<Value>(_ body: (UnsafeMutableRawPointer) -> Void) async -> Value {
  await Builtin.withUnsafeContinuation { body(unsafeBitCast($0, to: UnsafeMutableRawPointer.self)) }
}

/// Passes a value to the function that waits in a context. True if it already waits and needs a call of
/// `_goOn(_:)`; false if it does not wait yet.
@inlinable
public func _resume<Value>(_ room: UnsafeMutableRawPointer, returning value: consuming Value) -> Bool {
  sp_continuation_result(room).assumingMemoryBound(to: Value.self).initialize(to: value)
  return sp_continuation_resume(room) == 1
}

/// Resumes the waiting function of a context, until it waits again or ends.
@inlinable
public func _goOn(_ room: UnsafeMutableRawPointer) { sp_continuation_run(room) }

/// A closure as two words, in the form in which the compiler stores it in a type that is not generic.
@usableFromInline struct _Operation {
  @usableFromInline let body: () async -> Void
  @usableFromInline init(_ body: @escaping () async -> Void) { self.body = body }
}

/// Calls a function from code that cannot wait, and returns as soon as it waits or ends. The caller keeps the closure until `ended` is
/// called with `owner`.
@inlinable
public func _start(
  _ body: @escaping () async -> Void, ended: @convention(c) (UnsafeMutableRawPointer?) -> Void,
  owner: UnsafeMutableRawPointer
) {
  let words = unsafeBitCast(_Operation(body), to: (UnsafeRawPointer, UnsafeMutableRawPointer?).self)
  sp_task_start(words.0, words.1, ended, owner)
}

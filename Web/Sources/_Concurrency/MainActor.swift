// SPDX-License-Identifier: MIT

// Provides `@MainActor` and `await` in the browser build. The toolchain has no concurrency library for this target, but
// the compiler needs only a few declarations from a module with this name. The browser build has one thread, so
// isolation has no cost. In native builds, a module with this name would hide the actual one.

import Builtin

/// The executor of an actor, in the form that the compiler expects.
public struct UnownedSerialExecutor: Sendable {
  @usableFromInline let executor: Builtin.Executor

  /// Called by the compiler.
  public init(_ executor: Builtin.Executor) { self.executor = executor }
}

/// The protocol of all actors, in the form that the compiler expects.
public protocol Actor: AnyObject, Sendable {
  /// Called by the compiler.
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

/// The protocol of global actors, in the form that the compiler expects.
public protocol GlobalActor {
  /// The actor's type.
  associatedtype ActorType: Actor
  /// The shared instance.
  static var shared: ActorType { get }
}

/// The main actor, which runs on the page's only thread.
@globalActor public final actor MainActor: GlobalActor {
  /// The shared instance.
  public static let shared = MainActor()

  /// Called by the compiler.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    UnownedSerialExecutor(Builtin.buildMainActorExecutorRef())
  }

  /// Runs `body` immediately. In the browser, all code runs on the main actor.
  @inline(__always)
  public static func assumeIsolated<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }

  /// Runs `body` on the main actor and returns its result.
  @inline(__always)
  public static func run<Result, Failure: Error>(
    resultType: Result.Type = Result.self, body: @MainActor () throws(Failure) -> Result
  ) async throws(Failure) -> Result { try await body() }
}

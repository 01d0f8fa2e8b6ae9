// SPDX-License-Identifier: MIT

// Makes `@MainActor` and `await` known to the browser build: the toolchain has no concurrency library for this target, but the
// compiler only asks for a few declarations of a module of this name. There is one thread, so isolation costs nothing.
// Only for this package: natively a module of this name would hide the real one.

import Builtin

/// The type of an actor's executor, as the compiler expects it.
public struct UnownedSerialExecutor: Sendable {
  @usableFromInline let executor: Builtin.Executor

  /// For the compiler.
  public init(_ executor: Builtin.Executor) { self.executor = executor }
}

/// The requirements of every actor, as the compiler expects them.
public protocol Actor: AnyObject, Sendable {
  /// For the compiler.
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}

/// The requirements of a global actor, as the compiler expects them.
public protocol GlobalActor {
  /// The actor's type.
  associatedtype ActorType: Actor
  /// The one instance.
  static var shared: ActorType { get }
}

/// The thread that the page runs on: the only one.
@globalActor public final actor MainActor: GlobalActor {
  /// The one instance.
  public static let shared = MainActor()

  /// For the compiler.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    UnownedSerialExecutor(Builtin.buildMainActorExecutorRef())
  }

  /// Runs `body`, which is on the main actor, at once: in the browser everything is.
  @inline(__always)
  public static func assumeIsolated<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> Result).self)() }
  }

  /// Runs `body` on the main actor and returns what it returns.
  @inline(__always)
  public static func run<Result, Failure: Error>(
    resultType: Result.Type = Result.self, body: @MainActor () throws(Failure) -> Result
  ) async throws(Failure) -> Result { try await body() }
}

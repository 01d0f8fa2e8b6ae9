// SPDX-License-Identifier: MIT

import Testing

/// Lets the tests of all suites that use UIKit run one after the other, however the test program was started.
///
/// There is one application with its windows, clock, fingers and settings in a process, and each test starts it anew. A
/// test that began while another one has its views up would take them away, so every suite that uses UIKit, directly or
/// through a module above it, says `@Suite(.oneApplication)`; `HouseTests` finds those that do not. Suites that do not use
/// UIKit run beside them, in parallel.
public struct OneApplication: SuiteTrait, TestTrait, TestScoping {
  /// The tests that have the application or wait for it.
  private static let gate = TestGate()
  /// Whether the running test has it already, through a suite around its own.
  @TaskLocal private static var isInside = false

  /// Also for the suites and tests inside.
  public var isRecursive: Bool { true }

  /// Waits until no other test uses the application, and runs one case of a test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite as a whole is only a frame: what counts is when its cases run.
    guard testCase != nil, !Self.isInside else { return try await function() }
    await Self.gate.enter()
    do {
      try await Self.$isInside.withValue(true) { try await function() }
    } catch {
      await Self.gate.leave()
      throw error
    }
    await Self.gate.leave()
  }
}

extension Trait where Self == OneApplication {
  /// The test uses the one application of the process, so no other such test may run meanwhile.
  public static var oneApplication: Self { Self() }
}

/// Lets one in at a time, in the order in which they came.
actor TestGate {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}

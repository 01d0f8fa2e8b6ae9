// SPDX-License-Identifier: MIT

import Testing

/// Runs the tests of all suites that use UIKit one after another, however the test program was started.
///
/// A process has one application with its windows, clock, fingers and settings, and each stage restarts it. Swift
/// Testing runs tests in parallel; a test that began while another one is suspended would replace its views. So mark
/// every suite that uses UIKit with `@Suite(.uiKit)`. Suites without UIKit run in parallel with them. XCTest runs one
/// test at a time anyway.
public struct UIKitTrait: SuiteTrait, TestTrait, TestScoping {
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
      try await Self.$isInside.withValue(true) {
        try await Self.keepingBack.provideScope(for: test, testCase: testCase, performing: function)
      }
    } catch {
      await Self.leave()
      throw error
    }
    await Self.leave()
  }

  private static func leave() async {
    await MainActor.run { ApplicationTurn.end() }
    await gate.leave()
  }

  /// Hands what `#expect` finds to `TestFailure.collecting(_:)`, where one is around, and lets everything else pass.
  private static let keepingBack = IssueHandlingTrait.compactMapIssues { issue in
    guard let collector = FailureCollector.current else { return issue }
    collector.add(TestFailure("\(issue)", file: "", line: UInt(issue.sourceLocation?.line ?? 0)))
    return nil
  }
}

extension Trait where Self == UIKitTrait {
  /// The test uses the one application of the process, so no other such test may run meanwhile.
  public static var uiKit: Self { Self() }
}

/// Cleanup that runs when a test releases the application.
@MainActor package enum ApplicationTurn {
  /// Called at the end of each test with the trait. Default: nothing.
  package static var atEnd: (() -> Void)?

  static func end() { atEnd?() }
}

/// Admits one test at a time, in the order of arrival.
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

// SPDX-License-Identifier: MIT

import Testing

/// Runs the tests of all suites that use UIKit serially, regardless of how the test program was started.
///
/// A process has only one application, with one set of windows, touches and settings and one clock, and each new stage
/// restarts the application. Swift Testing runs tests in parallel, so a test that starts while another test is
/// suspended would replace the other test's views. Therefore, mark each suite that uses UIKit with `@Suite(.uiKit)`.
/// Suites that do not use UIKit still run in parallel. XCTest always runs tests serially.
public struct UIKitTrait: SuiteTrait, TestTrait, TestScoping {
  /// Ensures that only one test at a time uses the application.
  private static let gate = TestGate()
  /// Whether the running test has already acquired the application through an enclosing suite.
  @TaskLocal private static var isInside = false

  /// Always true: the trait also applies to nested suites and tests.
  public var isRecursive: Bool { true }

  /// Waits until no other test uses the application, then runs one case of a test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite is only a container; only its test cases need the application.
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

  /// Passes issues from `#expect` to an enclosing `TestFailure.collecting(_:)`. All other issues are left unchanged.
  private static let keepingBack = IssueHandlingTrait.compactMapIssues { issue in
    guard let collector = FailureCollector.current else { return issue }
    collector.add(TestFailure("\(issue)", file: "", line: UInt(issue.sourceLocation?.line ?? 0)))
    return nil
  }
}

extension Trait where Self == UIKitTrait {
  /// Marks tests that use the process's application, so that they do not run in parallel.
  public static var uiKit: Self { Self() }
}

/// The cleanup that runs when a test releases the application.
@MainActor package enum ApplicationTurn {
  /// A closure that is called at the end of each test with the trait. Default: nil.
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

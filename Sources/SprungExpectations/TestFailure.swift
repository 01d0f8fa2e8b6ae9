// SPDX-License-Identifier: MIT

/// A failure of an expectation: a message and the source location in the test.
public struct TestFailure: Sendable, CustomStringConvertible {
  /// The message: the expectation, the actual state, and the relevant values.
  public let sentence: String
  /// The path of the test's source file.
  public let file: StaticString
  /// The line number, starting at 1.
  public let line: UInt

  /// Creates a failure without reporting it.
  public init(_ sentence: String, file: StaticString = #filePath, line: UInt = #line) {
    self.sentence = sentence
    self.file = file
    self.line = line
  }

  /// The message.
  public var description: String { sentence }

  /// Reports the failure to the innermost `collecting(_:)` if there is one, otherwise to the running test framework,
  /// Swift Testing or XCTest.
  ///
  /// This method does not throw and does not stop the test. In a program that is not a test, the message is printed.
  public func report() {
    if let collector = FailureCollector.current { return collector.add(self) }
    TestFramework.report(self)
  }

  /// Runs `body` and returns the failures that it reports, instead of passing them to the test framework.
  ///
  /// Failures of this library's expectations are always collected. Failures of `#expect` and other Swift Testing
  /// expectations are collected in suites with the trait `.uiKit`. Failures of XCTest assertions are never collected.
  public static func collecting(_ body: () throws -> Void) rethrows -> [TestFailure] {
    let collector = FailureCollector()
    try FailureCollector.$current.withValue(collector) { try body() }
    return collector.failures
  }
}

/// The failures collected by one call to `collecting(_:)`. Only the task that makes this call adds failures.
final class FailureCollector: @unchecked Sendable {
  @TaskLocal static var current: FailureCollector?

  private(set) var failures: [TestFailure] = []

  func add(_ failure: TestFailure) { failures.append(failure) }
}

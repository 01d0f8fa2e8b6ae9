// SPDX-License-Identifier: MIT

/// A failure that a test found: a sentence, and the location of the expectation in the test's source.
public struct TestFailure: Sendable, CustomStringConvertible {
  /// The sentence for a person: the expectation, the actual state, and the values.
  public let sentence: String
  /// The path of the test's file.
  public let file: StaticString
  /// The line in it, from 1.
  public let line: UInt

  /// Makes a failure; nothing is reported yet.
  public init(_ sentence: String, file: StaticString = #filePath, line: UInt = #line) {
    self.sentence = sentence
    self.file = file
    self.line = line
  }

  /// The sentence.
  public var description: String { sentence }

  /// Reports the failure to the running test framework, Swift Testing or XCTest, or to the innermost `collecting(_:)`
  /// if there is one.
  ///
  /// It does not throw and does not stop the test. In a program that is not a test the sentence is printed.
  public func report() {
    if let collector = FailureCollector.current { return collector.add(self) }
    TestFramework.report(self)
  }

  /// Runs `body` and returns what is reported in it instead of telling the framework.
  ///
  /// Expectations of this library are always kept back. Those of Swift Testing, such as `#expect`, are kept back in suites with
  /// the trait `.uiKit`; those of XCTest never are.
  public static func collecting(_ body: () throws -> Void) rethrows -> [TestFailure] {
    let collector = FailureCollector()
    try FailureCollector.$current.withValue(collector) { try body() }
    return collector.failures
  }
}

/// The failures that one `collecting(_:)` has captured. Only the task that collects, or what it calls, writes to it.
final class FailureCollector: @unchecked Sendable {
  @TaskLocal static var current: FailureCollector?

  private(set) var failures: [TestFailure] = []

  func add(_ failure: TestFailure) { failures.append(failure) }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing
import XCTest

/// The test framework that runs at present. A package's tests may use both, each in a process of its own.
package enum TestFramework {
  /// Another test than the one that runs, for tests of what happens between two.
  @TaskLocal package static var assumedTest: String?

  /// The test of Swift Testing that runs in this task, as a name that no other test has; nil in XCTest and outside of tests.
  package static var currentTest: String? { assumedTest ?? Test.current.map { "\($0.id)" } }

  /// Whether an error says only that an expectation failed which has been reported already.
  package static func isReported(_ error: any Error) -> Bool { error is ExpectationFailedError }

  /// Reports a failure to the test framework.
  ///
  /// In a test of Swift Testing the issue is recorded for the current test. Otherwise it is passed to XCTest. If no
  /// test of XCTest runs either, it is recorded in Swift Testing without a test, as from a detached task.
  static func report(_ failure: TestFailure) {
    guard Test.current == nil else { return record(failure) }
    let before = XCTestEar.shared.count
    XCTFail(failure.sentence, file: failure.file, line: failure.line)
    guard XCTestEar.shared.count == before else { return }
    record(failure)
    print("\(failure.file):\(failure.line): \(failure.sentence)")
  }

  private static func record(_ failure: TestFailure) {
    let path = "\(failure.file)"
    // Swift Testing wants MODULE/FILE too; test targets are folders named after their modules.
    let short = path.split(separator: "/").suffix(2).joined(separator: "/")
    Issue.record(
      Comment(rawValue: failure.sentence),
      sourceLocation: SourceLocation(
        fileID: short.contains("/") ? short : "Tests/\(short)", filePath: path, line: max(1, Int(failure.line)),
        column: 1))
  }
}

/// Hears whether XCTest took a failure: `XCTFail` outside of a test of XCTest is lost without a word.
private final class XCTestEar: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = XCTestEar()

  /// Only touched by the thread of the running test of XCTest.
  private(set) var count = 0

  override init() {
    super.init()
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  ) {
    count += 1
  }
}

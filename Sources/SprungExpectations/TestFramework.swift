// SPDX-License-Identifier: MIT

import Foundation
import Testing
import XCTest

/// The running test framework: Swift Testing or XCTest. A package's tests may use both frameworks, which run in
/// separate processes.
package enum TestFramework {
  /// A name that replaces that of the current test. It is used to test behavior that spans several tests.
  @TaskLocal package static var assumedTest: String?

  /// A unique name of the Swift Testing test that runs in this task; nil in XCTest and outside of tests.
  package static var currentTest: String? { assumedTest ?? Test.current.map { "\($0.id)" } }

  /// Returns whether an error represents a failed expectation that has already been reported.
  package static func isReported(_ error: any Error) -> Bool { error is ExpectationFailedError }

  /// Reports a failure to the test framework.
  ///
  /// In a Swift Testing test, the failure is recorded for the current test. Otherwise, the failure is passed to XCTest.
  /// If no XCTest test is running either, for example in a detached task, the failure is recorded in Swift Testing
  /// without a test.
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
    // Swift Testing also requires a file ID of the form MODULE/FILE. The folder of a test target has the name of its
    // module.
    let short = path.split(separator: "/").suffix(2).joined(separator: "/")
    Issue.record(
      Comment(rawValue: failure.sentence),
      sourceLocation: SourceLocation(
        fileID: short.contains("/") ? short : "Tests/\(short)", filePath: path, line: max(1, Int(failure.line)),
        column: 1))
  }
}

/// Detects whether XCTest has recorded a failure, because `XCTFail` outside of an XCTest test is silently ignored.
private final class XCTestEar: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = XCTestEar()

  /// Only accessed by the thread of the running XCTest test.
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

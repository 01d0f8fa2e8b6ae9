// SPDX-License-Identifier: MIT

import SprungTesting
import Testing

@Suite(.uiKit) struct ReportTests {
  @Test func failureIsReportedToSwiftTestingWithItsLine() {
    let line = UInt(#line + 2)
    withKnownIssue {
      TestFailure("a sentence").report()
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "a sentence" } && issue.sourceLocation.map { UInt($0.line) } == line
        && issue.sourceLocation?.fileID == "Reporting/ReportTests.swift"
    }
  }

  @Test func collectedFailuresAreNotReportedElsewhere() {
    let outer = TestFailure.collecting {
      TestFailure("one").report()
      let inner = TestFailure.collecting { TestFailure("two").report() }
      #expect(inner.map { $0.description } == ["two"])
    }
    #expect(outer.map { $0.sentence } == ["one"])
  }
}

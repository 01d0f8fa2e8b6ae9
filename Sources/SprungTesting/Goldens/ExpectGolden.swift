// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Expects that a trace equals the golden NAME: for a test in `Tests/AppTests` the file `Tests/Goldens/AppTests/NAME.txt`.
///
/// The failure names the first time and the first element that differ. With `SPRUNG_UPDATE_GOLDENS=1` in the environment the file is
/// written instead, and the test passes. A missing file is a failure, and so is a trace without a line. With
/// `SPRUNG_GOLDEN_OUTPUT=FOLDER` what differs is also written there.
@preconcurrency @MainActor
public func expectGolden(
  _ trace: StageTrace, named name: String, file: StaticString = #filePath, line: UInt = #line
) {
  compare(
    trace, with: GoldenFile(name, folder: GoldenFolder.of(file)), isUpdating: GoldenFile.isUpdating, file, line)
}

/// Compares a trace with a golden, or writes it.
@MainActor
package func compare(
  _ trace: StageTrace, with golden: GoldenFile, isUpdating: Bool, _ file: StaticString, _ line: UInt
) {
  let name = golden.name
  func fail(_ sentence: String) { TestFailure("golden \(name): \(sentence)", file: file, line: line).report() }
  guard !trace.lines.isEmpty else {
    return fail("the stage contains no element with a role, so there is nothing to compare")
  }
  let remarks = ["Elements of the stage, frame by frame: left, top, width, height."]
  if isUpdating {
    do {
      try golden.write(trace.lines, remarks: remarks)
    } catch {
      fail("it could not be written: \(error)")
    }
    return
  }
  guard let expected = golden.read() else {
    return fail("\(golden.file.path) does not exist, or is not a golden; \(GoldenFolder.remedy)")
  }
  guard expected != trace.lines else { return }
  let kept = GoldenFolder.keep(
    (["sprung-golden 1"] + trace.lines).joined(separator: "\n") + "\n", as: name + ".txt")
  let sentence = TraceDifference(expected: expected, got: trace.lines).sentence
  fail((sentence ?? "the content is equal, but its format differs") + kept + ". If intended, \(GoldenFolder.remedy)")
}

extension TestStage {
  /// Follows the elements of the stage while `body` plays and expects the golden NAME, see `expectGolden(_:named:)` and
  /// `trace(_:views:during:)`.
  public func expectGolden(
    named name: String, _ role: AccessibilityRole? = nil, views: [UIView]? = nil, file: StaticString = #filePath,
    line: UInt = #line, during body: @MainActor () throws -> Void
  ) rethrows {
    guard isLive(file, line) else { return }
    SprungTesting.expectGolden(try trace(role, views: views, during: body), named: name, file: file, line: line)
  }
}

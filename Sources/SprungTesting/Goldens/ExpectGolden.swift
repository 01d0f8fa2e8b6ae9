// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Expects that a trace equals a golden file. For NAME in `Tests/AppTests`, it is `Tests/Goldens/AppTests/NAME.txt`.
///
/// The failure message names the first time and the first element that differ. With `SPRUNG_UPDATE_GOLDENS=1` in the
/// environment, the file is written instead, and the test passes. A missing file and an empty trace are failures. With
/// `SPRUNG_GOLDEN_OUTPUT=FOLDER`, a trace that differs is also written to that folder.
@preconcurrency @MainActor
public func expectGolden(
  _ trace: StageTrace, named name: String, file: StaticString = #filePath, line: UInt = #line
) {
  compare(
    trace, with: GoldenFile(name, folder: GoldenFolder.of(file)), isUpdating: GoldenFile.isUpdating, file, line)
}

/// Compares a trace with a golden file, or writes the file.
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
  /// Traces the elements of the stage during `body` and expects that the trace equals a golden file; see
  /// `expectGolden(_:named:)` and `trace(_:views:during:)`.
  public func expectGolden(
    named name: String, _ role: AccessibilityRole? = nil, views: [UIView]? = nil, file: StaticString = #filePath,
    line: UInt = #line, during body: @MainActor () throws -> Void
  ) rethrows {
    guard isLive(file, line) else { return }
    SprungTesting.expectGolden(try trace(role, views: views, during: body), named: name, file: file, line: line)
  }
}

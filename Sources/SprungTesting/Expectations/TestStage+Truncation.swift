// SPDX-License-Identifier: MIT

import UIKit

extension TestStage {
  /// Expects that all text on the stage is drawn completely: no label truncates characters or lines, and no text field
  /// truncates its text.
  ///
  /// Labels inside controls, cells, bars and alerts are included, even if they are scrolled out of view. Hidden and
  /// transparent views are ignored. The text of a field that is being edited is also ignored, because it scrolls. A
  /// label that shrinks its font fails if its text does not fit at the minimum font size.
  ///
  /// `exceptions` are elements whose text may be truncated, including their contents, such as list items with titles of
  /// any length. Default: none. A stage without any text is a failure.
  public func expectNoTruncation(
    except exceptions: [StageElement] = [], file: StaticString = #filePath, line: UInt = #line
  ) {
    guard isLive(file, line) else { return }
    let texts = DrawnText.all(on: self)
    guard !texts.isEmpty else {
      return TestFailure("expectNoTruncation: there is no text on the stage", file: file, line: line).report()
    }
    let exempt = exceptions.compactMap { $0.view }
    let cut = texts.filter { text in text.isTruncated && !exempt.contains { text.view.isDescendant(of: $0) } }
    report(cut.map { $0.sentence }, file, line)
  }
}

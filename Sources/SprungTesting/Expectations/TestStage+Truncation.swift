// SPDX-License-Identifier: MIT

import UIKit

extension TestStage {
  /// Expects that every text on the stage is drawn whole: no label leaves out characters or lines for lack of width or height, and
  /// no text field shortens its text.
  ///
  /// Labels inside controls, cells, bars and alerts count, also where they are scrolled out of sight. Hidden and transparent views do
  /// not, and neither does the text of a field that is being edited, which scrolls. A label whose font shrinks counts if its
  /// text does not fit at the smallest size.
  ///
  /// `exceptions` are elements whose texts may be shortened, with everything inside them: a list's items with titles of any length.
  /// Default: none. A stage without any text is a failure.
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

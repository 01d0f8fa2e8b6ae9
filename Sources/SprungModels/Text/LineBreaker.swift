// SPDX-License-Identifier: MIT

/// Breaks text into lines greedily: each line takes as much text as fits.
package struct LineBreaker {
  package let text: MeasuredText
  /// The available width of a line in the units of the text.
  package let limit: Int64
  /// Whether lines can break between any two characters instead of only between words.
  package let breaksAnywhere: Bool

  /// Creates a line breaker for the given text and available width.
  package init(text: MeasuredText, limit: Int64, breaksAnywhere: Bool) {
    self.text = text
    self.limit = limit
    self.breaksAnywhere = breaksAnywhere
  }

  /// Returns the end of the line that starts at `start`, without trailing spaces, and the start of the next line.
  package func line(from start: Int) -> (end: Int, next: Int) {
    var width: Int64 = 0
    var opportunity: (end: Int, next: Int)?
    var spacesBegin: Int?
    var index = start
    while index < text.count {
      let code = text.scalars[index].value
      if ScalarClass.isNewline(code) { return (index, index + 1) }
      if ScalarClass.isSpace(code) {
        // Spaces at the end of a line count as having no width, so they never cause text to move to the next line.
        let begin = spacesBegin ?? index
        spacesBegin = begin
        opportunity = (begin, index + 1)
      } else {
        if spacesBegin == nil, mayBreak(before: index, after: start) { opportunity = (index, index) }
        if width + Int64(text.widths[index]) > limit, index > start, text.startsCluster(index) {
          if let opportunity, !breaksAnywhere, opportunity.end > start { return opportunity }
          if let spacesBegin { return (spacesBegin, index) }
          return (index, index)
        }
        spacesBegin = nil
      }
      width += Int64(text.widths[index])
      index += 1
    }
    return (text.count, text.count)
  }

  /// Returns whether a line can break before `index` without a space: after hyphens and between ideographs.
  private func mayBreak(before index: Int, after start: Int) -> Bool {
    guard index > start, text.startsCluster(index) else { return false }
    let code = text.scalars[index].value
    let previous = text.scalars[index - 1].value
    if ScalarClass.isHyphen(previous) {
      return index - 1 > start && !ScalarClass.isSpace(text.scalars[index - 2].value) && !ScalarClass.isHyphen(code)
    }
    if ScalarClass.isIdeograph(code) { return !ScalarClass.closes(code) }
    return ScalarClass.isIdeograph(previous)
  }
}

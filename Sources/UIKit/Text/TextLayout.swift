// SPDX-License-Identifier: MIT

import SprungModels

/// The lines into which text has been wrapped.
nonisolated struct TextLayout {
  /// A line of text and its width in font units (`FontFace.unitsPerEm` per em).
  struct Line: Equatable {
    let text: String
    let width: Int64
  }

  /// The lines from top to bottom. The array is empty if the text is empty.
  private(set) var lines: [Line] = []
  /// Whether part of the text did not fit.
  private(set) var isTruncated = false

  /// Wraps `text` into at most `numberOfLines` lines (0 means no limit). Each line is at most `limit` units wide.
  init(_ text: MeasuredText, limit: Int64, numberOfLines: Int, mode: NSLineBreakMode) {
    let breaker = LineBreaker(text: text, limit: limit, breaksAnywhere: mode == .byCharWrapping)
    var start = 0
    while start < text.count {
      let (end, next) = breaker.line(from: start)
      if numberOfLines > 0, lines.count == numberOfLines - 1, next < text.count {
        isTruncated = true
        lines.append(TextTruncation(text: text, limit: limit, mode: mode).lastLine(start: start, wrappedEnd: end))
        return
      }
      lines.append(Line(text: text.string(start..<end), width: text.width(start..<end)))
      start = next
    }
    // A line exceeds the limit only if it consists of a single character that is too wide.
    isTruncated = lines.contains { $0.width > limit }
  }

  /// The width of the longest line in units.
  var width: Int64 {
    var widest: Int64 = 0
    for line in lines { widest = max(widest, line.width) }
    return widest
  }

  /// Returns the widths of the lines in points for the given font size.
  func widths(pointSize: CGFloat) -> [Double] {
    lines.map { Double(TextMetrics.points(units: $0.width, pointSize: pointSize)) }
  }

  /// The lines as a single string, separated by line feeds.
  var string: String {
    var result = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { result += "\n" }
      result += line.text
    }
    return result
  }
}

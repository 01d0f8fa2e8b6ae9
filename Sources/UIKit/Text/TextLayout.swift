// SPDX-License-Identifier: MIT

import SprungModels

/// The lines into which a text is broken, ready to be drawn.
nonisolated struct TextLayout {
  /// One line of text and its width in units of `FontFace.unitsPerEm`.
  struct Line: Equatable {
    let text: String
    let width: Int64
  }

  /// The lines from top to bottom; empty for an empty text.
  private(set) var lines: [Line] = []
  /// Whether some of the text did not fit.
  private(set) var isTruncated = false

  /// Breaks `text` into at most `numberOfLines` lines (0: any number) of `limit` units.
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
    // Only a single character wider than the limit remains too wide.
    isTruncated = lines.contains { $0.width > limit }
  }

  /// The width of the longest line in units.
  var width: Int64 {
    var widest: Int64 = 0
    for line in lines { widest = max(widest, line.width) }
    return widest
  }

  /// The widths of the lines in points, in a size.
  func widths(pointSize: CGFloat) -> [Double] {
    lines.map { Double(TextMetrics.points(units: $0.width, pointSize: pointSize)) }
  }

  /// The lines as one string with a line feed between them.
  var string: String {
    var result = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { result += "\n" }
      result += line.text
    }
    return result
  }
}

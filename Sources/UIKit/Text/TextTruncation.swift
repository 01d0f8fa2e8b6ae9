// SPDX-License-Identifier: MIT

import SprungModels

/// Truncates the last line of text that does not fit completely.
nonisolated struct TextTruncation {
  let text: MeasuredText
  let limit: Int64
  let mode: NSLineBreakMode

  private static let ellipsis = "\u{2026}"

  /// Returns the last line, which starts at `start`. If it were wrapped instead of truncated, it would end at
  /// `wrappedEnd`.
  func lastLine(start: Int, wrappedEnd: Int) -> TextLayout.Line {
    switch mode {
    case .byWordWrapping, .byCharWrapping: return line(start..<wrappedEnd)
    case .byClipping: return line(start..<paragraphEnd(from: start))
    case .byTruncatingTail: return truncated(start: start, roomBefore: available, roomAfter: 0)
    case .byTruncatingHead: return truncated(start: start, roomBefore: 0, roomAfter: available)
    case .byTruncatingMiddle: return truncated(start: start, roomBefore: (available + 1) / 2, roomAfter: available / 2)
    }
  }

  private var available: Int64 { max(0, limit - text.ellipsis) }

  private func line(_ range: Range<Int>) -> TextLayout.Line {
    TextLayout.Line(text: text.string(range), width: text.width(range))
  }

  private func truncated(start: Int, roomBefore: Int64, roomAfter: Int64) -> TextLayout.Line {
    let stop = paragraphEnd(from: start)
    var end = start
    var width: Int64 = 0
    while end < stop, width + Int64(text.widths[end]) <= roomBefore {
      width += Int64(text.widths[end])
      end += 1
    }
    while end > start, end < stop, !text.startsCluster(end) { end -= 1 }
    while end > start, ScalarClass.isSpace(text.scalars[end - 1].value) { end -= 1 }
    var tail = text.count
    width = 0
    while tail > end, !ScalarClass.isNewline(text.scalars[tail - 1].value),
      width + Int64(text.widths[tail - 1]) <= roomAfter
    {
      width += Int64(text.widths[tail - 1])
      tail -= 1
    }
    while tail < text.count, !text.startsCluster(tail) || ScalarClass.isSpace(text.scalars[tail].value) { tail += 1 }
    return TextLayout.Line(
      text: text.string(start..<end) + TextTruncation.ellipsis + text.string(tail..<text.count),
      width: text.width(start..<end) + text.ellipsis + text.width(tail..<text.count))
  }

  private func paragraphEnd(from start: Int) -> Int {
    var end = start
    while end < text.count, !ScalarClass.isNewline(text.scalars[end].value) { end += 1 }
    return end
  }
}

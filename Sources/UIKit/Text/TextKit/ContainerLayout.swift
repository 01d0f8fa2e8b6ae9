// SPDX-License-Identifier: MIT

import SprungModels

/// The part of a text that is in a container, in the container's coordinates. Places in the text are UTF-16 units of all of it.
nonisolated struct ContainerLayout {
  let container: NSTextContainer
  let layout: RichTextLayout
  /// The first unit, and the number of lines that fit.
  let start: Int
  let lineCount: Int

  private var padding: CGFloat { container.lineFragmentPadding }

  /// The lines with letters, without an empty one after the last line end.
  var lines: ArraySlice<RichTextLayout.Line> {
    layout.lines.prefix(lineCount).prefix { $0.next > $0.start }
  }

  /// The empty line after the last line end.
  var openLine: RichTextLayout.Line? {
    guard let last = layout.lines.prefix(lineCount).last, last.next == last.start else { return nil }
    return last
  }

  /// The range of the container's text, in UTF-16 units.
  var range: NSRange { NSRange(start..<start + (lines.last.map { layout.offsets[$0.next] } ?? 0)) }

  func range(of line: RichTextLayout.Line) -> NSRange {
    NSRange(start + layout.offsets[line.start]..<start + layout.offsets[line.next])
  }

  /// The line of a unit.
  func line(of index: Int) -> RichTextLayout.Line? {
    lines.last { start + layout.offsets[$0.start] <= index }
  }

  /// The rectangle of a line, as wide as its room.
  func fragment(_ line: RichTextLayout.Line) -> CGRect {
    let isNarrowed = !layout.setting.exclusions.isEmpty
    let whole = layout.setting.width > 0 ? layout.setting.width : line.left + line.width
    return CGRect(
      x: isNarrowed ? line.availableStart : 0, y: line.top,
      width: (isNarrowed ? line.availableWidth : whole) + 2 * padding,
      height: line.height)
  }

  /// The rectangle of the letters of a line and the padding beside them.
  func used(_ line: RichTextLayout.Line) -> CGRect {
    CGRect(x: line.left, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  /// The rectangle that all lines take.
  var used: CGRect {
    var union = CGRect.null
    for line in layout.lines.prefix(lineCount) { union = union.union(used(line)) }
    guard !union.isNull, let last = layout.lines.prefix(lineCount).last else { return .zero }
    union.size.height = last.top + last.textHeight - union.minY
    return union
  }

  /// The rectangle of units in a line.
  func rect(_ range: NSRange, in line: RichTextLayout.Line) -> CGRect {
    let from = max(line.start, layout.scalar(at: max(0, range.location - start)))
    let to = max(from, min(line.end, layout.scalar(at: max(0, range.upperBound - start))))
    let (left, right) = (layout.x(of: from, in: line), layout.x(of: to, in: line))
    return CGRect(x: padding + left, y: line.top, width: right - left, height: line.height)
  }

  /// The rectangles of units, a line each.
  func rects(_ range: NSRange) -> [CGRect] {
    lines.filter { self.range(of: $0).intersection(range) != nil }.map { rect(range, in: $0) }
  }

  /// The point of the baseline at which a unit begins.
  func location(of index: Int) -> CGPoint? {
    line(of: index).map {
      CGPoint(x: padding + layout.x(of: layout.scalar(at: index - start), in: $0), y: $0.baseline)
    }
  }

  /// The unit at a point, and how far through it the point is, 0...1.
  func unit(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let last = lines.last else { return (start, 0) }
    let line = lines.first { point.y < $0.top + $0.height } ?? last
    var x = padding + line.left
    var index = line.start
    var found = (index: line.start, fraction: CGFloat(0))
    while index < line.end {
      let width = layout.points(Int64(layout.measured.widths[index]))
      // A scalar that is drawn with the one before has no place of its own.
      if width > 0 {
        found = (index, min(max((point.x - x) / width, 0), 1))
        if point.x < x + width { break }
      }
      x += width
      index += 1
    }
    return (start + layout.offsets[found.index], found.fraction)
  }
}

nonisolated extension RichText {
  /// The text from a UTF-16 unit on.
  func suffix(from offset: Int) -> RichText {
    var rest = self
    let units = Array(string.utf16)
    let tail = String(decoding: units[min(offset, units.count)...], as: UTF16.self)
    rest.replace(
      NSRange(location: 0, length: min(offset, units.count)), byCount: 0, attributes: TextAttributes(), string: tail)
    return rest
  }
}

// SPDX-License-Identifier: MIT

import SprungModels

/// The layout of the text inside a container, in the container's coordinates. Text positions are UTF-16 offsets into
/// the entire text.
nonisolated struct ContainerLayout {
  let container: NSTextContainer
  let layout: RichTextLayout
  /// The offset of the first UTF-16 unit in the container, and the number of lines that fit in the container.
  let start: Int
  let lineCount: Int

  private var padding: CGFloat { container.lineFragmentPadding }

  /// The lines that contain characters, excluding the empty line after the last newline.
  var lines: ArraySlice<RichTextLayout.Line> {
    layout.lines.prefix(lineCount).prefix { $0.next > $0.start }
  }

  /// The empty line after the last newline, or nil if there is none.
  var openLine: RichTextLayout.Line? {
    guard let last = layout.lines.prefix(lineCount).last, last.next == last.start else { return nil }
    return last
  }

  /// The range of the container's text, in UTF-16 units.
  var range: NSRange { NSRange(start..<start + (lines.last.map { layout.offsets[$0.next] } ?? 0)) }

  func range(of line: RichTextLayout.Line) -> NSRange {
    NSRange(start + layout.offsets[line.start]..<start + layout.offsets[line.next])
  }

  /// Returns the line that contains a UTF-16 unit.
  func line(of index: Int) -> RichTextLayout.Line? {
    lines.last { start + layout.offsets[$0.start] <= index }
  }

  /// Returns the rectangle of a line, including its entire available width.
  func fragment(_ line: RichTextLayout.Line) -> CGRect {
    let isNarrowed = !layout.setting.exclusions.isEmpty
    let whole = layout.setting.width > 0 ? layout.setting.width : line.left + line.width
    return CGRect(
      x: isNarrowed ? line.availableStart : 0, y: line.top,
      width: (isNarrowed ? line.availableWidth : whole) + 2 * padding,
      height: line.height)
  }

  /// Returns the rectangle of the characters in a line and their padding.
  func used(_ line: RichTextLayout.Line) -> CGRect {
    CGRect(x: line.left, y: line.top, width: line.width + 2 * padding, height: line.height)
  }

  /// The bounding rectangle of all lines.
  var used: CGRect {
    var union = CGRect.null
    for line in layout.lines.prefix(lineCount) { union = union.union(used(line)) }
    guard !union.isNull, let last = layout.lines.prefix(lineCount).last else { return .zero }
    union.size.height = last.top + last.textHeight - union.minY
    return union
  }

  /// Returns the rectangle of a range within a line.
  func rect(_ range: NSRange, in line: RichTextLayout.Line) -> CGRect {
    let from = max(line.start, layout.scalar(at: max(0, range.location - start)))
    let to = max(from, min(line.end, layout.scalar(at: max(0, range.upperBound - start))))
    let (left, right) = (layout.x(of: from, in: line), layout.x(of: to, in: line))
    return CGRect(x: padding + left, y: line.top, width: right - left, height: line.height)
  }

  /// Returns the rectangles of a range, one for each line.
  func rects(_ range: NSRange) -> [CGRect] {
    lines.filter { self.range(of: $0).intersection(range) != nil }.map { rect(range, in: $0) }
  }

  /// Returns the origin of a UTF-16 unit on the baseline, or nil if it is not in the container.
  func location(of index: Int) -> CGPoint? {
    line(of: index).map {
      CGPoint(x: padding + layout.x(of: layout.scalar(at: index - start), in: $0), y: $0.baseline)
    }
  }

  /// Returns the UTF-16 unit at the given point, and the horizontal position of the point in this unit as a fraction in
  /// 0...1.
  func unit(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let last = lines.last else { return (start, 0) }
    let line = lines.first { point.y < $0.top + $0.height } ?? last
    var x = padding + line.left
    var index = line.start
    var found = (index: line.start, fraction: CGFloat(0))
    while index < line.end {
      let width = layout.points(Int64(layout.measured.widths[index]))
      // A scalar that is drawn together with the preceding scalar has no position of its own.
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
  /// Returns the text starting at a UTF-16 offset.
  func suffix(from offset: Int) -> RichText {
    var rest = self
    let units = Array(string.utf16)
    let tail = String(decoding: units[min(offset, units.count)...], as: UTF16.self)
    rest.replace(
      NSRange(location: 0, length: min(offset, units.count)), byCount: 0, attributes: TextAttributes(), string: tail)
    return rest
  }
}

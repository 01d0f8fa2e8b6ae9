// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// Where the letters of a text in several looks stand, in points; the places of carets and selections follow from it.
///
/// Widths are whole units of 1/2048 of a point, so that their sums are exact and the same everywhere.
nonisolated struct RichTextLayout {
  /// What holds for all of a text where its looks say nothing.
  struct Setting {
    var font: UIFont
    var color: UIColor
    var alignment: NSTextAlignment
    /// The room in points; 0 is no limit.
    var width: CGFloat
    /// 0 is any number.
    var numberOfLines = 0
    var mode = NSLineBreakMode.byWordWrapping
    /// Whether people read from right to left.
    var isMirrored = false
    /// Whether a caret can stand in a line of its own after the last line end.
    var endsWithOpenLine = false
    /// Whether line ends are drawn as if they were spaces.
    var isSingleLine = false
  }

  struct Line {
    /// The first scalar, the one after the last that is drawn, and the first of the next line.
    var start: Int
    var end: Int
    var next: Int
    var top: CGFloat
    /// From the upper edge to that of the next line.
    var height: CGFloat
    /// From the upper edge to the baseline, and the height of the letters alone.
    var baseline: CGFloat
    var textHeight: CGFloat
    /// Where the first letter stands.
    var left: CGFloat
    var width: CGFloat
    var indent: CGFloat
    var alignment: NSTextAlignment
    /// Whether an ellipsis follows the letters.
    var isCut = false
  }

  let setting: Setting
  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  private let measured: MeasuredText
  /// The UTF-16 unit at which each scalar begins, and the number of all.
  private var offsets: [Int]
  private let text: RichText
  private var looks: [Int] = []

  init(_ text: RichText, _ setting: Setting) {
    self.text = text
    self.setting = setting
    var scalars: [Unicode.Scalar] = []
    var widths: [Int] = []
    var offsets: [Int] = []
    var looks: [Int] = []
    var offset = 0
    var run = 0
    var runEnd = text.runs.first?.count ?? 0
    var isJoined = false
    var isInsideFlag = false
    for scalar in text.string.unicodeScalars {
      while offset >= runEnd, run + 1 < text.runs.count {
        run += 1
        runEnd += text.runs[run].count
      }
      let look = text.runs[run].look
      let font = look.font ?? setting.font
      var units = isJoined ? 0 : font.face.width(of: scalar)
      if ScalarClass.isRegionalIndicator(scalar.value) {
        if isInsideFlag { units = 0 }
        isInsideFlag.toggle()
      } else {
        isInsideFlag = false
      }
      isJoined = scalar.value == ScalarClass.joiner
      var width = RichTextLayout.units(CGFloat(units) / CGFloat(FontFace.unitsPerEm) * font.pointSize)
      if units > 0 { width = max(1, width + RichTextLayout.units(look.kern)) }
      if scalar.value == 0xFFFC, let size = look.attachment { width = RichTextLayout.units(size.width) }
      scalars.append(setting.isSingleLine && ScalarClass.isNewline(scalar.value) ? " " : scalar)
      widths.append(width)
      offsets.append(offset)
      looks.append(run)
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    offsets.append(offset)
    measured = MeasuredText(scalars: scalars, widths: widths)
    self.offsets = offsets
    self.looks = looks
    breakLines()
  }

  private static func units(_ points: CGFloat) -> Int {
    Int(min(max((points * CGFloat(FontFace.unitsPerEm)).rounded(), -1e6), 1e6))
  }

  private static func points(_ units: Int) -> CGFloat { CGFloat(units) / CGFloat(FontFace.unitsPerEm) }

  // MARK: Lines

  private mutating func breakLines() {
    var start = 0
    var top: CGFloat = 0
    var isFirst = true
    while start < measured.count {
      let paragraph = paragraph(at: start)
      let indent = isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent
      let room = room(paragraph, indent)
      let breaker = LineBreaker(
        text: measured, limit: room.map { limit($0) } ?? 1_000_000_000,
        breaksAnywhere: setting.mode == .byCharWrapping || paragraph.lineBreakMode == .byCharWrapping)
      var (end, next) = setting.isSingleLine ? (measured.count, measured.count) : breaker.line(from: start)
      let isLast = setting.numberOfLines > 0 && lines.count == setting.numberOfLines - 1
      var isCut = false
      if isLast, next < measured.count || (room.map { limit($0) < measured.width(start..<end) } ?? false) {
        isTruncated = true
        isCut = cut(&end, start: start, limit: room.map { limit($0) } ?? 1_000_000_000)
        next = measured.count
      }
      if isFirst, start > 0 { top += paragraph.paragraphSpacingBefore }
      append(start, end, next, &top, paragraph, indent, isCut: isCut)
      isFirst = next > start && next <= measured.count && ScalarClass.isNewline(measured.scalars[next - 1].value)
      if isFirst, next < measured.count {
        top += paragraph.paragraphSpacing
        lines[lines.count - 1].height += paragraph.paragraphSpacing
      }
      start = next
      if isLast { return }
    }
    let hasOpenLine = measured.scalars.last.map { ScalarClass.isNewline($0.value) } ?? true
    if setting.endsWithOpenLine, hasOpenLine, !setting.isSingleLine || measured.count == 0 {
      let paragraph = paragraph(at: measured.count)
      append(
        measured.count, measured.count, measured.count, &top, paragraph, paragraph.firstLineHeadIndent, isCut: false)
    }
  }

  private func paragraph(at index: Int) -> ParagraphLook {
    let look = index < looks.count ? text.runs[looks[index]].look : text.runs.last?.look
    var paragraph = look?.paragraph ?? ParagraphLook()
    if look?.paragraph == nil || paragraph.alignment == .natural { paragraph.alignment = setting.alignment }
    if paragraph.alignment == .natural { paragraph.alignment = setting.isMirrored ? .right : .left }
    return paragraph
  }

  private func room(_ paragraph: ParagraphLook, _ indent: CGFloat) -> CGFloat? {
    guard setting.width > 0 else { return nil }
    let tail = paragraph.tailIndent > 0 ? paragraph.tailIndent : setting.width + paragraph.tailIndent
    return max(0, tail - indent)
  }

  /// A unit more than exact, so that a box of just the measured width never breaks its own text.
  private func limit(_ points: CGFloat) -> Int {
    points < 400_000 ? Int(points * CGFloat(FontFace.unitsPerEm)) + 2 : 1_000_000_000
  }

  /// Shortens a line so that an ellipsis fits behind it; returns whether one is to be drawn.
  private func cut(_ end: inout Int, start: Int, limit: Int) -> Bool {
    switch setting.mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return false
    default: break
    }
    var stop = start
    while stop < measured.count, !ScalarClass.isNewline(measured.scalars[stop].value) { stop += 1 }
    let size = font(at: max(start, min(end, stop) - 1)).pointSize
    let ellipsis = RichTextLayout.units(CGFloat(FontFace.regular.width(of: "\u{2026}")) / 2048 * size)
    var width = ellipsis
    end = start
    while end < stop, width + measured.widths[end] <= limit {
      width += measured.widths[end]
      end += 1
    }
    while end > start, end < stop, !measured.startsCluster(end) { end -= 1 }
    while end > start, ScalarClass.isSpace(measured.scalars[end - 1].value) { end -= 1 }
    return true
  }

  private mutating func append(
    _ start: Int, _ end: Int, _ next: Int, _ top: inout CGFloat, _ paragraph: ParagraphLook, _ indent: CGFloat,
    isCut: Bool
  ) {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var seen = -1
    for index in start..<max(end, min(start + 1, looks.count)) where index < looks.count && looks[index] != seen {
      seen = looks[index]
      let look = text.runs[seen].look
      let font = look.font ?? setting.font
      ascent = max(ascent, font.ascender + max(0, look.baselineOffset), look.attachment?.height ?? 0)
      descent = max(descent, 0 - font.descender + max(0, 0 - look.baselineOffset))
    }
    if seen < 0 {
      let font = text.runs.last?.look.font ?? setting.font
      (ascent, descent) = (font.ascender, 0 - font.descender)
    }
    var height = ascent + descent
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    var width = RichTextLayout.points(measured.width(start..<end))
    if isCut {
      width += CGFloat(FontFace.regular.width(of: "\u{2026}")) / 2048 * font(at: max(start, end - 1)).pointSize
    }
    let free = max(0, (room(paragraph, indent) ?? width) - width)
    let left: CGFloat =
      switch paragraph.alignment {
      case .center: indent + free / 2
      case .right: indent + free
      default: indent
      }
    lines.append(
      Line(
        start: start, end: end, next: next, top: top, height: height + paragraph.lineSpacing,
        baseline: height - descent, textHeight: height, left: left, width: width, indent: indent,
        alignment: paragraph.alignment, isCut: isCut))
    top += height + paragraph.lineSpacing
  }

  private func font(at index: Int) -> UIFont {
    index < looks.count ? text.runs[looks[index]].look.font ?? setting.font : setting.font
  }

  // MARK: Sizes and places

  /// The size in points that the lines take, not rounded.
  var size: CGSize {
    var width: CGFloat = 0
    for line in lines { width = max(width, line.indent + line.width) }
    guard let last = lines.last else { return .zero }
    return CGSize(width: width, height: last.top + last.textHeight)
  }

  /// The number of UTF-16 units.
  var count: Int { offsets[offsets.count - 1] }

  /// The line in which a caret stands.
  func line(at offset: Int) -> Int {
    let index = scalar(at: offset)
    var found = 0
    for (number, line) in lines.enumerated() where line.start <= index { found = number }
    return found
  }

  /// The rectangle in points of a caret of two points before a UTF-16 unit.
  func caret(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return CGRect(x: 0, y: 0, width: 2, height: setting.font.lineHeight) }
    let line = lines[line(at: offset)]
    return CGRect(x: x(of: scalar(at: offset), in: line), y: line.top, width: 2, height: line.textHeight)
  }

  /// The rectangles of a range, from its first line to its last.
  func rectangles(of range: NSRange) -> [CGRect] {
    let (start, end) = (scalar(at: range.location), scalar(at: range.upperBound))
    var found: [CGRect] = []
    for line in lines where line.start < end && line.next > start {
      let left = x(of: max(start, line.start), in: line)
      var right = x(of: min(end, line.end), in: line)
      // A line end that is chosen too shows as a little room.
      if end > line.end, line.next > line.end { right = max(right, x(of: line.end, in: line) + 4) }
      if right > left {
        found.append(CGRect(x: left, y: line.top, width: right - left, height: line.height))
      }
    }
    return found
  }

  /// The UTF-16 offset at which a caret is nearest to a point.
  func offset(near point: CGPoint) -> Int {
    guard let last = lines.last else { return 0 }
    let line = lines.first { point.y < $0.top + $0.height } ?? last
    var best = line.start
    var distance = CGFloat.infinity
    var x = line.left
    for index in line.start...line.end {
      if measured.startsCluster(index) || index == line.end {
        let away = (x - point.x).magnitude
        if away < distance { (best, distance) = (index, away) }
      }
      if index < line.end { x += RichTextLayout.points(measured.widths[index]) }
    }
    return offsets[best]
  }

  private func scalar(at offset: Int) -> Int {
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func x(of index: Int, in line: Line) -> CGFloat {
    line.left + RichTextLayout.points(measured.width(line.start..<max(line.start, min(index, line.end))))
  }

  /// The offset before the first letter of a line, and after its last.
  func ends(ofLine number: Int) -> (start: Int, end: Int) {
    guard lines.indices.contains(number) else { return (0, count) }
    return (offsets[lines[number].start], offsets[lines[number].end])
  }

  // MARK: Drawing

  /// The lines as a host draws them.
  var stageLines: [StageTextLine] {
    lines.map { line in
      let alignment = TextAlignment(rawValue: UInt32(line.alignment.rawValue)) ?? .natural
      var shown = StageTextLine(
        alignment: alignment, height: Double(line.height), indent: Double(line.indent), runs: [])
      var index = line.start
      while index < line.end {
        let run = looks[index]
        var end = index
        while end < line.end, looks[end] == run { end += 1 }
        shown.runs.append(stageRun(measured.string(index..<end), text.runs[run].look))
        index = end
      }
      if line.isCut {
        if shown.runs.isEmpty {
          shown.runs.append(stageRun("\u{2026}", text.runs.first?.look ?? TextLook()))
        } else {
          shown.runs[shown.runs.count - 1].text += "\u{2026}"
        }
      }
      return shown
    }
  }

  private func stageRun(_ string: String, _ look: TextLook) -> StageTextRun {
    let font = look.font ?? setting.font
    let isLink = look.link != nil && look.color == nil
    let color = isLink ? UIColor.link : look.color ?? setting.color
    return StageTextRun(
      text: string,
      style: TextStyle(
        fontSize: Double(font.pointSize), weight: UInt32(font.weight.styleSheetWeight),
        isItalic: look.isItalic || font.isItalic,
        isMonospaced: font.isMonospaced, numberOfLines: 1, lineBreak: .byClipping,
        lineHeight: Double(font.lineHeight)),
      color: PackedColor(rawValue: color.cgColor.rgba),
      background: PackedColor(rawValue: look.background?.cgColor.rgba ?? 0), kern: Double(look.kern),
      baselineOffset: Double(look.baselineOffset), decorations: look.decorations)
  }

  /// The lines as one text, if it is in one look.
  var string: String {
    var result = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { result += "\n" }
      result += measured.string(line.start..<line.end)
      if line.isCut { result += "\u{2026}" }
    }
    return result
  }
}

// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// The layout of text with multiple styles, in points. It also determines the positions of carets and selections.
///
/// Widths are integers in layout units, so their sums are exact and identical on all platforms. If all characters have
/// the same font size, the unit and the lines are the same as for text in a single font. Otherwise, the unit is
/// 1/16,384 point.
nonisolated struct RichTextLayout {
  /// The default attributes and the limits of the entire text.
  struct Setting {
    var font: UIFont
    var color: UIColor
    var alignment: NSTextAlignment
    /// The available width in points, or 0 for no limit.
    var width: CGFloat
    /// The maximum number of lines, or 0 for no limit.
    var numberOfLines = 0
    var mode = NSLineBreakMode.byWordWrapping
    /// Whether the layout direction is right to left.
    var isMirrored = false
    /// Whether a caret can be placed on the empty line after the last newline.
    var endsWithOpenLine = false
    /// Whether newlines are drawn as spaces.
    var isSingleLine = false
    /// The rectangles that lines avoid, in points.
    var exclusions: [CGRect] = []
  }

  struct Line {
    /// The index of the first scalar, the end of the drawn scalars, and the index of the first scalar of the next line.
    var start: Int
    var end: Int
    var next: Int
    var top: CGFloat
    /// The distance from the top edge to the top edge of the next line.
    var height: CGFloat
    /// The distance from the top edge to the baseline, and the line height without line spacing.
    var baseline: CGFloat
    var textHeight: CGFloat
    /// The left edge of the first character.
    var left: CGFloat
    var width: CGFloat
    var indent: CGFloat
    var alignment: NSTextAlignment
    /// Whether an ellipsis follows the text.
    var isCut = false
    /// The leading edge and the available width of the line. A width of 0 means no limit.
    var availableStart: CGFloat = 0
    var availableWidth: CGFloat = 0
  }

  let setting: Setting
  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  private(set) var measured: MeasuredText
  let unitsPerPoint: CGFloat
  /// The UTF-16 offset of each scalar, followed by the total count.
  private(set) var offsets: [Int]
  let text: RichText
  /// The run of each scalar.
  private(set) var runIndices: [Int] = []
  /// The bounds of images, keyed by scalar index. The bounds are relative to the baseline, and the y-axis points up.
  private(set) var pictures: [Int: CGRect] = [:]
  /// Whether the text contains tabs.
  private let hasTabs: Bool

  init(_ unresolved: RichText, _ setting: Setting) {
    let text = unresolved.resolved(setting.font)
    self.text = text
    self.setting = setting
    var scalars: [Unicode.Scalar] = []
    var widths: [Int32] = []
    var offsets: [Int] = []
    var runIndices: [Int] = []
    var hasTabs = false
    var offset = 0
    var run = 0
    var runEnd = text.runs.first?.count ?? 0
    let unitsPerPoint = Self.unitsPerPoint(text, setting.font)
    self.unitsPerPoint = unitsPerPoint
    var meter = CharacterMeter(face: (text.runs.first?.attributes.font ?? setting.font).face)
    var measuredRun = 0
    var unitsOfRun = Self.unitsPerUnit(text.runs.first?.attributes.font ?? setting.font, unitsPerPoint)
    for scalar in text.string.unicodeScalars {
      while offset >= runEnd, run + 1 < text.runs.count {
        run += 1
        runEnd += text.runs[run].count
      }
      let style = text.runs[run].attributes
      if run != measuredRun {
        let font = style.font ?? setting.font
        meter.change(to: font.face)
        unitsOfRun = Self.unitsPerUnit(font, unitsPerPoint)
        measuredRun = run
      }
      let units = meter.width(of: scalar)
      var width = Self.scaled(units, unitsOfRun)
      if meter.kerning != 0 { widths[widths.count - 1] += Self.scaled(meter.kerning, unitsOfRun) }
      if units > 0, style.kern != 0 { width = max(1, width + Self.units(style.kern, unitsPerPoint)) }
      if let expansion = style.effects?.expansion, expansion != 0 {
        width = Self.scaled(width, CGFloat(DeterministicMath.exp(Double(expansion))))
      }
      if scalar.value == 0xFFFC, let picture = style.picture {
        let font = style.font ?? setting.font
        let fragment = CGRect(x: 0, y: 0, width: setting.width, height: font.lineHeight)
        let bounds = picture.bounds(fragment: fragment, font: font, index: offset)
        pictures[scalars.count] = bounds
        // The width is at least 1, so that an image of zero width is treated as a separate character.
        width = max(1, Self.units(bounds.width, unitsPerPoint))
      }
      if scalar.value == 0x09, !setting.isSingleLine { hasTabs = true }
      scalars.append(setting.isSingleLine && ScalarClass.isNewline(scalar.value) ? " " : scalar)
      widths.append(width)
      offsets.append(offset)
      runIndices.append(run)
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    offsets.append(offset)
    measured = MeasuredText(scalars: scalars, widths: widths)
    self.offsets = offsets
    self.runIndices = runIndices
    self.hasTabs = hasTabs
    breakLines()
  }

  /// Returns the number of layout units per point. If all font sizes are equal, this is the number of font units per
  /// point at that size, and otherwise 16,384.
  private static func unitsPerPoint(_ text: RichText, _ font: UIFont) -> CGFloat {
    let size = (text.runs.first?.attributes.font ?? font).pointSize
    for run in text.runs where (run.attributes.font ?? font).pointSize != size { return 16_384 }
    return CGFloat(FontFace.unitsPerEm) / size
  }

  /// Returns the number of layout units per font unit, or nil if it is 1.
  private static func unitsPerUnit(_ font: UIFont, _ unitsPerPoint: CGFloat) -> CGFloat? {
    let factor = font.pointSize * unitsPerPoint / CGFloat(FontFace.unitsPerEm)
    return (factor - 1).magnitude < 1e-9 ? nil : factor
  }

  private static func scaled(_ units: Int32, _ factor: CGFloat?) -> Int32 {
    guard let factor else { return units }
    return Int32(min(max((CGFloat(units) * factor).rounded(), -1e9), 1e9))
  }

  private static func units(_ points: CGFloat, _ unitsPerPoint: CGFloat) -> Int32 {
    Int32(min(max((points * unitsPerPoint).rounded(), -1e9), 1e9))
  }

  func points(_ units: Int64) -> CGFloat { CGFloat(units) / unitsPerPoint }

  // MARK: Lines

  // These functions are not inlined, because inlining would double the size of their code in every application with a
  // label.
  @inline(never)
  private mutating func breakLines() {
    var start = 0
    var top: CGFloat = 0
    var isFirst = true
    while start < measured.count {
      let paragraph = paragraph(at: start)
      var indent = isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent
      if isFirst, start > 0 { top += paragraph.paragraphSpacingBefore }
      var available = availableWidth(paragraph, indent)
      if !setting.exclusions.isEmpty, let whole = available {
        let gap = LineGap(
          from: indent, width: whole, top: top, height: font(at: start).lineHeight, exclusions: setting.exclusions)
        (indent, available, top) = (gap.start, gap.width, gap.top)
      }
      if hasTabs { setTabs(from: start, indent: indent, paragraph: paragraph, room: available) }
      let breaker = LineBreaker(
        text: measured, limit: available.map { limit($0) } ?? Self.noLimit,
        breaksAnywhere: setting.mode == .byCharWrapping || paragraph.lineBreakMode == .byCharWrapping)
      var (end, next) = setting.isSingleLine ? (measured.count, measured.count) : breaker.line(from: start)
      let isLast = setting.numberOfLines > 0 && lines.count == setting.numberOfLines - 1
      var isCut = false
      if isLast, next < measured.count || (available.map { limit($0) < measured.width(start..<end) } ?? false) {
        isTruncated = true
        isCut = cut(&end, start: start, limit: available.map { limit($0) } ?? Self.noLimit)
        next = measured.count
      }
      append(start, end, next, &top, paragraph, indent, available, isCut: isCut)
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
      let indent = paragraph.firstLineHeadIndent
      append(
        measured.count, measured.count, measured.count, &top, paragraph, indent, availableWidth(paragraph, indent),
        isCut: false)
    }
  }

  private func paragraph(at index: Int) -> ParagraphAttributes {
    let style = index < runIndices.count ? text.runs[runIndices[index]].attributes : text.runs.last?.attributes
    var paragraph = style?.paragraph ?? ParagraphAttributes()
    if style?.paragraph == nil || paragraph.alignment == .natural { paragraph.alignment = setting.alignment }
    if paragraph.alignment == .natural { paragraph.alignment = setting.isMirrored ? .right : .left }
    return paragraph
  }

  private func availableWidth(_ paragraph: ParagraphAttributes, _ indent: CGFloat) -> CGFloat? {
    guard setting.width > 0 else { return nil }
    let tail = paragraph.tailIndent > 0 ? paragraph.tailIndent : setting.width + paragraph.tailIndent
    return max(0, tail - indent)
  }

  /// Sets the widths of the tabs in a line, up to its limit.
  @inline(never)
  private mutating func setTabs(from start: Int, indent: CGFloat, paragraph: ParagraphAttributes, room: CGFloat?) {
    let stops = paragraph.tabs
    let most = room.map { limit($0) } ?? Self.noLimit
    var width: Int64 = 0
    var index = start
    while index < measured.count, !ScalarClass.isNewline(measured.scalars[index].value), width <= most {
      if measured.scalars[index].value == 0x09 {
        let x = indent + points(width)
        let stop = stops.stop(after: x)
        let before = stop.alignment == .left ? 0 : points(widthBeforeStop(from: index + 1, stop))
        let end = max(x, stop.alignment == .center ? stop.location - before / 2 : stop.location - before)
        measured.setScalarWidth(max(1, Self.units(end - x, unitsPerPoint)), at: index)
      }
      width += Int64(measured.widths[index])
      index += 1
    }
  }

  /// Returns the width of the text that is placed before a tab stop. This text ends at the next tab or newline, or at
  /// the decimal separator if the stop is decimal.
  @inline(never)
  private func widthBeforeStop(from start: Int, _ stop: TextTabs.Stop) -> Int64 {
    var end = start
    while end < measured.count {
      let code = measured.scalars[end].value
      if code == 0x09 || ScalarClass.isNewline(code) || (stop.isDecimal && code == 0x2E) { break }
      end += 1
    }
    return measured.width(start..<end)
  }

  private static let noLimit: Int64 = 1_000_000_000_000_000

  /// Converts a width to units and adds a small tolerance, so that text does not wrap in a box that is exactly as wide
  /// as the measured text.
  private func limit(_ points: CGFloat) -> Int64 {
    let tolerance = setting.font.pointSize * TextMetrics.toleranceOfEm
    let units = (points + tolerance) * unitsPerPoint
    return units < 1e15 ? Int64(units) : Self.noLimit
  }

  /// Truncates a line so that an ellipsis fits after it. Returns whether to draw the ellipsis.
  @inline(never)
  private func cut(_ end: inout Int, start: Int, limit: Int64) -> Bool {
    switch setting.mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return false
    default: break
    }
    var stop = start
    while stop < measured.count, !ScalarClass.isNewline(measured.scalars[stop].value) { stop += 1 }
    var width = Int64(Self.units(widthOfEllipsis(at: max(start, min(end, stop) - 1)), unitsPerPoint))
    end = start
    while end < stop, width + Int64(measured.widths[end]) <= limit {
      width += Int64(measured.widths[end])
      end += 1
    }
    while end > start, end < stop, !measured.startsCluster(end) { end -= 1 }
    while end > start, ScalarClass.isSpace(measured.scalars[end - 1].value) { end -= 1 }
    return true
  }

  private mutating func append(
    _ start: Int, _ end: Int, _ next: Int, _ top: inout CGFloat, _ paragraph: ParagraphAttributes, _ indent: CGFloat,
    _ available: CGFloat?, isCut: Bool
  ) {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var seen = -1
    for index in start..<max(end, min(start + 1, runIndices.count))
    where index < runIndices.count && runIndices[index] != seen {
      seen = runIndices[index]
      let style = text.runs[seen].attributes
      let font = style.font ?? setting.font
      ascent = max(ascent, font.ascender + max(0, style.baselineOffset))
      descent = max(descent, 0 - font.descender + max(0, 0 - style.baselineOffset))
    }
    if !pictures.isEmpty {
      for index in start..<max(end, start) {
        guard let bounds = pictures[index] else { continue }
        ascent = max(ascent, bounds.maxY + max(0, text.runs[runIndices[index]].attributes.baselineOffset))
        descent = max(descent, 0 - bounds.minY)
      }
    }
    if seen < 0 {
      let font = text.runs.last?.attributes.font ?? setting.font
      (ascent, descent) = (font.ascender, 0 - font.descender)
    }
    var height = ascent + descent
    if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
    height = max(height, paragraph.minimumLineHeight)
    if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
    var width = points(measured.width(start..<end))
    if isCut { width += widthOfEllipsis(at: max(start, end - 1)) }
    let free = max(0, (available ?? width) - width)
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
        alignment: paragraph.alignment, isCut: isCut, availableStart: indent, availableWidth: available ?? 0))
    top += height + paragraph.lineSpacing
  }

  /// Returns the width of an ellipsis in the font of a character, in points.
  private func widthOfEllipsis(at index: Int) -> CGFloat {
    let font = font(at: index)
    return TextMetrics.points(units: Int64(font.face.width(of: "\u{2026}")), pointSize: font.pointSize)
  }

  func font(at index: Int) -> UIFont {
    index < runIndices.count ? text.runs[runIndices[index]].attributes.font ?? setting.font : setting.font
  }

  // MARK: Sizes and positions

  /// The size of all lines in points, without rounding.
  var size: CGSize {
    var width: CGFloat = 0
    for line in lines { width = max(width, line.indent + line.width) }
    guard let last = lines.last else { return .zero }
    return CGSize(width: width, height: last.top + last.textHeight)
  }

  /// The number of UTF-16 units.
  var count: Int { offsets[offsets.count - 1] }

  /// Returns the index of the line that contains a caret.
  func line(at offset: Int) -> Int {
    let index = scalar(at: offset)
    var found = 0
    for (number, line) in lines.enumerated() where line.start <= index { found = number }
    return found
  }

  /// Returns the rectangle of the caret before a UTF-16 offset, in points. The caret is two points wide.
  func caret(at offset: Int) -> CGRect {
    guard !lines.isEmpty else { return CGRect(x: 0, y: 0, width: 2, height: setting.font.lineHeight) }
    let line = lines[line(at: offset)]
    return CGRect(x: x(of: scalar(at: offset), in: line), y: line.top, width: 2, height: line.textHeight)
  }

  /// Returns the rectangles that cover a range, one for each line, from the first line to the last.
  func rectangles(of range: NSRange) -> [CGRect] {
    let (start, end) = (scalar(at: range.location), scalar(at: range.upperBound))
    var found: [CGRect] = []
    for line in lines where line.start < end && line.next > start {
      let left = x(of: max(start, line.start), in: line)
      var right = x(of: min(end, line.end), in: line)
      // If the range includes the newline, the rectangle is a little wider.
      if end > line.end, line.next > line.end { right = max(right, x(of: line.end, in: line) + 4) }
      if right > left {
        found.append(CGRect(x: left, y: line.top, width: right - left, height: line.height))
      }
    }
    return found
  }

  /// Returns the UTF-16 offset of the caret position that is closest to a point.
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
      if index < line.end { x += points(Int64(measured.widths[index])) }
    }
    return offsets[best]
  }

  func scalar(at offset: Int) -> Int {
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func x(of index: Int, in line: Line) -> CGFloat {
    line.left + points(measured.width(line.start..<max(line.start, min(index, line.end))))
  }

  /// Returns the offset of the first character of a line and the offset after its last character.
  func ends(ofLine number: Int) -> (start: Int, end: Int) {
    guard lines.indices.contains(number) else { return (0, count) }
    return (offsets[lines[number].start], offsets[lines[number].end])
  }

  // MARK: Drawing

  /// The lines in the form in which they are sent to hosts.
  ///
  /// A host vertically centers the lines in the box, and the characters in their line. The edge between two lines is
  /// therefore placed in the middle of the gap between their characters. Any remaining distance to the baseline is sent
  /// as a baseline offset.
  var stageLines: [StageTextLine] {
    guard let last = lines.last else { return [] }
    let margin = (last.height - last.textHeight) / 2
    var edge = -margin
    return lines.indices.map { number in
      let line = lines[number]
      let lower = line.top + line.textHeight
      let next = number + 1 < lines.count ? (lower + lines[number + 1].top) / 2 : lower + margin
      var shown = StageTextLine(
        alignment: TextAlignment(rawValue: UInt32(line.alignment.rawValue)) ?? .natural, height: Double(next - edge),
        indent: Double(line.indent), runs: stageRuns(of: line))
      let largest = shown.runs.reduce(0) { max($0, $1.style.fontSize) }
      let drawn = (edge + next) / 2 + CGFloat(largest) * UIKitTuning.baselineBelowMiddle
      let rise = drawn - line.top - line.baseline
      if rise.magnitude > UIKitTuning.smallestBaselineShift {
        for index in shown.runs.indices { shown.runs[index].baselineOffset += Double(rise) }
      }
      edge = next
      return shown
    }
  }

  /// Returns the UTF-16 range of the characters drawn in a line.
  func units(of line: Line) -> Range<Int> { offsets[line.start]..<offsets[max(line.start, line.end)] }

  /// Returns the runs of a line in the form in which they are sent to hosts.
  func stageRuns(of line: Line) -> [StageTextRun] {
    var runs: [StageTextRun] = []
    var index = line.start
    while index < line.end {
      let run = runIndices[index]
      var end = index + 1
      if !isGap(index) { while end < line.end, runIndices[end] == run, !isGap(end) { end += 1 } }
      // The width of an image or a tab is reserved by a space, which the host stretches.
      runs.append(
        stageRun(
          isGap(index) ? "\u{A0}" : measured.string(index..<end), text.runs[run].attributes,
          width: Double(points(measured.width(index..<end))), isGap: isGap(index)))
      index = end
    }
    guard line.isCut else { return runs }
    let ellipsis = Double(widthOfEllipsis(at: max(line.start, line.end - 1)))
    if let last = runs.indices.last, !isGap(line.end - 1) {
      runs[last].text += "\u{2026}"
      runs[last].width += ellipsis
    } else {
      runs.append(stageRun("\u{2026}", text.runs.first?.attributes ?? TextAttributes(), width: ellipsis))
    }
    return runs
  }

  /// Returns whether a scalar is drawn as empty space because it is an image or a tab.
  private func isGap(_ index: Int) -> Bool {
    (hasTabs && measured.scalars[index].value == 0x09) || (!pictures.isEmpty && pictures[index] != nil)
  }

  /// Whether images need to be displayed.
  var needsLayers: Bool { !pictures.isEmpty }

  /// Whether the text must be sent as runs, although it has a single style.
  var needsRuns: Bool {
    if hasTabs || !pictures.isEmpty || !setting.exclusions.isEmpty { return true }
    guard let style = text.runs.first?.attributes else { return false }
    return (style.font ?? setting.font) != setting.font || (style.color ?? setting.color) != setting.color
  }

  private func stageRun(_ string: String, _ style: TextAttributes, width: Double, isGap: Bool = false) -> StageTextRun {
    let font = style.font ?? setting.font
    let color = color(of: style)
    let isHollow = (style.effects?.strokeWidth ?? 0) > 0
    return StageTextRun(
      text: string,
      style: TextStyle(
        fontSize: Double(font.pointSize), weight: UInt32(font.weight.styleSheetWeight),
        isItalic: style.isItalic || font.isItalic,
        isMonospaced: font.isMonospaced, hasTabularDigits: font.hasTabularDigits, numberOfLines: 1,
        lineBreak: .byClipping,
        lineHeight: Double(font.lineHeight)),
      color: isHollow ? .clear : PackedColor(rawValue: color.cgColor.rgba),
      background: PackedColor(rawValue: style.background?.cgColor.rgba ?? 0), kern: isGap ? 0 : Double(style.kern),
      baselineOffset: Double(style.baselineOffset), decorations: style.decorations, width: width,
      effects: isGap ? nil : style.effects?.stage(fontSize: font.pointSize, color: color))
  }

  /// Returns the color of characters and template images with the given style.
  func color(of style: TextAttributes) -> UIColor {
    style.link != nil && style.color == nil ? .link : style.color ?? setting.color
  }

  /// All lines as a single string, for text with a single style.
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

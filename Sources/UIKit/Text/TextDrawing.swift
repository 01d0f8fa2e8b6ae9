// SPDX-License-Identifier: MIT

import SprungStage

/// Draws lines of text in a graphics context.
nonisolated struct TextDrawing {
  private let layout: RichTextLayout

  /// Draws an existing text layout.
  init(_ layout: RichTextLayout) { self.layout = layout }

  /// Lays out the text. A width of 0 means no limit. The default font size is 12 points, as in Apple's frameworks. If
  /// `isTruncated` is true, the last line that fits the height ends with an ellipsis.
  init(
    _ string: NSAttributedString, width: CGFloat, isSingleLine: Bool = false, isTruncated: Bool = false,
    height: CGFloat = 0
  ) {
    var setting = RichTextLayout.Setting(
      font: .systemFont(ofSize: 12), color: .black, alignment: .natural, width: width)
    setting.isSingleLine = isSingleLine
    let text = RichText(string)
    let whole = RichTextLayout(text, setting)
    guard isTruncated, height > 0 else {
      layout = whole
      return
    }
    setting.numberOfLines = max(1, whole.lines.filter { $0.top + $0.textHeight <= height + 1 }.count)
    setting.mode = .byTruncatingTail
    layout = RichTextLayout(text, setting)
  }

  /// The distance from the top edge to the first baseline, in points.
  var baseline: CGFloat { layout.lines.first?.baseline ?? 0 }

  /// The part of the text to draw.
  enum Part { case all, background, letters }

  /// Draws the lines that fit completely into the height, but at most `lineCount` lines. If `shown` is not nil, only
  /// this range of UTF-16 units is drawn.
  func draw(
    at origin: CGPoint, height: CGFloat, _ part: Part = .all, units shown: NSRange? = nil, lineCount: Int = .max
  ) {
    guard let context = GraphicsContextStack.context(for: "draw(at:)"), origin.keepsLimit else { return }
    let pictures = part == .background ? [] : layout.positionedPictures
    for line in layout.lines.prefix(lineCount) {
      if line.top > 0, line.top + line.textHeight > height + 1 { return }
      var drawn = line
      if let shown {
        drawn.start = min(max(line.start, layout.scalar(at: shown.location)), line.end)
        drawn.end = max(drawn.start, min(line.end, layout.scalar(at: shown.upperBound)))
        drawn.isCut = line.isCut && drawn.end == line.end
        if drawn.start == drawn.end, !drawn.isCut { continue }
      }
      let baseline = origin.y + line.top + line.baseline
      var x = origin.x + layout.x(of: drawn.start, in: line)
      for var run in layout.stageRuns(of: drawn) {
        switch part {
        case .all: break
        case .letters: run.background = .clear
        case .background:
          run.color = .clear
          run.decorations = []
          run.effects = nil
        }
        let ground = CGRect(x: x, y: origin.y + line.top, width: CGFloat(run.width), height: line.textHeight)
        context.draw(run, at: CGPoint(x: x, y: baseline), ground: ground)
        x += CGFloat(run.width)
      }
      let units = layout.units(of: drawn)
      for picture in pictures where units.contains(picture.index) {
        let frame = picture.frame.offsetBy(dx: origin.x, dy: origin.y)
        picture.picture.draw(in: frame, of: context, color: picture.color, index: picture.index)
      }
    }
  }
}

nonisolated extension CGContext {
  /// Draws characters with a single style at a point on their baseline, including their background and their underline
  /// or strikethrough line.
  func draw(_ run: StageTextRun, at point: CGPoint, ground: CGRect) {
    hasDrawn = true
    if run.background.isVisible { fill(ground, run.background) }
    let y = point.y - CGFloat(run.baselineOffset)
    let effects = run.effects
    if let effects, effects.shadowColor.isVisible {
      saveGState()
      writer.shadow(effects.shadowColor, x: effects.shadowX, y: effects.shadowY, blur: effects.shadowBlur)
    }
    defer { if let effects, effects.shadowColor.isVisible { restoreGState() } }
    let isOutlined = state.textMode == .stroke || state.textMode == .fillStroke
    let isFilled = state.textMode != .stroke && state.textMode != .invisible
    writer.text(
      DrawnText(
        text: run.text, x: Float(point.x), baseline: Float(y), style: run.style,
        color: isFilled ? run.color : .clear, kern: Float(run.kern), width: Float(run.width),
        stroke: isOutlined ? PackedColor(rawValue: state.strokeColor.rgba) : effects?.strokeColor ?? .clear,
        strokeWidth: isOutlined ? Float(state.lineWidth) : Float(effects?.strokeWidth ?? 0)))
    drawLines(of: run, at: CGPoint(x: point.x, y: y))
  }

  private func drawLines(of run: StageTextRun, at point: CGPoint) {
    guard !run.decorations.isEmpty else { return }
    let size = CGFloat(run.style.fontSize)
    let thickness = size * UIKitTuning.textLineThickness * (run.decorations.contains(.thick) ? 2 : 1)
    func line(at y: CGFloat, _ own: PackedColor?) {
      let color = own.flatMap { $0.isVisible ? $0 : nil } ?? run.color
      fill(CGRect(x: point.x, y: y, width: CGFloat(run.width), height: thickness), color)
      guard run.decorations.contains(.double) else { return }
      fill(CGRect(x: point.x, y: y + 2 * thickness, width: CGFloat(run.width), height: thickness), color)
    }
    if run.decorations.contains(.underline) {
      line(at: point.y + size * UIKitTuning.underlineDepth, run.effects?.underlineColor)
    }
    if run.decorations.contains(.strikethrough) {
      line(
        at: point.y - size * UIKitTuning.strikethroughHeight - thickness / 2, run.effects?.strikethroughColor)
    }
  }

  private func fill(_ rect: CGRect, _ color: PackedColor) {
    writer.beginFill(color, [])
    write(CGPath(rect: rect))
    writer.end()
  }
}

extension UIKitTuning {
  /// The thickness of underlines and strikethrough lines, as a fraction of the font size (0.067, as in most fonts).
  nonisolated static let textLineThickness: CGFloat = 0.067
  /// The distance from the baseline down to the top edge of an underline, as a fraction of the font size (0.1).
  nonisolated static let underlineDepth: CGFloat = 0.1
  /// The height of the center of a strikethrough line above the baseline, as a fraction of the font size (0.26, which
  /// is half the x-height).
  nonisolated static let strikethroughHeight: CGFloat = 0.26
}

// SPDX-License-Identifier: MIT

import SprungStage

/// Draws the lines of a text in a graphics context.
nonisolated struct TextDrawing {
  private let layout: RichTextLayout

  /// Lays out a text; a width of 0 is no limit. Letters without a font have 12 points, as in Apple's frameworks. With `isTruncated`
  /// an ellipsis ends the last line that fits into the height.
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

  /// The distance from the upper edge to the baseline of the first line, in points.
  var baseline: CGFloat { layout.lines.first?.baseline ?? 0 }

  /// Draws the lines that fit whole into a height.
  func draw(at origin: CGPoint, height: CGFloat) {
    guard let context = GraphicsContextStack.context(for: "draw(at:)"), origin.keepsLimit else { return }
    for (line, shown) in zip(layout.lines, layout.stageLines) {
      if line.top > 0, line.top + line.textHeight > height + 1 { return }
      let baseline = origin.y + line.top + line.baseline
      var x = origin.x + line.left
      for run in shown.runs {
        let ground = CGRect(x: x, y: origin.y + line.top, width: CGFloat(run.width), height: line.textHeight)
        context.draw(run, at: CGPoint(x: x, y: baseline), ground: ground)
        x += CGFloat(run.width)
      }
    }
  }
}

nonisolated extension CGContext {
  /// Draws letters in one look from a point of their baseline to the right, with what is behind them and the lines along them.
  func draw(_ run: StageTextRun, at point: CGPoint, ground: CGRect) {
    hasDrawn = true
    if run.background.isVisible { fill(ground, run.background) }
    let y = point.y - CGFloat(run.baselineOffset)
    let isOutlined = state.textMode == .stroke || state.textMode == .fillStroke
    let isFilled = state.textMode != .stroke && state.textMode != .invisible
    writer.text(
      DrawnText(
        text: run.text, x: Float(point.x), baseline: Float(y), style: run.style,
        color: isFilled ? run.color : .clear, kern: Float(run.kern), width: Float(run.width),
        stroke: isOutlined ? PackedColor(rawValue: state.strokeColor.rgba) : .clear,
        strokeWidth: isOutlined ? Float(state.lineWidth) : 0))
    drawLines(of: run, at: CGPoint(x: point.x, y: y))
  }

  private func drawLines(of run: StageTextRun, at point: CGPoint) {
    guard !run.decorations.isEmpty else { return }
    let size = CGFloat(run.style.fontSize)
    let thickness = size * UIKitTuning.textLineThickness * (run.decorations.contains(.thick) ? 2 : 1)
    func line(at y: CGFloat) {
      fill(CGRect(x: point.x, y: y, width: CGFloat(run.width), height: thickness), run.color)
      guard run.decorations.contains(.double) else { return }
      fill(CGRect(x: point.x, y: y + 2 * thickness, width: CGFloat(run.width), height: thickness), run.color)
    }
    if run.decorations.contains(.underline) { line(at: point.y + size * UIKitTuning.underlineDepth) }
    if run.decorations.contains(.strikethrough) {
      line(at: point.y - size * UIKitTuning.strikethroughHeight - thickness / 2)
    }
  }

  private func fill(_ rect: CGRect, _ color: PackedColor) {
    writer.beginFill(color, [])
    write(CGPath(rect: rect))
    writer.end()
  }
}

extension UIKitTuning {
  /// The thickness of lines along letters in units of the font's size (0.067), about a seventeenth as in most fonts.
  nonisolated static let textLineThickness: CGFloat = 0.067
  /// The upper edge of an underline below the baseline in units of the font's size (0.1).
  nonisolated static let underlineDepth: CGFloat = 0.1
  /// The middle of a line through letters above the baseline in units of the font's size (0.26): half the height of an x.
  nonisolated static let strikethroughHeight: CGFloat = 0.26
}

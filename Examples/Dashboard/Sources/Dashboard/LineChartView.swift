// SPDX-License-Identifier: MIT

import UIKit

/// Values as a line over a gradient, with lines that help to read them.
final class LineChartView: UIView {
  var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }
  /// The values at which a line is drawn across.
  var marks: [CGFloat] = [] { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Where a value stands.
  private func y(_ value: CGFloat) -> CGFloat {
    let lowest = min(values.min() ?? 0, marks.min() ?? 0)
    let highest = max(values.max() ?? 1, marks.max() ?? 1)
    return 8 + (bounds.height - 16) * (1 - (value - lowest) / max(highest - lowest, 1))
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), values.count > 1 else { return }
    drawMarks(in: context)
    let plot = CGRect(x: 36, y: 0, width: bounds.width - 36, height: bounds.height)
    let line = UIBezierPath()
    for (index, value) in values.enumerated() {
      let point = CGPoint(x: plot.minX + plot.width * CGFloat(index) / CGFloat(values.count - 1), y: y(value))
      if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
    }

    context.saveGState()
    let area = UIBezierPath(cgPath: line.cgPath)
    area.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
    area.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
    area.close()
    area.addClip()
    let colors = [UIColor.systemRed.withAlphaComponent(0.5).cgColor, UIColor.systemRed.withAlphaComponent(0).cgColor]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 0, y: bounds.height), options: [])
    }
    context.restoreGState()

    UIColor.systemRed.setStroke()
    line.lineWidth = 2.5
    line.lineJoinStyle = .round
    line.stroke()
  }

  private func drawMarks(in context: CGContext) {
    context.saveGState()
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [3, 3])
    for mark in marks {
      let height = y(mark)
      context.move(to: CGPoint(x: 36, y: height))
      context.addLine(to: CGPoint(x: bounds.width, y: height))
      context.strokePath()
      let text = NSAttributedString(
        string: "\(Int(mark))",
        attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel])
      let size = text.size()
      text.draw(at: CGPoint(x: 30 - size.width, y: height - size.height / 2))
    }
    context.restoreGState()
  }
}

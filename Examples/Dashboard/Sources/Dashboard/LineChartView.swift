// SPDX-License-Identifier: MIT

import UIKit

/// A line chart with a gradient below the line. New values animate with springs, and a touch selects a value to read.
final class LineChartView: UIControl {
  private var spring = ChartSpring([])
  /// The values of the grid lines.
  private let marks: [CGFloat] = [80, 120, 160]
  /// The index of the value at the touch; nil without a touch.
  private(set) var readIndex: Int? {
    didSet {
      guard readIndex != oldValue else { return }
      setNeedsDisplay()
      sendActions(for: .valueChanged)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Heart rate"
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (chart: LineChartView, _) in
      chart.setNeedsDisplay()
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Displays values. The initial values appear without animation.
  func show(_ values: [CGFloat]) {
    if spring.values.count != values.count {
      spring = ChartSpring(values)
      spring.onChange = { [weak self] in self?.setNeedsDisplay() }
    }
    spring.move(to: values)
    let highest = Int((values.max() ?? 0).rounded())
    accessibilityValue = "Up to \(highest) beats per minute"
  }

  // MARK: Drawing

  /// The plot area, next to the axis labels.
  private var plot: CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isRightToLeft ? 0 : 40, y: 8, width: max(0, bounds.width - 40), height: max(0, bounds.height - 16))
  }

  /// Returns the y-coordinate of a value. The scale is fixed, so that only the line moves when the values change.
  private func y(_ value: CGFloat) -> CGFloat { plot.maxY - plot.height * (value - 60) / 110 }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(
      x: plot.minX + plot.width * CGFloat(index) / CGFloat(max(1, spring.values.count - 1)), y: y(spring.values[index]))
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), spring.values.count > 1 else { return }
    drawMarks(in: context)
    let line = UIBezierPath()
    line.move(to: point(0))
    for index in spring.values.indices.dropFirst() { line.addLine(to: point(index)) }
    fill(below: line, in: context)
    UIColor.systemRed.setStroke()
    line.lineWidth = 2.5
    line.lineJoinStyle = .round
    line.stroke()
    if let readIndex, spring.values.indices.contains(readIndex) { drawCursor(at: point(readIndex)) }
  }

  private func fill(below line: UIBezierPath, in context: CGContext) {
    context.saveGState()
    let area = UIBezierPath(cgPath: line.cgPath)
    area.addLine(to: CGPoint(x: plot.maxX, y: bounds.maxY))
    area.addLine(to: CGPoint(x: plot.minX, y: bounds.maxY))
    area.close()
    area.addClip()
    let colors = [UIColor.systemRed.withAlphaComponent(0.5).cgColor, UIColor.systemRed.withAlphaComponent(0).cgColor]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    {
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
    }
    context.restoreGState()
  }

  private func drawMarks(in context: CGContext) {
    context.saveGState()
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [3, 3])
    // The width of the axis labels is fixed, so the font size is limited.
    let size = min(UIFont.preferredFont(forTextStyle: .caption2).pointSize, 18)
    for mark in marks {
      context.move(to: CGPoint(x: plot.minX, y: y(mark)))
      context.addLine(to: CGPoint(x: plot.maxX, y: y(mark)))
      context.strokePath()
      let text = NSAttributedString(
        string: "\(Int(mark))",
        attributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.secondaryLabel])
      let bounds = text.size()
      let x = plot.minX > 0 ? plot.minX - 6 - bounds.width : plot.maxX + 6
      text.draw(at: CGPoint(x: x, y: y(mark) - bounds.height / 2))
    }
    context.restoreGState()
  }

  private func drawCursor(at point: CGPoint) {
    UIColor.label.setFill()
    UIBezierPath(rect: CGRect(x: point.x - 0.5, y: 0, width: 1, height: bounds.height)).fill()
    UIColor.systemRed.setFill()
    UIBezierPath(arcCenter: point, radius: 6, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
  }

  // MARK: Reading

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    read(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    read(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    readIndex = nil
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    readIndex = nil
  }

  private func read(_ touch: UITouch) {
    guard plot.width > 0, !spring.values.isEmpty else { return }
    let position = (touch.location(in: self).x - plot.minX) / plot.width
    readIndex = Int((min(max(position, 0), 1) * CGFloat(spring.values.count - 1)).rounded())
  }
}

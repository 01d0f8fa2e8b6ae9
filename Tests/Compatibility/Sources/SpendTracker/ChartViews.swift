// SPDX-License-Identifier: MIT

import UIKit

final class DonutChartView: UIView {
  struct Slice {
    let value: Double
    let color: UIColor
  }

  var slices: [Slice] = [] {
    didSet { rebuild() }
  }
  private var shapes: [CAShapeLayer] = []
  let totalLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    totalLabel.font = .systemFont(ofSize: 22, weight: .bold)
    totalLabel.textAlignment = .center
    totalLabel.adjustsFontSizeToFitWidth = true
    addSubview(totalLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func rebuild() {
    shapes.forEach { $0.removeFromSuperlayer() }
    shapes = slices.map { slice in
      let shape = CAShapeLayer()
      shape.fillColor = nil
      shape.strokeColor = slice.color.cgColor
      shape.lineWidth = 24
      layer.addSublayer(shape)
      return shape
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    totalLabel.frame = bounds.insetBy(dx: 40, dy: 40)
    let total = slices.map(\.value).reduce(0, +)
    guard total > 0 else { return }
    var start = -CGFloat.pi / 2
    for (slice, shape) in zip(slices, shapes) {
      let end = start + CGFloat(slice.value / total) * 2 * .pi
      shape.path =
        UIBezierPath(
          arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.height / 2 - 12, startAngle: start,
          endAngle: end, clockwise: true
        ).cgPath
      start = end
    }
  }
}

final class BarChartView: UIView {
  var values: [(label: String, value: Double)] = [] {
    didSet { setNeedsDisplay() }
  }
  var barColor: UIColor = .systemIndigo

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let maximum = values.map({ $0.value }).max(), maximum > 0 else {
      return
    }
    let width = rect.width / CGFloat(values.count)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel,
    ]
    for (index, entry) in values.enumerated() {
      let height = (rect.height - 20) * CGFloat(entry.value / maximum)
      let bar = CGRect(
        x: CGFloat(index) * width + 8, y: rect.height - 20 - height, width: width - 16, height: height)
      context.saveGState()
      barColor.setFill()
      UIBezierPath(roundedRect: bar, cornerRadius: 4).fill()
      context.restoreGState()
      let text = entry.label as NSString
      let size = text.size(withAttributes: attributes)
      text.draw(at: CGPoint(x: bar.midX - size.width / 2, y: rect.height - 16), withAttributes: attributes)
    }
  }
}

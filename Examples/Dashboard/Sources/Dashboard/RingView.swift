// SPDX-License-Identifier: MIT

import UIKit

/// A progress ring that is complete when the goal is reached, with the percentage in its center.
final class RingView: UIView {
  private let spring = ChartSpring([0])
  private let thickness: CGFloat = 16

  /// The achieved fraction of the goal; 1 closes the ring. Changes animate with a spring.
  var progress: CGFloat = 0 {
    didSet {
      spring.move(to: [progress])
      accessibilityValue = "\(Int((progress * 100).rounded())) percent"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = "Goal"
    spring.onChange = { [weak self] in self?.setNeedsDisplay() }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// The currently displayed progress.
  var drawnProgress: CGFloat { spring.values[0] }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    // Leave 4 points for the shadow.
    let radius = (min(bounds.width, bounds.height) - thickness) / 2 - 4
    guard radius > 0 else { return }

    UIColor.systemFill.setStroke()
    let track = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    track.lineWidth = thickness
    track.stroke()

    let end = -CGFloat.pi / 2 + 2 * .pi * min(max(drawnProgress, 0.001), 1)
    let arc = UIBezierPath(arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: end, clockwise: true)
    arc.lineWidth = thickness
    arc.lineCapStyle = .round
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
    UIColor.systemGreen.setStroke()
    arc.stroke()
    context.restoreGState()

    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSAttributedString(
      string: "\(Int((drawnProgress * 100).rounded()))%",
      attributes: [
        .font: UIFont.systemFont(ofSize: radius * 0.45, weight: .bold), .foregroundColor: UIColor.label,
        .paragraphStyle: style,
      ])
    let height = text.size().height
    text.draw(in: CGRect(x: 0, y: center.y - height / 2, width: bounds.width, height: height))
  }
}

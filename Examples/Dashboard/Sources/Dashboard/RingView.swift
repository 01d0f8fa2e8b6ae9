// SPDX-License-Identifier: MIT

import UIKit

/// A ring that is closed as far as a goal is reached, with a text in its middle.
final class RingView: UIView {
  /// 0 for nothing to 1 for the whole ring.
  var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
  var text = "" { didSet { setNeedsDisplay() } }
  private let thickness: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    // Room for the shadow.
    let radius = (min(bounds.width, bounds.height) - thickness) / 2 - 4
    guard radius > 0 else { return }

    UIColor.systemFill.setStroke()
    let track = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    track.lineWidth = thickness
    track.stroke()

    let end = -CGFloat.pi / 2 + 2 * .pi * min(max(progress, 0), 1)
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
    let attributed = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 22, weight: .bold), .foregroundColor: UIColor.label, .paragraphStyle: style,
      ])
    let height = attributed.size().height
    attributed.draw(in: CGRect(x: 0, y: center.y - height / 2, width: bounds.width, height: height))
  }
}

// SPDX-License-Identifier: MIT

import UIKit

class GaugeView: UIView {
  var value: CGFloat = 0.3 {
    didSet { setNeedsDisplay() }
  }
  var drawings = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    drawings += 1
    guard let ctx = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 - 8

    ctx.saveGState()
    ctx.setLineWidth(6)
    ctx.setLineCap(.round)
    ctx.setStrokeColor(UIColor.lightGray.cgColor)
    ctx.addArc(center: center, radius: radius, startAngle: 0, endAngle: CGFloat.pi * 2, clockwise: false)
    ctx.strokePath()
    ctx.setStrokeColor(tintColor.cgColor)
    ctx.addArc(
      center: center, radius: radius, startAngle: -CGFloat.pi / 2, endAngle: -CGFloat.pi / 2 + value * CGFloat.pi * 2,
      clockwise: false)
    ctx.strokePath()
    ctx.restoreGState()

    let colors = [UIColor.white.cgColor, UIColor.yellow.cgColor] as CFArray
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0.0, 1.0]) {
      ctx.saveGState()
      ctx.addEllipse(in: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
      ctx.clip()
      ctx.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 10,
        options: [.drawsAfterEndLocation])
      ctx.restoreGState()
    }

    let text = NSString(string: "\(Int(value * 100))%")
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.darkGray,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), withAttributes: attributes)
  }
}

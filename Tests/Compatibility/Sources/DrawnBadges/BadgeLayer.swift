// SPDX-License-Identifier: MIT

import UIKit

/// A layer that draws a triangle in its corner.
class BadgeLayer: CALayer {
  var drawings = 0

  override init() {
    super.init()
    contentsScale = 2
    needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  override func draw(in ctx: CGContext) {
    drawings += 1
    ctx.beginPath()
    ctx.move(to: CGPoint(x: bounds.maxX, y: bounds.minY))
    ctx.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    ctx.addLine(to: CGPoint(x: bounds.minX, y: bounds.minY))
    ctx.closePath()
    ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.8)
    ctx.drawPath(using: .fill)
  }
}

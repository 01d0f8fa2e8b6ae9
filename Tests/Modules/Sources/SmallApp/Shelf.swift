// SPDX-License-Identifier: MIT

import CoreFoundation
import CoreGraphics
import QuartzCore

extension ShelfViewController {
  func shelf(in bounds: CGRect) -> CALayer {
    let layer = CAShapeLayer()
    layer.frame = bounds.insetBy(dx: 8, dy: 8)
    layer.path = CGPath(rect: layer.bounds)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
    return layer
  }
}

// SPDX-License-Identifier: MIT

import UIKit

/// An item with a custom shape.
final class ShapedItem: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  var collisionBoundsType = UIDynamicItemCollisionBoundsType.ellipse
  var collisionBoundingPath = UIBezierPath()

  init(x: Double, y: Double, width: Double = 100, height: Double = 100) {
    center = CGPoint(x: x, y: y)
    bounds = CGRect(x: 0, y: 0, width: width, height: height)
    super.init()
  }

  /// Creates an item with a polygonal shape.
  convenience init(x: Double, y: Double, corners: [(Double, Double)]) {
    self.init(x: x, y: y)
    collisionBoundsType = .path
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.0, y: corner.1)
      if index == 0 { collisionBoundingPath.move(to: point) } else { collisionBoundingPath.addLine(to: point) }
    }
    if !corners.isEmpty { collisionBoundingPath.close() }
  }
}

// SPDX-License-Identifier: MIT

import UIKit

/// A dynamic item of any shape.
@MainActor final class FuzzedItem: NSObject, UIDynamicItem {
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  let collisionBoundsType: UIDynamicItemCollisionBoundsType
  let collisionBoundingPath = UIBezierPath()

  init(_ reader: inout FuzzReader) {
    center = reader.point(in: 0...400)
    bounds = CGRect(x: 0, y: 0, width: reader.double(in: 5...90), height: reader.double(in: 5...90))
    switch reader.int(in: 0..<4) {
    case 0: collisionBoundsType = .ellipse
    case 1: collisionBoundsType = .path
    default: collisionBoundsType = .rectangle
    }
    super.init()
    collisionBoundingPath.move(to: CGPoint(x: 0, y: -40))
    collisionBoundingPath.addLine(to: CGPoint(x: 40, y: 40))
    collisionBoundingPath.addLine(to: CGPoint(x: -40, y: 40))
    collisionBoundingPath.close()
  }
}

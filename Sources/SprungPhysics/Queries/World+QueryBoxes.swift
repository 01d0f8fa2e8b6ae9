// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// The axis-aligned box around the rotated width and height of a body, whatever its outline.
  func boundsBox(of row: Int) -> Box {
    let columns = columns
    let x = columns.x[row]
    let y = columns.y[row]
    let halfWidth = columns.halfWidth[row]
    let halfHeight = columns.halfHeight[row]
    let angle = columns.angle[row]
    guard angle != 0 else {
      return Box(left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight)
    }
    let (sine, cosine) = DeterministicMath.sincos(angle)
    let extentX = abs(halfWidth * cosine) + abs(halfHeight * sine)
    let extentY = abs(halfWidth * sine) + abs(halfHeight * cosine)
    return Box(left: x - extentX, top: y - extentY, right: x + extentX, bottom: y + extentY)
  }

  /// The axis-aligned box around both the bounds and the outline of a body: a polygon may stick out of its bounds.
  func queryBox(of row: Int) -> Box {
    let box = boundsBox(of: row)
    guard columns.shapeKind[row] == .polygon else { return box }
    let boundingRadius = columns.boundingRadius[row]
    let x = columns.x[row]
    let y = columns.y[row]
    return Box(
      left: min(box.left, x - boundingRadius), top: min(box.top, y - boundingRadius),
      right: max(box.right, x + boundingRadius),
      bottom: max(box.bottom, y + boundingRadius))
  }
}

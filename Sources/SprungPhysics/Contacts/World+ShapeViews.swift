// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// The body's shape at its pose, seen from a point near it.
  @inline(__always)
  func shapeView(_ row: Int, relativeTo x: Double, _ y: Double) -> ShapeView {
    updateRotation(row)
    return shapeView(
      row, x: columns.x[row] - x, y: columns.y[row] - y, cosine: columns.cosine[row], sine: columns.sine[row])
  }

  /// Half the width and height of the box about the body, in points.
  func extent(_ row: Int) -> (x: Double, y: Double) {
    let columns = columns
    let halfWidth = columns.halfWidth[row]
    let halfHeight = columns.halfHeight[row]
    updateRotation(row)
    let cosine = columns.cosine[row]
    let sine = columns.sine[row]
    switch columns.shapeKind[row] {
    case .box:
      return (
        abs(cosine) * halfWidth + abs(sine) * halfHeight, abs(sine) * halfWidth + abs(cosine) * halfHeight
      )
    case .circle: return (halfWidth, halfWidth)
    case .ellipse:
      let a = cosine * halfWidth
      let b = sine * halfHeight
      let c = sine * halfWidth
      let d = cosine * halfHeight
      return ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    case .polygon: return (columns.boundingRadius[row], columns.boundingRadius[row])
    }
  }

  /// Keeps the sine and cosine of an angle until it changes.
  @inline(__always)
  private func updateRotation(_ row: Int) {
    let columns = columns
    let angle = columns.angle[row]
    guard columns.rotatedAngle[row] != angle else { return }
    let rotation = DeterministicMath.sincos(angle)
    columns.cosine[row] = rotation.cosine
    columns.sine[row] = rotation.sine
    columns.rotatedAngle[row] = angle
  }

  /// Notes whether a body's boundaries are the solver's business, and what changed about its box.
  func updateShaped(_ row: Int) {
    let isShaped = columns.shapeKind[row] != .box
    if isShaped != columns.flags[row].contains(.shaped) {
      shapedCount += isShaped ? 1 : -1
      if isShaped { columns.flags[row].insert(.shaped) } else { columns.flags[row].remove(.shaped) }
    }
    guard columns.flags[row].contains(.collidable) else { return }
    columns.flags[row].insert(.unpaired)
    areIslandsStale = true
  }
}

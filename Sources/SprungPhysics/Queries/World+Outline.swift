// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// The axis-aligned box around a body.
  func box(of row: Int) -> Box {
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

  /// Whether a point lies in a body or on its edge.
  func covers(_ row: Int, _ x: Double, _ y: Double) -> Bool {
    let local = local(row, x - columns.x[row], y - columns.y[row])
    return abs(local.x) <= columns.halfWidth[row] && abs(local.y) <= columns.halfHeight[row]
  }

  /// The part of a line, 0...1, after which it enters a body; zero if it starts inside, nil if it misses the body.
  func entry(_ row: Int, fromX startX: Double, _ startY: Double, toX endX: Double, _ endY: Double) -> Double? {
    let start = local(row, startX - columns.x[row], startY - columns.y[row])
    let way = local(row, endX - startX, endY - startY)
    guard let across = World.span(start.x, way.x, half: columns.halfWidth[row]),
      let down = World.span(start.y, way.y, half: columns.halfHeight[row])
    else { return nil }
    let enter = max(0, across.enter, down.enter)
    return enter <= min(1, across.leave, down.leave) ? enter : nil
  }

  /// A vector in the body's own axes.
  private func local(_ row: Int, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let angle = columns.angle[row]
    guard angle != 0 else { return (x, y) }
    let (sine, cosine) = DeterministicMath.sincos(angle)
    return (x * cosine + y * sine, y * cosine - x * sine)
  }

  /// Where a motion along one axis is between -half and half: always, from one part of the way to another, or never.
  private static func span(_ start: Double, _ way: Double, half: Double) -> (enter: Double, leave: Double)? {
    guard way != 0 else { return abs(start) <= half ? (-Double.infinity, Double.infinity) : nil }
    let first = (-half - start) / way
    let second = (half - start) / way
    return first < second ? (first, second) : (second, first)
  }
}

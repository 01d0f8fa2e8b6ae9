// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// The axis-aligned box around the turned width and height of a body, whatever its outline.
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
    let reach = columns.reach[row]
    let x = columns.x[row]
    let y = columns.y[row]
    return Box(
      left: min(box.left, x - reach), top: min(box.top, y - reach), right: max(box.right, x + reach),
      bottom: max(box.bottom, y + reach))
  }

  /// Whether a point lies in the outline of a body or on its edge.
  func covers(_ row: Int, _ x: Double, _ y: Double) -> Bool {
    let local = local(row, x - columns.x[row], y - columns.y[row])
    switch columns.shapeKind[row] {
    case .box: return abs(local.x) <= columns.halfWidth[row] && abs(local.y) <= columns.halfHeight[row]
    case .circle, .ellipse:
      let x = local.x / columns.halfWidth[row]
      let y = local.y / columns.halfHeight[row]
      return x * x + y * y <= 1
    case .polygon:
      guard let outline = columns.outline[row] else { return false }
      for index in 0..<Int(columns.outlineCount[row]) {
        let corner = outline[index]
        if (local.x - corner.x) * corner.normalX + (local.y - corner.y) * corner.normalY > 0 { return false }
      }
      return true
    }
  }

  /// The part of a line, 0...1, after which it enters a body's outline; zero if it starts inside, nil if it misses.
  func entry(_ row: Int, fromX startX: Double, _ startY: Double, toX endX: Double, _ endY: Double) -> Double? {
    let start = local(row, startX - columns.x[row], startY - columns.y[row])
    let way = local(row, endX - startX, endY - startY)
    var span = Span()
    switch columns.shapeKind[row] {
    case .box:
      let halfWidth = columns.halfWidth[row]
      let halfHeight = columns.halfHeight[row]
      span.clip(room: halfWidth - start.x, way: way.x)
      span.clip(room: halfWidth + start.x, way: -way.x)
      span.clip(room: halfHeight - start.y, way: way.y)
      span.clip(room: halfHeight + start.y, way: -way.y)
    case .circle, .ellipse:
      span.clip(
        startX: start.x / columns.halfWidth[row], startY: start.y / columns.halfHeight[row],
        wayX: way.x / columns.halfWidth[row], wayY: way.y / columns.halfHeight[row])
    case .polygon:
      guard let outline = columns.outline[row] else { return nil }
      for index in 0..<Int(columns.outlineCount[row]) {
        let corner = outline[index]
        span.clip(
          room: (corner.x - start.x) * corner.normalX + (corner.y - start.y) * corner.normalY,
          way: way.x * corner.normalX + way.y * corner.normalY)
      }
    }
    return span.enter <= span.leave ? span.enter : nil
  }

  /// A vector in the body's own axes.
  private func local(_ row: Int, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let angle = columns.angle[row]
    guard angle != 0 else { return (x, y) }
    let (sine, cosine) = DeterministicMath.sincos(angle)
    return (x * cosine + y * sine, y * cosine - x * sine)
  }
}

/// The part of a line that is inside of everything that it was clipped by: empty if it leaves before it enters.
private struct Span {
  var enter = 0.0
  var leave = 1.0

  /// Keeps what is on the inner side of an edge: `room` is the distance to it, `way` how much of that the line uses up.
  mutating func clip(room: Double, way: Double) {
    if way > 0 {
      leave = min(leave, room / way)
    } else if way < 0 {
      enter = max(enter, room / way)
    } else if room < 0 {
      leave = -1
    }
  }

  /// Keeps what is inside the unit circle about the origin.
  mutating func clip(startX: Double, startY: Double, wayX: Double, wayY: Double) {
    let square = wayX * wayX + wayY * wayY
    let outside = startX * startX + startY * startY - 1
    guard square > 0 else {
      if outside > 0 { leave = -1 }
      return
    }
    let half = startX * wayX + startY * wayY
    let discriminant = half * half - square * outside
    guard discriminant >= 0 else {
      leave = -1
      return
    }
    let root = discriminant.squareRoot()
    enter = max(enter, (-half - root) / square)
    leave = min(leave, (-half + root) / square)
  }
}

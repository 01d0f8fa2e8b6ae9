// SPDX-License-Identifier: MIT

import SprungGeometry

/// Spatial queries, which include sleeping and anchored bodies. A query only tests nearby bodies. Before a query, the
/// index of all bodies is updated with the bodies that moved since the previous query. Sprung additions.
extension World {
  /// Calls `visit` for each body whose bounding box intersects the given rectangle, in row order. The bounding box
  /// encloses the rotated rectangle with the body's width and height, as in `UIDynamicAnimator.items(in:)`.
  ///
  /// A box that only touches the rectangle does not intersect it, and a rectangle without area intersects nothing. A
  /// rectangle with negative dimensions is standardized. Bodies that `visit` removes are not visited afterwards. It is
  /// unspecified whether bodies that `visit` adds are visited.
  public func forEachBody(in rect: CGRect, _ visit: (BodyID) -> Void) {
    let rect = rect.standardized
    let left = Double(rect.origin.x)
    let top = Double(rect.origin.y)
    let area = Box(left: left, top: top, right: left + Double(rect.size.width), bottom: top + Double(rect.size.height))
    guard area.left < area.right, area.top < area.bottom else { return }
    let rows = stages.queries.rows(overlapping: area)
    for index in 0..<rows.count {
      let row = rows[index]
      // `visit` can remove a body and add another one in the same row before the index is updated.
      guard columns.flags[Int(row)].contains(.alive), stages.queries.index.contains(row) else { continue }
      let isPolygon = columns.shapeKind[Int(row)] == .polygon
      let box = isPolygon ? columns.boundsBox(of: Int(row)) : stages.queries.index.box(of: row)
      if box.left < area.right, box.right > area.left, box.top < area.bottom, box.bottom > area.top {
        visit(context.bodies.identifier(of: Int(row)))
      }
    }
    stages.queries.foundRows = rows
  }

  /// Returns the bodies whose bounding boxes intersect the given rectangle, in row order; see `forEachBody(in:_:)`.
  public func bodies(in rect: CGRect) -> [BodyID] {
    var found: [BodyID] = []
    forEachBody(in: rect) { found.append($0) }
    return found
  }

  /// Returns the bodies that contain a point or have it on their outline, in row order. Returns an empty array if the
  /// point is not finite.
  public func bodies(at point: CGPoint) -> [BodyID] {
    let x = Double(point.x)
    let y = Double(point.y)
    guard x.isFinite, y.isFinite else { return [] }
    let rows = stages.queries.rows(overlapping: Box(left: x, top: y, right: x, bottom: y))
    var found: [BodyID] = []
    for index in 0..<rows.count {
      let row = Int(rows[index])
      if columns.shapeView(row, fromX: x, fromY: y).contains(x: 0, y: 0) {
        found.append(context.bodies.identifier(of: row))
      }
    }
    stages.queries.foundRows = rows
    return found
  }

  /// Returns the bodies whose outlines intersect or touch a line segment, ordered by the distance from `start` to the
  /// point where the segment enters them, then by row. Points beyond 1e9 pt are reported as a fault, and the result is
  /// empty.
  public func bodies(along start: CGPoint, to end: CGPoint) -> [BodyHit] {
    let startX = Double(start.x)
    let startY = Double(start.y)
    let endX = Double(end.x)
    let endY = Double(end.y)
    guard accepts(startX, startY, for: "bodies(along:)"), accepts(endX, endY, for: "bodies(along:to:)") else {
      return []
    }
    stages.queries.updateBodyIndex()
    let rows = stages.queries.takeFoundRows()
    stages.queries.index.forEach(alongLineFrom: startX, startY, to: endX, endY) { rows.append($0) }
    rows.sort()
    let deltaX = endX - startX
    let deltaY = endY - startY
    let length = (deltaX * deltaX + deltaY * deltaY).squareRoot()
    var hits: [BodyHit] = []
    for index in 0..<rows.count {
      let row = Int(rows[index])
      let shape = columns.shapeView(row, fromX: startX, fromY: startY)
      guard let entry = shape.entry(fromX: 0, fromY: 0, toX: deltaX, toY: deltaY) else { continue }
      let hit = BodyHit(
        body: context.bodies.identifier(of: row), distance: entry * length,
        point: CGPoint(x: startX + deltaX * entry, y: startY + deltaY * entry))
      hits.append(hit)
    }
    stages.queries.foundRows = rows
    // The standard library does not guarantee a stable sort, so equal distances are ordered by row.
    hits.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.body.index < $1.body.index }
    return hits
  }
}

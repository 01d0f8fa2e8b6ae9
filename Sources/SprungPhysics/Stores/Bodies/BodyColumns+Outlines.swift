// SPDX-License-Identifier: MIT

import SprungGeometry

/// The vertices of polygons, stored separately for each body.
extension BodyColumns {
  /// Copies the corners of a polygon and the normals of its sides to newly allocated memory.
  func storeOutline(_ polygon: ConvexPolygon, _ row: Int) {
    let points = polygon.points
    outline.store(row, count: points.count) { index in
      let next = points[index + 1 == points.count ? 0 : index + 1]
      let x = Double(next.x - points[index].x)
      let y = Double(next.y - points[index].y)
      let length = (x * x + y * y).squareRoot()
      return OutlineVertex(
        x: Double(points[index].x), y: Double(points[index].y), normalX: y / length, normalY: -x / length)
    }
  }

  /// Returns the moment of inertia about the origin of a uniform polygon, divided by its mass.
  ///
  /// A triangle with sides p and q at a corner has the area a = p × q / 2. About that corner, its second moment is a
  /// (p·p + p·q + q·q) / 6 and its first moment is a (p + q) / 3. The triangles share the polygon's first corner
  /// instead of the origin, which can be so far away that the areas would be lost to rounding.
  func squareOfGyration(_ row: Int) -> Double {
    guard let corners = outline[row] else { return 0 }
    let pivot = corners[0]
    var area = 0.0
    var moment = 0.0
    var firstX = 0.0
    var firstY = 0.0
    for index in 1..<Int(outline.count(of: row)) - 1 {
      let startX = corners[index].x - pivot.x
      let startY = corners[index].y - pivot.y
      let endX = corners[index + 1].x - pivot.x
      let endY = corners[index + 1].y - pivot.y
      let cross = startX * endY - startY * endX
      area += cross
      firstX += cross * (startX + endX)
      firstY += cross * (startY + endY)
      moment +=
        cross
        * (startX * startX + startY * startY + startX * endX + startY * endY + endX * endX + endY * endY)
    }
    let middleX = firstX / (3 * area)
    let middleY = firstY / (3 * area)
    let aboutMiddle = moment / (6 * area) - middleX * middleX - middleY * middleY
    let x = pivot.x + middleX
    let y = pivot.y + middleY
    return max(0, aboutMiddle) + x * x + y * y
  }
}

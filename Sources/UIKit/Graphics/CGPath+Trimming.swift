// SPDX-License-Identifier: MIT

extension CGPath {
  /// Returns the part of the path between two fractions of its length, which are clamped to 0...1. The result consists
  /// of straight lines that deviate from the curves by at most 0.1 points, and is empty if the end is not after the
  /// start.
  nonisolated func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    var lines: [[CGPoint]] = []
    var total: CGFloat = 0
    for subpath in flattened(tolerance: 0.1) {
      var points = subpath.points
      if subpath.isClosed { points.append(points[0]) }
      for index in points.indices.dropFirst() { total += CGPath.length(points[index - 1], points[index]) }
      lines.append(points)
    }
    let low = min(1, max(0, start)) * total
    let high = min(1, max(0, end)) * total
    var result = CGPath()
    guard high > low else { return result }
    var passed: CGFloat = 0
    for points in lines {
      var isPenDown = false
      for index in points.indices.dropFirst() {
        let from = points[index - 1]
        let to = points[index]
        let length = CGPath.length(from, to)
        let begin = max(low, passed)
        let stop = min(high, passed + length)
        if length > 0, stop > begin {
          if !isPenDown { result.move(to: CGPath.between(from, to, (begin - passed) / length)) }
          result.addLine(to: CGPath.between(from, to, (stop - passed) / length))
          isPenDown = true
        }
        passed += length
      }
    }
    return result
  }

  nonisolated private static func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let x = b.x - a.x
    let y = b.y - a.y
    return (x * x + y * y).squareRoot()
  }

  nonisolated private static func between(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
    if share >= 1 { return b }
    return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }
}

// SPDX-License-Identifier: MIT

/// Computes the outline of a region, which the debug overlay displays.
///
/// A region is built from circles and rectangles around its origin. The edges of these shapes are divided into short
/// segments. A segment belongs to the outline if the region is on only one side of it.
enum RegionOutline {
  /// Returns the lines of the outline, relative to the region's origin. Returns an empty array for the infinite region
  /// and for empty regions.
  static func chains(of region: UIRegion) -> [[CGPoint]] {
    var chains: [[CGPoint]] = []
    let recipe = region.recipe
    var index = 0
    while index < recipe.count {
      switch recipe[index] {
      case UIRegion.Code.circle:
        walk(circle(radius: recipe[index + 1]), in: region, &chains)
        index += 2
      case UIRegion.Code.rectangle:
        walk(rectangle(width: recipe[index + 1], height: recipe[index + 2]), in: region, &chains)
        index += 3
      default: index += 1
      }
    }
    return chains
  }

  /// Returns points on a circle, with the first point repeated at the end.
  private static func circle(radius: Double) -> [CGPoint] {
    guard radius > 0, radius.isFinite else { return [] }
    let count = 96
    return (0...count).map {
      let rotation = DeterministicMath.sincos(2 * Double.pi * Double($0 % count) / Double(count))
      return CGPoint(x: CGFloat(radius * rotation.cosine), y: CGFloat(radius * rotation.sine))
    }
  }

  /// Returns points on a rectangle, with the first point repeated at the end.
  private static func rectangle(width: Double, height: Double) -> [CGPoint] {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return [] }
    let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5), (-0.5, -0.5)]
    let count = 24
    var points: [CGPoint] = []
    for side in 0..<4 {
      let (startX, startY) = corners[side]
      let (endX, endY) = corners[side + 1]
      for step in 0...count where step > 0 || side == 0 {
        let part = Double(step) / Double(count)
        points.append(
          CGPoint(
            x: CGFloat(width * (startX + (endX - startX) * part)),
            y: CGFloat(height * (startY + (endY - startY) * part))
          ))
      }
    }
    return points
  }

  private static func walk(_ points: [CGPoint], in region: UIRegion, _ chains: inout [[CGPoint]]) {
    var chain: [CGPoint] = []
    for (start, end) in zip(points, points.dropFirst()) {
      guard isEdge(start, end, of: region) else {
        if chain.count > 1 { chains.append(chain) }
        chain = []
        continue
      }
      if chain.isEmpty { chain.append(start) }
      chain.append(end)
    }
    if chain.count > 1 { chains.append(chain) }
  }

  /// Returns whether the region is on only one side of a line.
  private static func isEdge(_ start: CGPoint, _ end: CGPoint, of region: UIRegion) -> Bool {
    let x = Double(end.x - start.x)
    let y = Double(end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return false }
    // This distance is slightly more than the maximum deviation of the line from a circle.
    let away = max(0.25, length / 20)
    let sideX = CGFloat(-y / length * away)
    let sideY = CGFloat(x / length * away)
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    return region.contains(CGPoint(x: middle.x + sideX, y: middle.y + sideY))
      != region.contains(CGPoint(x: middle.x - sideX, y: middle.y - sideY))
  }
}

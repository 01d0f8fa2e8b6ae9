// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport

@testable import SprungPhysics

/// A shape for tests. Each shape owns the outline to which its views refer. The geometry functions of this class are
/// slow but simple.
final class TestShape {
  let kind: ShapeKind
  let halfWidth: Double
  let halfHeight: Double
  let corners: [CGPoint]
  private let block: UnsafeMutablePointer<OutlineVertex>
  var x = 0.0
  var y = 0.0
  var angle = 0.0

  init(_ kind: ShapeKind, _ halfWidth: Double, _ halfHeight: Double, x: Double = 0, y: Double = 0, angle: Double = 0) {
    self.kind = kind
    self.halfWidth = halfWidth
    self.halfHeight = halfHeight
    corners = TestShape.boxCorners(halfWidth, halfHeight)
    block = .allocate(capacity: 1)
    self.x = x
    self.y = y
    self.angle = angle
  }

  init(_ polygon: ConvexPolygon, x: Double = 0, y: Double = 0, angle: Double = 0) {
    kind = .polygon
    halfWidth = 1
    halfHeight = 1
    corners = polygon.points
    let columns = BodyColumns(capacity: 1)
    columns.storeOutline(polygon, 0)
    block = .allocate(capacity: corners.count)
    block.initialize(from: columns.outline[0]!, count: corners.count)
    self.x = x
    self.y = y
    self.angle = angle
  }

  deinit { block.deallocate() }

  static func boxCorners(_ width: Double, _ height: Double) -> [CGPoint] {
    [
      CGPoint(x: -width, y: -height), CGPoint(x: width, y: -height), CGPoint(x: width, y: height),
      CGPoint(x: -width, y: height),
    ]
  }

  /// Returns a randomly rotated shape of the given kind, up to 100 points across. Polygons have 3 to 9 corners.
  static func random(_ kind: ShapeKind, _ random: inout SeededRandom) -> TestShape {
    let angle = random.double(in: -4..<4)
    switch kind {
    case .circle:
      let radius = random.double(in: 4..<50)
      return TestShape(.circle, radius, radius, angle: angle)
    case .box, .ellipse:
      return TestShape(kind, random.double(in: 4..<50), random.double(in: 4..<50), angle: angle)
    case .polygon:
      while true {
        let points = (0..<random.int(in: 3..<10)).map { _ in
          CGPoint(x: random.double(in: -50..<50), y: random.double(in: -50..<50))
        }
        guard let hull = ConvexPolygon.hull(of: points) else { continue }
        // Corners are relative to their mean, which is inside.
        let count = CGFloat(hull.points.count)
        let x = hull.points.reduce(CGFloat(0)) { $0 + $1.x } / count
        let y = hull.points.reduce(CGFloat(0)) { $0 + $1.y } / count
        let centerd = ConvexPolygon.hull(of: hull.points.map { CGPoint(x: $0.x - x, y: $0.y - y) })
        if let centerd { return TestShape(centerd, angle: angle) }
      }
    }
  }

  func view(fromX: Double = 0, fromY: Double = 0) -> ShapeView {
    let rotation = DeterministicMath.sincos(angle)
    var view = ShapeView(
      kind: kind, halfWidth: halfWidth, halfHeight: halfHeight, cosine: rotation.cosine, sine: rotation.sine,
      x: x - fromX,
      y: y - fromY)
    if kind == .polygon {
      view.vertexCount = Int32(corners.count)
      view.vertices = UnsafePointer(block)
    }
    return view
  }

  /// Returns the maximum of normal · point over all points of the shape.
  func extent(_ normalX: Double, _ normalY: Double) -> Double {
    let rotation = DeterministicMath.sincos(angle)
    let localX = normalX * rotation.cosine + normalY * rotation.sine
    let localY = normalY * rotation.cosine - normalX * rotation.sine
    let center = x * normalX + y * normalY
    if kind == .circle || kind == .ellipse {
      let scaledX = halfWidth * localX
      let scaledY = halfHeight * localY
      return center + (scaledX * scaledX + scaledY * scaledY).squareRoot()
    }
    var farthest = -Double.infinity
    for corner in corners { farthest = max(farthest, Double(corner.x) * localX + Double(corner.y) * localY) }
    return center + farthest
  }

  /// Returns points along the entire outline.
  func outline(count: Int) -> [(x: Double, y: Double)] {
    let rotation = DeterministicMath.sincos(angle)
    var local: [(Double, Double)] = []
    if kind == .circle || kind == .ellipse {
      for index in 0..<count {
        let way = DeterministicMath.sincos(Double(index) / Double(count) * 2 * .pi)
        local.append((halfWidth * way.cosine, halfHeight * way.sine))
      }
    } else {
      let share = count / corners.count
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        for step in 0..<share {
          let way = Double(step) / Double(share)
          local.append(
            (
              Double(corner.x) + Double(next.x - corner.x) * way, Double(corner.y) + Double(next.y - corner.y) * way
            ))
        }
      }
    }
    return local.map { (x + $0 * rotation.cosine - $1 * rotation.sine, y + $0 * rotation.sine + $1 * rotation.cosine) }
  }

  /// Returns the signed gap, found by searching all directions: the maximum of the gap along a unit normal. For
  /// separate shapes this is the distance; for overlapping shapes it is the negative depth of the overlap.
  static func slowSeparation(_ a: TestShape, _ b: TestShape) -> (gap: Double, normalX: Double, normalY: Double) {
    func gap(_ angle: Double) -> Double {
      let normal = DeterministicMath.sincos(angle)
      return -b.extent(-normal.cosine, -normal.sine) - a.extent(normal.cosine, normal.sine)
    }
    let count = 180
    let step = 2 * Double.pi / Double(count)
    let samples = (0..<count).map { gap(Double($0) * step) }
    var best = -Double.infinity
    var bestAngle = 0.0
    for index in 0..<count {
      let before = samples[(index + count - 1) % count]
      let after = samples[(index + 1) % count]
      guard samples[index] >= before, samples[index] >= after, samples[index] > best - 3 else { continue }
      // Ternary search: a second maximum within these four degrees is unlikely.
      var low = Double(index - 1) * step
      var high = Double(index + 1) * step
      for _ in 0..<60 {
        let first = low + (high - low) / 3
        let second = high - (high - low) / 3
        if gap(first) < gap(second) { low = first } else { high = second }
      }
      let top = (low + high) / 2
      if gap(top) > best {
        best = gap(top)
        bestAngle = top
      }
    }
    let normal = DeterministicMath.sincos(bestAngle)
    return (best, normal.cosine, normal.sine)
  }
}

extension Manifold {
  /// Creates the manifold of two shapes.
  init(_ a: TestShape, _ b: TestShape, margin: Double, fromX: Double = 0, fromY: Double = 0) {
    self.init()
    Collide.collide(a.view(fromX: fromX, fromY: fromY), b.view(fromX: fromX, fromY: fromY), margin: margin, into: &self)
  }
}

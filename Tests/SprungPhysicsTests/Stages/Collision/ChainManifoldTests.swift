// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Tests manifolds of shapes with chains of segments and half planes.
@Suite struct ChainManifoldTests {
  /// Returns the segments of a chain, each with its neighbors.
  static func chain(_ points: [(Double, Double)], isClosed: Bool = false) -> [SegmentView] {
    let count = isClosed ? points.count : points.count - 1
    return (0..<count).map { index in
      let start = points[index]
      let end = points[(index + 1) % points.count]
      var segment = SegmentView(startX: start.0, startY: start.1, endX: end.0, endY: end.1)
      if isClosed || index > 0 {
        let previous = points[(index + points.count - 1) % points.count]
        (segment.previousX, segment.previousY, segment.hasPrevious) = (previous.0, previous.1, true)
      }
      if isClosed || index + 1 < count {
        let next = points[(index + 2) % points.count]
        (segment.nextX, segment.nextY, segment.hasNext) = (next.0, next.1, true)
      }
      return segment
    }
  }

  static func manifold(_ shape: TestShape, _ segment: SegmentView, side: Double = 0, margin: Double = 1) -> Manifold {
    var manifold = Manifold()
    Collide.collide(shape.view(), segment, side: side, margin: margin, into: &manifold)
    return manifold
  }

  static let sliders: [ShapeKind] = [.circle, .ellipse, .box]

  @Test(
    "Sliding along a chain produces only the normals of the segments",
    arguments: sliders, [-0.02, -0.002, 0, 0.002, 0.02])
  func ghosts(kind: ShapeKind, bend: Double) {
    // Moves a shape from left to right above a floor that bends slightly at every joint.
    var points = [(0.0, 0.0)]
    var slope = 0.0
    for index in 0..<12 {
      points.append((points[index].0 + 30, points[index].1 + 30 * slope))
      slope += bend
    }
    for sinking in [-0.2, 0, 0.2] {
      let shape = TestShape(kind, 20, kind == .circle ? 20 : 12)
      var met = 0
      for step in 0..<6400 {
        shape.x = 30 + Double(step) * 0.05
        // Aligns the shape with the segment below its center, at the height `sinking` above it.
        let floor = ChainManifoldTests.chain(points)
        let under = floor[min(11, Int(shape.x / 30))]
        shape.angle = DeterministicMath.atan2(under.directionY, under.directionX)
        shape.y = 0
        let deepest = shape.extent(-under.directionY, under.directionX)
        shape.y =
          (under.startY * under.directionX - under.startX * under.directionY - deepest - sinking) / under.directionX
        for part in floor {
          let manifold = ChainManifoldTests.manifold(shape, part, margin: 0.4)
          guard manifold.count > 0 else { continue }
          met += 1
          let along = manifold.normalX * part.directionX + manifold.normalY * part.directionY
          // A convex joint has normals between those of the two segments, which differ by `bend`.
          #expect(abs(along) < max(0.001, abs(bend) * 1.01), "at \(shape.x), bend \(bend)")
          #expect(manifold.normalX * -part.directionY + manifold.normalY * part.directionX > 0.99)
        }
      }
      #expect(met > 6000)
    }
  }

  @Test("A flat side on a segment has two points, limited by the side or the segment")
  func flat() {
    let segment = SegmentView(startX: -20, startY: 0, endX: 100, endY: 0)
    let manifold = ChainManifoldTests.manifold(TestShape(.box, 50, 10, x: 0, y: -10), segment)
    #expect(manifold.count == 2 && manifold.separation == 0)
    #expect(manifold.normalX == 0 && manifold.normalY == 1)
    let places = [manifold.first.x, manifold.second.x].sorted()
    #expect(places == [-20, 50])
  }

  @Test("A segment acts on both sides, and on the known side if a center passed through")
  func sides() {
    let segment = SegmentView(startX: -100, startY: 0, endX: 100, endY: 0)
    for kind in [ShapeKind.box, .circle, .ellipse] {
      let shape = TestShape(kind, kind == .ellipse ? 20 : 10, 10, x: 0, y: 4)
      let below = ChainManifoldTests.manifold(shape, segment)
      #expect(below.normalY == -1 && abs(below.separation - -6) < 1e-12)
      let above = ChainManifoldTests.manifold(shape, segment, side: -1)
      #expect(above.normalY == 1 && abs(above.separation - -14) < 1e-12)
    }
  }

  @Test("A free end is hit from its end")
  func freeEnd() {
    let segment = SegmentView(startX: -100, startY: 0, endX: 0, endY: 0)
    let box = ChainManifoldTests.manifold(TestShape(.box, 10, 10, x: 9.5, y: 3), segment)
    #expect(box.count == 1 && box.normalX == -1 && box.normalY == 0)
    #expect(abs(box.separation - -0.5) < 1e-12)
    let circle = ChainManifoldTests.manifold(TestShape(.circle, 5, 5, x: 3, y: 4), segment)
    #expect(circle.count == 1 && abs(circle.normalX - -0.6) < 1e-12 && abs(circle.normalY - -0.8) < 1e-12)
    #expect(abs(circle.separation) < 1e-12)
  }

  @Test("In the corner of a closed chain each wall pushes along its own normal", arguments: [1.0, -1.0])
  func closed(sign: Double) {
    var points = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]
    if sign < 0 { points.reverse() }
    for kind in [ShapeKind.box, .circle, .ellipse] {
      let shape = TestShape(kind, 10, kind == .ellipse ? 10.1 : 10, x: 89.9, y: 89.95)
      shape.x += 0.3
      let walls = ChainManifoldTests.chain(points, isClosed: true).map { ChainManifoldTests.manifold(shape, $0) }
      let touching = walls.filter { $0.count > 0 }
      #expect(touching.count == 2)
      for wall in touching {
        #expect(abs(wall.normalX) + abs(wall.normalY) == 1)
        #expect(wall.normalX >= 0 && wall.normalY >= 0)
        #expect(wall.separation > -0.3)
      }
    }
  }

  @Test("At a convex joint, one of the segments has the normal of the corner")
  func convexCorner() {
    let chain = ChainManifoldTests.chain([(-100, 0), (0, 0), (0, 100)])
    for degree in stride(from: 1.0, to: 90, by: 4) {
      let way = DeterministicMath.sincos(degree * .pi / 180)
      let circle = TestShape(.circle, 5, 5, x: 5 * way.sine, y: -5 * way.cosine)
      let met = chain.map { ChainManifoldTests.manifold(circle, $0) }.filter { $0.count > 0 }
      #expect(met.count == 1 || degree == 45, "\(degree) degrees")
      #expect(abs(met[0].normalX + way.sine) < 1e-9 && abs(met[0].normalY - way.cosine) < 1e-9)
    }
  }

  @Test("A half plane has two points under a flat side and one under a round shape")
  func halfPlane() {
    let floor = HalfPlaneView(normalX: 0, normalY: -1, offset: -100)
    var manifold = Manifold()
    Collide.collide(TestShape(.box, 30, 10, x: 5, y: 90).view(), floor, margin: 0.5, into: &manifold)
    #expect(manifold.count == 2 && manifold.separation == 0 && manifold.normalX == 0 && manifold.normalY == 1)
    #expect([manifold.first.x, manifold.second.x] == [35, -25])
    #expect(manifold.first.y == 100)
    let names = [manifold.first.feature, manifold.second.feature]
    Collide.collide(TestShape(.box, 30, 10, x: 5, y: 90, angle: 1e-5).view(), floor, margin: 0.5, into: &manifold)
    #expect([manifold.first.feature, manifold.second.feature] == names)
    Collide.collide(TestShape(.circle, 10, 10, x: 5, y: 91).view(), floor, margin: 0.5, into: &manifold)
    #expect(manifold.count == 1 && manifold.separation == -1 && manifold.first.x == 5 && manifold.first.y == 100.5)
    Collide.collide(TestShape(.circle, 10, 10, x: 5, y: 89).view(), floor, margin: 0.5, into: &manifold)
    #expect(manifold.count == 0)
  }
}

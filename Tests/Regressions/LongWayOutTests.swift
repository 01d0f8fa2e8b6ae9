// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungTestSupport
import Testing

@testable import SprungPhysics

/// A thin ellipse deep inside a box or polygon was not pushed out by the shortest distance: 60 points instead of 47.
/// Corners were checked only where the gap rises or falls at the normals of the adjacent sides. For such a deep
/// overlap, the gap can reach its maximum between the normals, even if it initially decreases.
///
/// The bug was found because no test detected a mutant of that condition. All corners are now checked if the overlap is
/// this deep.
@Suite struct LongWayOutTests {
  @Test(
    "The depth of an ellipse inside a box is the shortest distance out",
    arguments: [
      (50.0, 1.611747656331302, 41.57862501631595, 2.3703580359017367, -15.455285863630507, 19.859336753089927),
      (50, 2.71730978386637, 48.43507706506781, 0.8782401201330579, -0.31711196165274913, -4.078997959130817),
      (50, 1.1919450513241339, 46.62796762, 2.6959817805167687, -2.4855210741521674, 6.969466196179731),
      (50, 19.804523252796965, 1.0114124245759406, 0.8814668659146035, 35.994484675344204, -33.96057778584402),
      (3, 3.4132601178408355, 1.0198179434005987, 0.871850150244397, -0.6847048278782419, 0.15875525839699822),
    ])
  func depth(half: Double, halfWidth: Double, halfHeight: Double, angle: Double, x: Double, y: Double) {
    let rotation = DeterministicMath.sincos(angle)
    let box = ShapeView(kind: .box, halfWidth: half, halfHeight: half, cosine: 1, sine: 0, x: 0, y: 0)
    let ellipse = ShapeView(
      kind: .ellipse, halfWidth: halfWidth, halfHeight: halfHeight, cosine: rotation.cosine, sine: rotation.sine, x: x,
      y: y)
    var least = Double.infinity
    for index in 0..<72_000 {
      let normal = DeterministicMath.sincos(Double(index) / 72_000 * 2 * .pi)
      let along = halfWidth * (normal.cosine * rotation.cosine + normal.sine * rotation.sine)
      let across = halfHeight * (normal.sine * rotation.cosine - normal.cosine * rotation.sine)
      let depth =
        half * (abs(normal.cosine) + abs(normal.sine)) + (along * along + across * across).squareRoot()
        - (x * normal.cosine + y * normal.sine)
      least = min(least, depth)
    }
    #expect(abs(Collide.separation(box, ellipse) + least) < 1e-3)
  }

  @Test("The depth of an ellipse inside a polygon is the shortest distance out", arguments: [1, 2, 3])
  func depthInPolygon(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let columns = BodyColumns(capacity: 1)
    defer { withExtendedLifetime(columns) {} }
    for trial in 0..<1000 {
      let points = (0..<random.int(in: 3..<10)).map { _ in
        CGPoint(x: random.double(in: -50..<50), y: random.double(in: -50..<50))
      }
      guard let polygon = ConvexPolygon.hull(of: points) else { continue }
      columns.storeOutline(polygon, 0)
      var outline = ShapeView(kind: .polygon, halfWidth: 1, halfHeight: 1, cosine: 1, sine: 0, x: 0, y: 0)
      outline.vertexCount = Int32(polygon.points.count)
      outline.vertices = UnsafePointer(try #require(columns.outline[0]))
      let halfWidth = random.double(in: 1..<4)
      let halfHeight = random.double(in: 20..<60)
      let rotation = DeterministicMath.sincos(random.double(in: 0..<3))
      let x = random.double(in: -30..<30)
      let y = random.double(in: -30..<30)
      let ellipse = ShapeView(
        kind: .ellipse, halfWidth: halfWidth, halfHeight: halfHeight, cosine: rotation.cosine, sine: rotation.sine,
        x: x,
        y: y)
      var least = Double.infinity
      for index in 0..<720 {
        let normal = DeterministicMath.sincos(Double(index) / 720 * 2 * .pi)
        let along = halfWidth * (normal.cosine * rotation.cosine + normal.sine * rotation.sine)
        let across = halfHeight * (normal.sine * rotation.cosine - normal.cosine * rotation.sine)
        let highest = polygon.points.map { Double($0.x) * normal.cosine + Double($0.y) * normal.sine }.max() ?? 0
        let depth = highest + (along * along + across * across).squareRoot() - (x * normal.cosine + y * normal.sine)
        least = min(least, depth)
      }
      // The best of a few sampled directions is never shorter than the true minimum.
      let depth = -Collide.separation(outline, ellipse)
      #expect(depth <= least + 1e-6, "trial \(trial)")
    }
  }
}

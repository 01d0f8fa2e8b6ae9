// SPDX-License-Identifier: MIT

import SprungGeometry
import Testing

@testable import SprungPhysics

/// A thin ellipse deep inside a box was brought out by a way that was not the shortest, of 60 points instead of 47: corners were only
/// looked at where the gap rises or falls at the normals of the sides beside them, but when the ellipse's center is inside, the gap
/// may fall first and have its largest value in between all the same.
///
/// Found by asking why no test told a mutant of that condition. Corners are now looked at whenever the center is behind both sides.
@Suite struct LongWayOutTests {
  @Test(
    "The depth of an ellipse inside a box is the shortest way out",
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
}

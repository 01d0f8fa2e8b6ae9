// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungPhysics

/// Compares the sides of boxes, stored in lanes of Floats, with the boxes themselves.
struct BoxSidesTests {
  /// Magnitudes of coordinates: near zero, on a screen, in a world, too large for fractions in Float precision, and
  /// beyond the range of Float.
  static let sizes = [1e-45, 1e-38, 1e-6, 1, 300, 1e5, 1e9, 1e15, 1e38, 1e300]

  private func box(_ size: Double, _ random: inout SeededRandom) -> Box {
    let (x, y) = (size * random.double(in: -1..<1), size * random.double(in: -1..<1))
    let extent = size * (random.int(in: 0..<10) < 3 ? 1e-8 : 0.3)
    return Box(
      left: x, top: y, right: x + extent * random.double(in: 0..<1), bottom: y + extent * random.double(in: 0..<1))
  }

  @Test(arguments: sizes) func overlappingBoxesAreNeverMissed(size: Double) {
    var random = SeededRandom(seed: 11)
    var (overlaps, found) = (0, 0)
    for _ in 0..<20_000 {
      let one = box(size, &random)
      var other = box(size, &random)
      // Edges that touch, and edges that differ only in the last bit.
      if random.int(in: 0..<10) < 4 {
        let edge = random.int(in: 0..<2) == 0 ? one.right : one.right.nextUp
        other = Box(left: edge, top: one.top, right: max(edge, other.right), bottom: one.bottom)
      }
      let may = BoxSides(one).mayOverlap(BoxSides(other).opposite)
      #expect(may == BoxSides(other).mayOverlap(BoxSides(one).opposite))
      overlaps += one.overlaps(other) ? 1 : 0
      found += may ? 1 : 0
      if one.overlaps(other), !may { Issue.record("\(one) and \(other)") }
    }
    // Below 1e-30 and beyond the range of Float, all boxes may be reported as overlapping.
    #expect(overlaps > 2_000 && (found < 12_000 || size < 1e-30 || size > 1e38))
  }

  @Test func visiblySeparateBoxesAreDistinguished() {
    let box = Box(left: 100, top: 200, right: 120, bottom: 230)
    for (x, y) in [(-30.01, 0.0), (30.01, 0), (0, -40.01), (0, 40.01)] {
      let other = Box(left: 95 + x, top: 195 + y, right: 125 + x, bottom: 235 + y)
      #expect(!box.overlaps(other) && !BoxSides(box).mayOverlap(BoxSides(other).opposite))
    }
    let inside = BoxSides(Box(left: 110, top: 210, right: 110, bottom: 210)).opposite
    #expect(BoxSides(box).mayOverlap(inside))
  }
}

// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import SprungPhysics

@Suite struct BoundarySetTests {
  private static func segment(_ random: inout SeededRandom, tag: Int32) -> BoundarySegment {
    let x = random.double(in: -1_000..<1_000)
    let y = random.double(in: -1_000..<1_000)
    return BoundarySegment(
      startX: x, startY: y, endX: x + random.double(in: -90..<90), endY: y + random.double(in: -90..<90), tag: tag)!
  }

  private static func near(_ set: BoundarySet, _ box: Box) -> [Int32] {
    var found: [Int32] = []
    set.forEachSegment(near: box) { found.append($0) }
    return found
  }

  private static func expected(_ set: BoundarySet, _ box: Box) -> [Int32] {
    set.segments.indices.filter { place in
      let segment = set.segments[place]
      return min(segment.startX, segment.endX) <= box.right && max(segment.startX, segment.endX) >= box.left
        && min(segment.startY, segment.endY) <= box.bottom && max(segment.startY, segment.endY) >= box.top
    }.map(Int32.init)
  }

  @Test("Segments near a box are in ascending order, for few or many segments, with insertions and removals")
  func near() {
    var random = SeededRandom(seed: 77)
    let set = BoundarySet()
    for round in 0..<400 {
      for tag in 0..<Int32(3) { set.append(Self.segment(&random, tag: Int32(round) * 3 + tag)) }
      if round % 9 == 8 {
        let tag = Int32(random.int(in: 0..<round * 3))
        #expect(set.removeSegments { $0.tag == tag } || !set.segments.contains { $0.tag == tag })
      }
      // Removes all but a few segments, so that the index is removed and rebuilt.
      if round % 40 == 39 { set.removeSegments { $0.tag % 50 != 0 } }
      for _ in 0..<5 {
        let box = Self.segment(&random, tag: 0).box.grown(by: random.double(in: 0..<200))
        #expect(Self.near(set, box) == Self.expected(set, box), "round \(round)")
        #expect(set.isClear(box) == Self.expected(set, box).isEmpty, "round \(round)")
      }
    }
    #expect(set.segments.count > PhysicsBounds.scannedSegments)
    set.reset()
    #expect(Self.near(set, Box(left: -2_000, top: -2_000, right: 2_000, bottom: 2_000)).isEmpty)
  }

  @Test("A nested visit has its own results")
  func nested() {
    var random = SeededRandom(seed: 3)
    let set = BoundarySet()
    for tag in 0..<Int32(100) { set.append(Self.segment(&random, tag: tag)) }
    let all = Box(left: -2_000, top: -2_000, right: 2_000, bottom: 2_000)
    var outer: [Int32] = []
    set.forEachSegment(near: all) { place in
      #expect(Self.near(set, set.segments[Int(place)].box).contains(place))
      outer.append(place)
    }
    #expect(outer == Array(0..<100))
  }
}

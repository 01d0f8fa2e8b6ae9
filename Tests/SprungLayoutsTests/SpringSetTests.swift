// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@testable import SprungLayouts

@Suite(.oneApplication)
@MainActor
struct SpringSetTests {
  private func spring(_ item: Int, _ anchor: CGPoint, _ axis: Axis) -> FlowSpring {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.size = CGSize(width: 30, height: 30)
    attributes.center = anchor
    return FlowSpring(
      item: attributes, behavior: UIAttachmentBehavior(item: attributes, attachedToAnchor: anchor), axis)
  }

  /// Returns the first of the nearest springs, found with a linear search.
  private func obvious(_ point: CGPoint, _ set: SpringSet, _ axis: Axis, _ onlyAlong: Bool) -> Int? {
    let ways = set.springs.map {
      let (x, y) = (abs($0.anchor.x - point.x), abs($0.anchor.y - point.y))
      return onlyAlong ? (axis == .horizontal ? x : y) : x + y
    }
    return ways.indices.min { ways[$0] < ways[$1] }
  }

  @Test(
    "the nearest spring is the first of those at the minimum distance, even among unsorted springs",
    arguments: Seeds.below(20))
  func nearest(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let axis = random.bool() ? Axis.horizontal : .vertical
    let set = SpringSet(animator: UIDynamicAnimator())
    for item in 0..<60 {
      // The anchors form a grid, so that many springs have the same distance.
      let anchor = CGPoint(x: CGFloat(random.int(in: 0..<5)) * 10, y: CGFloat(random.int(in: 0..<12)) * 10)
      set.append(spring(item, anchor, axis))
      if random.int(in: 0..<5) == 0 { set.sort() }
      let point = CGPoint(x: CGFloat(random.int(in: -4..<60)), y: CGFloat(random.int(in: -4..<130)))
      for onlyAlong in [false, true] {
        #expect(
          set.nearest(to: point, in: set.springs, axis, onlyAlong: onlyAlong) == obvious(point, set, axis, onlyAlong),
          "seed \(seed)")
      }
    }
  }

  @Test("springs are ordered by position after any insertions and removals", arguments: Seeds.below(10))
  func order(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let set = SpringSet(animator: UIDynamicAnimator())
    for item in 0..<80 {
      set.append(spring(item, CGPoint(x: 0, y: CGFloat(random.int(in: 0..<20)) * 10), .vertical))
      guard random.int(in: 0..<4) == 0 else { continue }
      set.sort()
      #expect(zip(set.springs, set.springs.dropFirst()).allSatisfy { $0.order.isBefore($1.order) }, "seed \(seed)")
      let stretch = AxisStretch(lower: CGFloat(random.int(in: 0..<60)), upper: CGFloat(random.int(in: 100..<220)))
      set.remove(outside: stretch, .vertical)
      #expect(set.springs.allSatisfy { $0.overlaps(stretch, .vertical) })
      #expect(set.indexPaths == Set(set.springs.map { $0.item.indexPath }))
      #expect(set.animator.behaviors.count == set.springs.count)
      for (position, spring) in set.springs.enumerated() {
        let found = set.position(of: spring.item.indexPath)
        #expect(found == position)
      }
    }
  }

  @Test("springs at the listed positions are retained, others are removed")
  func keep() {
    let set = SpringSet(animator: UIDynamicAnimator())
    for item in 0..<6 { set.append(spring(item, CGPoint(x: 0, y: CGFloat(item) * 50), .vertical)) }
    set.sort()
    let losesNone = set.keep([true, true, true, true, true, true])
    let losesSome = set.keep([true, false, true, true, false, false])
    #expect(!losesNone && losesSome)
    #expect(set.springs.map { $0.item.indexPath.item } == [0, 2, 3])
  }
}

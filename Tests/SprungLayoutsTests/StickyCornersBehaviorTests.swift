// SPDX-License-Identifier: MIT

import SprungLayouts
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct StickyCornersBehaviorTests {
  private let stage = StickyStage(container: CGSize(width: 375, height: 667), box: CGSize(width: 120, height: 160)) {
    StickyCornersBehavior(item: $0)
  }

  /// The rest positions of the box in each corner, 20 points from the edges.
  private static let rests: [StickyCorner: CGPoint] = [
    .topLeft: CGPoint(x: 80, y: 100), .topRight: CGPoint(x: 295, y: 100), .bottomLeft: CGPoint(x: 80, y: 567),
    .bottomRight: CGPoint(x: 295, y: 567),
  ]

  @Test("from rest in a quarter the box swings into that quarter's corner", arguments: StickyCorner.allCases)
  func ownCorner(corner: StickyCorner) throws {
    let rest = try #require(Self.rests[corner])
    #expect(stage.sticky.position(of: corner) == rest)
    // Starts near the center of the screen, halfway, and near the outer corner of the quarter.
    for share in [0.02, 0.5, 0.98] {
      let start = CGPoint(
        x: 187.5 + (rest.x < 187.5 ? -share : share) * 127, y: 333.5 + (rest.y < 333.5 ? -share : share) * 253)
      #expect(stage.sticky.corner(for: start) == corner)
      stage.release(at: start)
      #expect(stage.settle())
      #expect(isClose(stage.box.center, rest, by: 0.5), "\(start): \(stage.box.center)")
    }
  }

  @Test(
    "a strong throw ends in the opposite corner, a weak throw in the original one", arguments: StickyCorner.allCases)
  func oppositeCorner(corner: StickyCorner) throws {
    let opposite = try #require(StickyCorner(rawValue: 3 - corner.rawValue))
    let start = try #require(Self.rests[corner])
    let end = try #require(Self.rests[opposite])
    // The distance of a throw in points is about half of its velocity. A throw at 0.9 times the distance per second
    // ends before the center.
    for share in [1.0, 0.075] {
      stage.release(at: start, velocity: CGPoint(x: (end.x - start.x) * 12 * share, y: (end.y - start.y) * 12 * share))
      #expect(stage.settle())
      #expect(isClose(stage.box.center, share == 1 ? end : start, by: 0.5), "\(share): \(stage.box.center)")
      #expect(stage.worstExcess <= 1 && !stage.hasTurned, "\(stage.worstExcess)")
    }
  }

  @Test("a box released on a line between quarters leaves it")
  func seams() {
    for offset in stride(from: -1.5, through: 1.5, by: 0.125) {
      for start in [
        CGPoint(x: 187.5 + offset, y: 333.5 + offset), CGPoint(x: 187.5 + offset, y: 333.5),
        CGPoint(x: 187.5, y: 333.5 - offset), CGPoint(x: 187.5 + offset, y: 120),
      ] {
        stage.release(at: start)
        #expect(stage.settle(within: 8))
        let center = stage.box.center
        #expect(Self.rests.values.contains { isClose(center, $0, by: 0.5) }, "\(start): \(center)")
      }
    }
  }

  @Test("a layout change moves the quarters, and the box ends in the same corner at the new size")
  func resized() {
    stage.release(at: CGPoint(x: 295, y: 567))
    #expect(stage.settle())
    stage.container.frame.size = CGSize(width: 667, height: 375)
    stage.sticky.updateFields(in: stage.container.bounds)
    #expect(stage.sticky.position(of: .bottomRight) == CGPoint(x: 587, y: 275))
    #expect(stage.settle())
    let center = stage.box.center
    #expect(isClose(center, CGPoint(x: 587, y: 275), by: 0.5), "\(center)")
  }

  @Test("disabled fields hold nothing; when enabled, each of the four holds the box")
  func switching() {
    stage.sticky.isEnabled = false
    #expect(stage.itemCounts == [0, 0, 0, 0, 0, 0])
    stage.sticky.isEnabled = true
    #expect(stage.itemCounts == [1, 1, 1, 1, 1, 1])
  }
}

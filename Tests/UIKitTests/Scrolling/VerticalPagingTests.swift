// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests vertical pages, pages on both axes, and drags that end too slowly to count as flicks.
@Suite(.oneApplication)
@MainActor
struct VerticalPagingTests {
  private func stage(content: CGSize) -> ScrollStage {
    let s = ScrollStage(viewport: CGSize(width: 320, height: 320), content: content, scale: 2)
    s.view.isPagingEnabled = true
    return s
  }

  @Test(
    "Vertical paging stops at pages of 320 points",
    arguments: [(100.0, 0.0, 0.0, 0.0), (170, 0, 0, 320), (100, 500, 0, 320), (300, -500, 320, 0), (40, -900, 0, 0)])
  func pages(place: Double, velocity: Double, start: Double, expected: Double) throws {
    let s = stage(content: CGSize(width: 320, height: 960))
    s.view.contentOffset.y = CGFloat(start)
    var y = 160.0
    s.stage.down(160, y)
    let jump = start - place
    // The touch first moves in a single step, which includes the slop, and pauses. It then moves in steps at the given
    // velocity, so that the drag ends at the requested offset.
    let step = -velocity * 0.008
    let steps = velocity == 0 ? 0.0 : 14.0
    y += jump - steps * step + (jump - steps * step < 0 ? -10 : 10)
    s.stage.move(160, y, at: 0.1)
    s.stage.wait(0.3)
    for _ in 0..<Int(steps) {
      y += step
      s.stage.move(160, y, at: s.stage.time + 0.008)
    }
    s.stage.up(160, y)
    #expect(s.log.target == CGPoint(x: 0, y: expected))
    _ = try #require(s.settle())
    #expect(s.view.contentOffset == CGPoint(x: 0, y: expected))
    #expect(s.log.entries.last == "didDecelerate ---")
  }

  @Test("Content that is larger on both axes changes pages on each")
  func bothDirections() throws {
    let s = stage(content: CGSize(width: 960, height: 960))
    s.stage.down(300, 300)
    s.stage.move(100, 100, at: 0.1)
    s.stage.wait(0.3)
    s.stage.up(100, 100)
    #expect(s.log.target == CGPoint(x: 320, y: 320))
    _ = try #require(s.settle())
    #expect(s.view.contentOffset == CGPoint(x: 320, y: 320))
  }

  @Test("An axis locked by a directional lock changes no page", arguments: [true, false])
  func lockedAxis(isVertical: Bool) throws {
    let s = stage(content: CGSize(width: 960, height: 960))
    s.view.isDirectionalLockEnabled = true
    s.view.contentOffset = CGPoint(x: 200, y: 200)
    s.stage.down(300, 300)
    // On one axis, the content is dragged to an offset of 300 and settles at 320. On the other axis, the offset stays
    // at 200, although the nearest page is also at 320.
    s.stage.move(isVertical ? 300 : 190, isVertical ? 190 : 300, at: 0.1)
    s.stage.wait(0.3)
    s.stage.up(isVertical ? 300 : 190, isVertical ? 190 : 300)
    let expected = isVertical ? CGPoint(x: 200, y: 320) : CGPoint(x: 320, y: 200)
    #expect(s.log.target == expected)
    _ = try #require(s.settle())
    #expect(s.view.contentOffset == expected)
  }

  @Test("The motion to the page begins at the velocity of the touch and never leaves the range")
  func way() throws {
    let s = stage(content: CGSize(width: 320, height: 960))
    s.stage.down(160, 300)
    s.stage.drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: -8), count: 14, every: 0.008)
    s.stage.up(160, 188)
    let start = s.view.contentOffset.y
    #expect(start == 102)
    s.log.offsets = []
    s.stage.run(until: s.stage.time + 1 / 120.0)
    #expect(abs((s.view.contentOffset.y - start) * 120 - 1000) < 120)
    _ = try #require(s.settle())
    #expect(s.view.contentOffset.y == 320)
    #expect(s.log.offsets.allSatisfy { $0.x == 0 && $0.y >= start && $0.y <= 640 })
  }

  @Test("A release below 250 points per second reports no velocity and stays in place", arguments: [240.0, 260])
  func slowRelease(speed: Double) throws {
    let s = ScrollStage(scale: 1000)
    s.flick(speed: speed, endingAt: 3000)
    let released = s.view.contentOffset.y
    if speed < 250 {
      #expect(s.log.velocity == .zero)
      #expect(s.log.target.y == released)
      #expect(s.log.entries.last == "didEndDrag t--")
    } else {
      #expect(abs(s.log.velocity.y - 0.26) < 1e-4)
      #expect(s.log.target.y > released + 50)
      #expect(s.log.entries.last == "willDecelerate --D")
    }
    _ = try #require(s.settle())
    #expect(abs(s.view.contentOffset.y - s.log.target.y) < 0.001)
  }
}

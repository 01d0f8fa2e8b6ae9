// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct UIScrollViewTests {
  @Test("D1: scrolling begins with the 4th move of 3 points, and holding ends all motion")
  func slowDrag() {
    let s = ScrollStage()
    s.stage.down(100, 800)
    var point = s.stage.drag(from: CGPoint(x: 100, y: 800), by: CGPoint(x: 0, y: -3), count: 3, every: 0.016)
    #expect(s.view.contentOffset.y == 0)
    #expect(s.log.entries.isEmpty)
    point = s.stage.drag(from: point, by: CGPoint(x: 0, y: -3), count: 1, every: 0.016)
    #expect(s.view.contentOffset.y == 2)
    s.stage.drag(from: point, by: CGPoint(x: 0, y: -3), count: 56, every: 0.016)
    #expect(s.view.contentOffset.y == 170)
    s.stage.wait(0.3)
    s.stage.up(100, 620)
    s.stage.wait(1)
    #expect(s.view.contentOffset.y == 170)
    #expect(s.log.velocity == .zero)
    #expect(s.log.target == CGPoint(x: 0, y: 170))
    #expect(s.log.entries == ["willDrag td-", "scroll td-", "willEndDrag td-", "didEndDrag t--"])
  }

  @Test("D2: a flick in steps of 24 points from 5000 is released at 5326 with 3.0 and rests at 6818")
  func flick() throws {
    let s = ScrollStage(offset: CGPoint(x: 0, y: 5000))
    s.stage.down(100, 800)
    let point = s.stage.drag(from: CGPoint(x: 100, y: 800), by: CGPoint(x: 0, y: -24), count: 1, every: 0.008)
    #expect(s.view.contentOffset.y == 5014)
    s.stage.drag(from: point, by: CGPoint(x: 0, y: -24), count: 13, every: 0.008)
    #expect(s.view.contentOffset.y == 5326)
    s.stage.up(100, 464)
    let release = s.stage.time
    #expect(abs(s.log.velocity.y - 3) < 1e-4)
    #expect(abs(s.log.target.y - 6818.01) < 0.02)
    let end = try #require(s.settle())
    #expect(abs(s.view.contentOffset.y - 6818) < 0.34)
    #expect(abs(end - release - 2.849) < 0.02)
  }

  @Test("D4, D12: a touch 0.25 s into a flick of 1000 points per second catches the content in place")
  func caught() {
    let s = ScrollStage(scale: 2)
    let release = s.flick(speed: 1000, endingAt: 3000)
    #expect(abs(s.view.contentOffset.y - 3000) < 0.3)
    let start = s.view.contentOffset.y
    s.stage.run(until: release + 0.25)
    #expect(s.view.isDecelerating)
    #expect(abs(s.view.contentOffset.y - start - 196.5) <= 0.5)
    let caught = s.view.contentOffset.y
    s.stage.down(100, 400)
    #expect(s.view.contentOffset.y == caught)
    #expect(!s.view.isDecelerating && s.view.isTracking)
    #expect(s.log.entries.last == "didDecelerate t--")
    s.stage.up(100, 400)
    s.stage.wait(0.5)
    #expect(s.view.contentOffset.y == caught)
    #expect(s.log.entries.filter { $0.hasPrefix("didDecelerate") }.count == 1)
    #expect(!s.view.isTracking)
  }

  @Test("D5: the rubber band shows 5 points beyond the edge as 2.667 at three pixels per point")
  func rubberBand() {
    let s = ScrollStage()
    s.stage.down(100, 100)
    s.stage.move(100, 115)
    #expect(abs(s.view.contentOffset.y + 2.667) < 0.001)
    s.stage.move(100, 700)
    #expect(abs(s.view.contentOffset.y + 234.997) < 0.34)
  }

  @Test("D6: an edge hit at 3005 points per second is passed by 100.5 points, and reached again exactly")
  func impact() throws {
    let s = ScrollStage(content: CGSize(width: 393, height: 4000))
    let edge: CGFloat = 4000 - 852
    s.flick(speed: 3125, endingAt: Double(edge) - 60)
    let gap = edge - s.view.contentOffset.y
    #expect(abs(gap - 60) < 0.5)
    _ = try #require(s.settle())
    let peak = s.log.offsets.map { $0.y }.max() ?? 0
    #expect(abs(peak - edge - 100.5) < 1.1)
    #expect(s.view.contentOffset.y == edge)
    #expect(s.log.entries.last == "didDecelerate ---")
  }

  @Test("D7: released at rest 235 points beyond the edge, the content returns in 0.69 s")
  func releasedAtRest() throws {
    let s = ScrollStage()
    s.stage.rate = 1000
    s.stage.down(100, 100)
    s.stage.move(100, 700, at: 0.1)
    #expect(abs(s.view.contentOffset.y + 235) < 0.34)
    s.stage.wait(0.3)
    let release = s.stage.time
    s.stage.up(100, 700)
    for (milliseconds, expected) in [(57.6, -152.0), (107.7, -101.3), (207.6, -43), (407.6, -7)] {
      s.stage.run(until: release + milliseconds / 1000)
      #expect(abs(s.view.contentOffset.y - expected) < 1)
    }
    let end = try #require(s.settle())
    #expect(abs(end - release - 0.69) < 0.03)
    #expect(s.view.contentOffset.y == 0)
  }

  @Test("D8: a flick makes all calls in order, with the current states")
  func order() throws {
    let s = ScrollStage()
    s.flick(speed: 1500, endingAt: 3000)
    _ = try #require(s.settle())
    #expect(
      s.log.entries == [
        "willDrag td-", "scroll td-", "willEndDrag td-", "didEndDrag+ t--", "willDecelerate --D", "scroll --D",
        "didDecelerate ---",
      ])
  }

  @Test("D8: released at rest beyond the edge, the return counts as deceleration")
  func orderOfBounce() throws {
    let s = ScrollStage()
    s.stage.down(100, 100)
    s.stage.move(100, 300, at: 0.1)
    s.stage.wait(0.3)
    s.stage.up(100, 300)
    #expect(s.log.velocity == .zero)
    #expect(s.log.target == .zero)
    _ = try #require(s.settle())
    #expect(
      s.log.entries == [
        "willDrag td-", "scroll td-", "willEndDrag td-", "didEndDrag+ t--", "willDecelerate --D", "scroll --D",
        "didDecelerate ---",
      ])
  }

  @Test("D8: the offset is unchanged when dragging begins")
  func offsetAtBeginning() {
    final class First: NSObject, UIScrollViewDelegate {
      var offset: CGFloat?
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }
    }
    let s = ScrollStage(offset: CGPoint(x: 0, y: 500))
    let first = First()
    s.view.delegate = first
    s.stage.down(100, 500)
    s.stage.move(100, 450)
    #expect(first.offset == 500)
    #expect(s.view.contentOffset.y == 540)
  }

  @Test("D9: without bounces, a flick of 500 from 90 ends exactly at 100, and reports it once")
  func noBounces() throws {
    let s = ScrollStage(viewport: CGSize(width: 300, height: 300), content: CGSize(width: 300, height: 400))
    s.view.bounces = false
    s.view.contentOffset.y = 44
    s.stage.down(100, 280)
    s.stage.drag(from: CGPoint(x: 100, y: 280), by: CGPoint(x: 0, y: -4), count: 14, every: 0.008)
    s.stage.up(100, 224)
    #expect(s.view.contentOffset.y == 90)
    #expect(s.log.target.y == 100)
    _ = try #require(s.settle())
    #expect(s.view.contentOffset.y == 100)
    #expect(s.log.offsets.allSatisfy { $0.y <= 100 })
    #expect(s.log.entries.filter { $0.hasPrefix("didDecelerate") }.count == 1)
  }

  /// A layout with 20,000 points of content and no items. It returns the same target offset for every drag.
  final class Snapping: UICollectionViewLayout {
    var asked: [(CGPoint, CGPoint)] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 393, height: 20_000) }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      asked.append((proposedContentOffset, velocity))
      return CGPoint(x: proposedContentOffset.x, y: 3300)
    }
  }

  @Test("D10: a layout's target is reached exactly, without reversal, starting at the velocity of the touch")
  func layoutTarget() throws {
    let layout = Snapping()
    let s = ScrollStage(view: UICollectionView(frame: .zero, collectionViewLayout: layout))
    s.flick(speed: 1000, endingAt: 3000)
    let start = s.view.contentOffset.y
    #expect(layout.asked.count == 1)
    #expect(abs(layout.asked[0].0.y - start - 494.01) < 0.4)
    #expect(abs(layout.asked[0].1.y - 1) < 1e-3)
    #expect(s.log.target.y == 3300)
    s.log.offsets = []
    s.stage.run(until: s.stage.time + 1 / 120.0)
    #expect(abs((s.view.contentOffset.y - start) * 120 - 1000) < 50)
    _ = try #require(s.settle())
    #expect(s.view.contentOffset.y == 3300)
    var previous = start
    for offset in s.log.offsets {
      #expect(offset.y >= previous)
      previous = offset.y
    }
  }

  @Test("D10: the delegate has the final decision, and a target outside the range is clamped")
  func delegateTarget() throws {
    let s = ScrollStage(view: UICollectionView(frame: .zero, collectionViewLayout: Snapping()))
    s.log.rewrite = { _ in CGPoint(x: 0, y: 3123.4) }
    s.flick(speed: 1000, endingAt: 3000)
    _ = try #require(s.settle())
    #expect(s.view.contentOffset.y == 3123.4)
    s.log.rewrite = { _ in CGPoint(x: 0, y: -500) }
    s.flick(speed: 1000, endingAt: 400)
    _ = try #require(s.settle())
    #expect(s.view.contentOffset.y == 0)
  }

  @Test("A non-finite target is rejected with a fault and the proposal kept")
  func badTarget() throws {
    let s = ScrollStage()
    s.log.rewrite = { _ in CGPoint(x: 0, y: CGFloat.nan) }
    let faults = Diagnostics.recording { s.flick(speed: 1000, endingAt: 3000) }
    #expect(faults.map { $0.kind } == ["nonFiniteGeometry"])
    let target = s.log.target.y
    _ = try #require(s.settle())
    #expect(abs(s.view.contentOffset.y - target) < 0.34)
  }

  @Test(
    "D11: paging stops at pages of 320 points",
    arguments: [(100.0, 0.0, 0.0, 0.0), (170, 0, 0, 320), (100, 500, 0, 320), (300, -500, 320, 0), (40, -900, 0, 0)])
  func paging(place: Double, velocity: Double, start: Double, expected: Double) throws {
    let s = ScrollStage(
      viewport: CGSize(width: 320, height: 480), content: CGSize(width: 960, height: 480), scale: 2)
    s.view.isPagingEnabled = true
    s.view.contentOffset.x = start
    var x = 160.0
    s.stage.down(x, 200)
    let jump = start - place
    // The touch first moves in a single step, which includes the slop, and pauses. It then moves in steps at the given
    // velocity, so that the drag ends at the requested offset.
    let step = -velocity * 0.008
    let steps = velocity == 0 ? 0.0 : 14.0
    x += jump - steps * step + (jump - steps * step < 0 ? -10 : 10)
    s.stage.move(x, 200, at: 0.1)
    s.stage.wait(0.3)
    for _ in 0..<Int(steps) {
      x += step
      s.stage.move(x, 200, at: s.stage.time + 0.008)
    }
    #expect(abs(s.view.contentOffset.x - place) < 1 || place < 0)
    s.stage.up(x, 200)
    #expect(s.log.target.x == CGFloat(expected))
    _ = try #require(s.settle())
    #expect(s.view.contentOffset.x == CGFloat(expected))
    #expect(s.log.entries.last == "didDecelerate ---")
  }

  @Test("D13: an animated offset follows the curve and ends after 0.3 s")
  func animated() {
    let s = ScrollStage(scale: 1000)
    s.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(s.view.contentOffset.y == 0)
    s.stage.run(until: 0.075)
    #expect(abs(s.view.contentOffset.y - 12.916) < 0.001)
    s.stage.run(until: 0.15)
    #expect(abs(s.view.contentOffset.y - 50) < 0.001)
    #expect(s.log.entries == ["scroll ---"])
    s.stage.run(until: 0.3)
    #expect(s.view.contentOffset.y == 100)
    #expect(s.log.entries == ["scroll ---", "didAnimate ---"])
    s.view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    s.stage.wait(0.5)
    #expect(s.log.entries.count == 2)
  }

  @Test("D13: a touch interrupts an animated offset, and its end is not reported")
  func animatedInterrupted() {
    let s = ScrollStage()
    s.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    s.stage.run(until: 0.1)
    s.stage.down(100, 100)
    let offset = s.view.contentOffset.y
    s.stage.wait(0.5)
    s.stage.up(100, 100)
    #expect(s.view.contentOffset.y == offset)
    #expect(s.log.entries == ["scroll ---"])
  }

  @Test("D14: a drag resumed 49.346 points beyond the edge does not jump, and its raw overshoot is 100")
  func dragAgain() {
    let s = ScrollStage(
      viewport: CGSize(width: 320, height: 480), content: CGSize(width: 320, height: 2000), scale: 1000)
    s.stage.down(100, 100)
    s.stage.move(100, 210)
    #expect(abs(s.view.contentOffset.y + 49.346) < 0.001)
    s.stage.wait(0.3)
    s.stage.up(100, 210)
    s.stage.down(100, 210)
    let held = s.view.contentOffset.y
    #expect(abs(held + 49.346) < 0.001)
    s.stage.move(100, 220)
    #expect(abs(s.view.contentOffset.y - held) < 0.001)
    s.stage.move(100, 320)
    #expect(abs(s.view.contentOffset.y + 89.492) < 0.001)
  }

  @Test("Bouncing can be disabled along each axis, and `bounces` sets both")
  func bouncesAlongAxes() {
    let s = ScrollStage(content: CGSize(width: 1000, height: 2000))
    #expect(s.view.bounces && s.view.bouncesHorizontally && s.view.bouncesVertically)
    s.view.bouncesVertically = false
    #expect(s.view.bounces)
    s.stage.down(100, 100)
    let point = s.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 10), count: 12, every: 0.016)
    #expect(s.view.contentOffset.x < -10 && s.view.contentOffset.y == 0)
    s.stage.wait(0.3)
    s.stage.up(Double(point.x), Double(point.y))
    s.stage.wait(2)
    #expect(s.view.contentOffset == .zero)
    s.view.bouncesVertically = true
    s.view.bouncesHorizontally = false
    s.stage.down(100, 100)
    s.stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 10, y: 10), count: 12, every: 0.016)
    #expect(s.view.contentOffset.x == 0 && s.view.contentOffset.y < -10)
    s.view.bounces = true
    #expect(s.view.bouncesHorizontally)
    s.view.bounces = false
    #expect(!s.view.bouncesHorizontally && !s.view.bouncesVertically && !s.view.bounces)
  }
}

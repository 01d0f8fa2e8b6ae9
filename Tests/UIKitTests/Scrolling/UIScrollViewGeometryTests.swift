// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing
import UIKit

/// Tests ranges, insets, programmatic offsets, indicators and invalid input.
@Suite(.oneApplication)
@MainActor
struct UIScrollViewGeometryTests {
  @Test("Offsets are whole pixels, but unaligned edges are kept", arguments: [(1.0, 10.0), (2, 10.5), (3, 10.333333)])
  func pixels(scale: Double, expected: Double) {
    let s = ScrollStage(scale: CGFloat(scale))
    s.view.contentOffset.y = 10.4
    #expect(abs(s.view.contentOffset.y - CGFloat(expected)) < 1e-5)
    s.view.contentInset.top = 7.77
    s.view.contentOffset.y = -7.77
    #expect(s.view.contentOffset.y == -7.77)
    s.view.bounds.origin.y = 1.234
    #expect(s.view.contentOffset.y == 1.234)
  }

  @Test("Setting the offset does not clamp it, but a change of size or insets at rest does")
  func clamping() {
    let s = ScrollStage(content: CGSize(width: 393, height: 2000))
    s.view.contentOffset.y = -500
    #expect(s.view.contentOffset.y == -500)
    s.view.contentSize.height = 2100
    #expect(s.view.contentOffset.y == 0)
    s.view.contentOffset.y = 1248
    s.view.contentSize.height = 1000
    #expect(s.view.contentOffset.y == 148)
    s.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    s.view.contentOffset.y = 178
    s.view.contentInset.bottom = 0
    #expect(s.view.contentOffset.y == 148)
    s.view.frame.size.height = 900
    #expect(s.view.contentOffset.y == 100)
    s.view.contentSize.height = 10
    #expect(s.view.contentOffset.y == -20)
  }

  @Test("During a drag, a change of the content size does not move the content")
  func noClampingInDrag() {
    let s = ScrollStage(content: CGSize(width: 393, height: 2000))
    s.view.contentOffset.y = 1000
    s.stage.down(100, 500)
    s.stage.move(100, 400)
    #expect(s.view.contentOffset.y == 1090)
    s.view.contentSize.height = 1200
    #expect(s.view.contentOffset.y == 1090)
    s.stage.up(100, 400)
    #expect(s.settle() != nil)
    #expect(s.view.contentOffset.y == 348)
  }

  @Test("The program can move the content during a drag, which continues from there")
  func movedUnderFinger() {
    let s = ScrollStage()
    s.view.contentOffset.y = 1000
    s.stage.down(100, 500)
    s.stage.move(100, 400)
    s.view.contentOffset.y = 5000
    s.stage.move(100, 390)
    #expect(s.view.contentOffset.y == 5010)
    s.stage.up(100, 390)
  }

  @Test("An endless list can move its content back during a deceleration without losing speed")
  func recenterd() throws {
    let t = ScrollStage()
    t.flick(speed: 2000, endingAt: 3000)
    let proposed = t.log.target.y
    var shifted = false
    t.log.onScroll = { view in
      if !shifted, view.isDecelerating, view.contentOffset.y > 3500 {
        shifted = true
        view.contentOffset.y -= 2000
      }
    }
    _ = try #require(t.settle())
    #expect(shifted)
    #expect(abs(t.view.contentOffset.y - (proposed - 2000)) < 1.5)
  }

  @Test("Content that grows during a deceleration toward its end does not stop the motion")
  func growing() throws {
    let s = ScrollStage(content: CGSize(width: 393, height: 4200))
    s.flick(speed: 3000, endingAt: 3000)
    #expect(s.log.target.y == 3348)
    s.stage.run(until: s.stage.time + 0.05)
    s.view.contentSize.height = 20000
    _ = try #require(s.settle())
    #expect(abs(s.view.contentOffset.y - 4492) < 2)
  }

  @Test("A callback that sets another offset overrides the deceleration")
  func redirected() throws {
    let s = ScrollStage()
    s.log.onEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    s.flick(speed: 2000, endingAt: 3000)
    #expect(!s.view.isDecelerating)
    s.stage.wait(0.5)
    #expect(s.view.contentOffset.y == 100)
    #expect(s.log.entries.last == "didAnimate ---")
    #expect(!s.log.entries.contains { $0.hasPrefix("willDecelerate") })
  }

  @Test("Setting the offset without animation stops a deceleration and reports its end")
  func stopped() {
    let s = ScrollStage()
    s.flick(speed: 2000, endingAt: 3000)
    s.stage.wait(0.1)
    s.view.setContentOffset(s.view.contentOffset, animated: false)
    let offset = s.view.contentOffset
    s.stage.wait(0.5)
    #expect(s.view.contentOffset == offset)
    #expect(s.log.entries.last == "didDecelerate ---")
  }

  @Test("Both axes of a diagonal flick stop together, on a straight line")
  func slanting() throws {
    let s = ScrollStage(content: CGSize(width: 20000, height: 20000), scale: 100)
    s.view.contentOffset = CGPoint(x: 2000, y: 2000)
    s.stage.down(390, 840)
    s.stage.drag(from: CGPoint(x: 390, y: 840), by: CGPoint(x: -6, y: -24), count: 14, every: 0.008)
    s.stage.up(306, 504)
    let start = s.view.contentOffset
    #expect(abs(s.log.velocity.x - 0.75) < 0.001 && abs(s.log.velocity.y - 3) < 0.001)
    s.log.offsets = []
    _ = try #require(s.settle())
    #expect(s.log.offsets.allSatisfy { abs(($0.x - start.x) * 4 - ($0.y - start.y)) < 0.1 })
    #expect(s.view.contentOffset == s.log.offsets.last)
  }

  @Test("The same flick has the same path at every frame rate", arguments: [24.0, 60, 144, 240])
  func frameRates(rate: Double) throws {
    let s = ScrollStage(content: CGSize(width: 393, height: 4000), scale: 1000)
    s.stage.rate = rate
    let release = s.flick(speed: 3125, endingAt: 3000)
    let law = ScrollPhysics.Deceleration(
      origin: Double(s.view.contentOffset.y), velocity: 1000 * Double(s.log.velocity.y), retention: 0.998)
    let plan = ScrollPhysics.AxisMotion(decelerating: law, in: 0...3148, bounces: true)
    s.stage.run(until: release + 0.25)
    #expect(abs(Double(s.view.contentOffset.y) - plan.position(at: 0.25)) < 0.001)
    #expect(s.view.contentOffset.y > 3190)
    _ = try #require(s.settle())
    #expect(s.view.contentOffset.y == 3148)
  }

  @Test("A stall of one second counts as 0.1 s")
  func stall() {
    let s = ScrollStage(scale: 1000)
    s.flick(speed: 1000, endingAt: 3000)
    let start = s.view.contentOffset.y
    s.stage.rate = 1
    s.stage.run(until: s.stage.time + 1)
    #expect(abs(s.view.contentOffset.y - start - 90.535) < 0.02)
  }

  @Test("scrollRectToVisible moves by the minimum distance")
  func rectToVisible() {
    let s = ScrollStage(viewport: CGSize(width: 300, height: 400), content: CGSize(width: 300, height: 2000))
    func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      s.view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return s.view.contentOffset.y
    }
    #expect(show(100, 50) == 0)
    #expect(show(500, 50) == 150)
    #expect(show(160, 10) == 150)
    #expect(show(100, 50) == 100)
    #expect(show(300, 900) == 300)
    #expect(show(5000, 10) == 300)
    #expect(show(1990, 500) == 1600)
    s.view.contentInset.bottom = 30
    #expect(show(1990, 10) == 1630)
    s.view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(s.view.contentOffset.y == 1630)
    s.stage.wait(0.4)
    #expect(s.view.contentOffset.y == 0)
  }

  @Test("Indicators are visible while the content moves, follow it, and fade")
  func indicators() {
    let s = ScrollStage(
      viewport: CGSize(width: 300, height: 406), content: CGSize(width: 300, height: 4060), scale: 1)
    #expect(s.view.layer.sublayers?.isEmpty != false)
    s.stage.wheel(0, 1827, overX: 100, y: 100)
    guard let bar = s.view.layer.sublayers?.last else {
      Issue.record("no indicator")
      return
    }
    #expect(bar.frame == CGRect(x: 294.5, y: 1827 + 3 + 180, width: 2.5, height: 40))
    #expect(bar.opacity == 1)
    s.stage.wait(0.4)
    #expect(bar.opacity == 1)
    s.stage.wait(0.125)
    #expect(abs(bar.opacity - 0.5) < 0.04)
    s.stage.wait(0.2)
    #expect(bar.opacity == 0)
    #expect(s.stage.isAtRest)
    s.view.flashScrollIndicators()
    #expect(bar.opacity == 1)
    s.stage.wait(1)
    #expect(bar.opacity == 0)
  }

  @Test("An indicator is compressed beyond the ends and stays within its track")
  func indicatorShape() {
    func shape(_ offset: Double) -> ScrollPhysics.Indicator {
      ScrollPhysics.Indicator(offset: offset, range: 0...900, viewport: 100, track: 94)
    }
    #expect(shape(0) == shape(-0.0))
    #expect(shape(0).length == 36 && shape(0).start == 0)
    #expect(shape(900).start == 58)
    #expect(shape(450).start == 29)
    #expect(shape(-20).length == 16 && shape(-20).start == 0)
    #expect(shape(-2000).length == 6)
    #expect(shape(910).length == 26 && shape(910).start == 68)
  }

  @Test("Non-finite values are rejected with a fault and change nothing; negative lengths become zero")
  func badInput() {
    let s = ScrollStage()
    s.view.contentOffset.y = 10
    let nan = CGFloat.nan
    let cases: [(UIScrollView) -> Void] = [
      { $0.contentOffset = CGPoint(x: nan, y: 0) },
      { $0.contentOffset.y = .infinity },
      { $0.setContentOffset(CGPoint(x: 0, y: -CGFloat.infinity), animated: true) },
      { $0.contentSize = CGSize(width: nan, height: 1) },
      { $0.contentSize.height = .infinity },
      { $0.contentInset.top = nan },
      { $0.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: .infinity, right: 0) },
      { $0.scrollRectToVisible(CGRect(x: nan, y: 0, width: 1, height: 1), animated: false) },
      { $0.bounds.origin.x = nan },
    ]
    for change in cases {
      let faults = Diagnostics.recording { change(s.view) }
      #expect(faults.map { $0.kind } == ["nonFiniteGeometry"])
    }
    #expect(s.view.contentOffset.y == 10)
    #expect(s.view.contentSize == CGSize(width: 393, height: 20000))
    #expect(s.view.contentInset == .zero)
    s.stage.wait(0.5)
    #expect(s.view.contentOffset.y == 10)
    let faults = Diagnostics.recording { s.view.contentSize = CGSize(width: -1, height: 5) }
    #expect(faults.map { $0.kind } == ["negativeSize"])
    #expect(s.view.contentSize == CGSize(width: 0, height: 5))
  }

  @Test("An invalid deceleration rate is treated as normal", arguments: [0.0, 1, 2, -1, Double.nan])
  func badRate(rate: Double) throws {
    let s = ScrollStage()
    s.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(rate))
    s.flick(speed: 1000, endingAt: 3000)
    let start = s.view.contentOffset.y
    #expect(abs(s.log.target.y - start - 494.01) < 0.4)
    _ = try #require(s.settle())
  }

  @Test("The pan's delegate is always the scroll view")
  func panDelegate() {
    let s = ScrollStage()
    final class Other: NSObject, UIGestureRecognizerDelegate {}
    let other = Other()
    let faults = Diagnostics.recording { s.view.panGestureRecognizer.delegate = other }
    #expect(faults.map { $0.kind } == ["scrollPanDelegate"])
    #expect(s.view.panGestureRecognizer.delegate == nil)
  }

  @Test("A viewport of size zero neither moves nor fails")
  func noSize() {
    let s = ScrollStage()
    s.view.frame.size = .zero
    s.view.isPagingEnabled = true
    s.stage.wheel(0, 10, overX: 0, y: 0)
    s.view.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    s.stage.wait(1)
    #expect(s.view.contentOffset.y == 30)
  }

  @Test("Small content is aligned inside the insets, and large content is not affected")
  func alignment() {
    let s = ScrollStage(content: CGSize(width: 193, height: 452))
    let view = s.view
    #expect(view.contentAlignmentPoint == .zero && view.contentOffset == .zero)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.contentOffset == CGPoint(x: -100, y: -200))
    view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 40)
    #expect(view.contentOffset == CGPoint(x: -80, y: -250))
    view.contentAlignmentPoint = CGPoint(x: 2, y: -1)
    #expect(view.contentAlignmentPoint == CGPoint(x: 1, y: 0) && view.contentOffset == CGPoint(x: -160, y: -100))
    view.contentInset = .zero
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    view.contentSize = CGSize(width: 193, height: 2000)
    #expect(view.contentOffset == CGPoint(x: -100, y: 0))
    view.contentOffset.y = 1148
    view.contentSize.height = 452
    #expect(view.contentOffset == CGPoint(x: -100, y: -200))
    view.frame.size = CGSize(width: 293, height: 552)
    #expect(view.contentOffset == CGPoint(x: -50, y: -50))
    let faults = Diagnostics.recording { view.contentAlignmentPoint = CGPoint(x: CGFloat.nan, y: 0) }
    #expect(faults.map(\.kind) == ["nonFiniteGeometry"] && view.contentAlignmentPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test("Aligned content bounces around its position, and a refresh control is hidden at rest")
  func alignedBounce() {
    let s = ScrollStage(content: CGSize(width: 393, height: 452))
    s.view.alwaysBounceVertical = true
    s.view.contentAlignmentPoint.y = 0.5
    let control = UIRefreshControl()
    s.view.refreshControl = control
    s.stage.tick()
    #expect(s.view.contentOffset.y == -200 && control.isHidden)
    s.stage.down(100, 400)
    s.stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: 6), count: 10, every: 0.016)
    #expect(s.view.contentOffset.y < -215 && s.view.contentOffset.y > -250 && !control.isHidden)
    #expect(control.frame.minY == s.view.contentOffset.y)
    s.stage.wait(0.3)
    s.stage.up(100, 460)
    s.stage.wait(2)
    #expect(s.view.contentOffset.y == -200 && control.isHidden && !control.isRefreshing)
  }

  @Test("Content that zooming makes smaller than the view is aligned")
  func alignedZoom() {
    let s = ScrollStage(content: CGSize(width: 393, height: 852))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    s.view.addSubview(photo)
    s.log.zooms = photo
    s.view.minimumZoomScale = 0.5
    s.view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    s.view.setZoomScale(0.5, animated: false)
    #expect(s.view.contentOffset == CGPoint(x: -98.25, y: -213))
    s.view.setZoomScale(1, animated: true)
    s.stage.wait(1)
    #expect(s.view.contentOffset == .zero)
  }
}

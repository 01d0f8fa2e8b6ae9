// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests zooming by pinch, double tap and trackpad, and programmatic zooming.
@Suite(.oneApplication)
@MainActor
struct UIScrollViewZoomTests {
  /// An image of 600 x 600 points in a viewport of 300 x 300, with zoom scales from 0.5 to 3.
  private struct Bench {
    let s = ScrollStage(
      viewport: CGSize(width: 300, height: 300), content: CGSize(width: 600, height: 600), scale: 2)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    var view: UIScrollView { s.view }

    init() {
      s.view.addSubview(picture)
      s.log.zooms = picture
      s.view.minimumZoomScale = 0.5
      s.view.maximumZoomScale = 3
      s.log.entries = []
    }

    /// Pinches with two touches around a point in the viewport. Their distance changes from `from` to `to` points.
    func pinch(from: Double, to: Double, x: Double = 150, y: Double = 150, steps: Int = 10, lifts: Bool = true) {
      s.stage.down(x - from / 2, y, id: 1)
      s.stage.down(x + from / 2, y, id: 2)
      for step in 1...steps {
        let half = (from + (to - from) * Double(step) / Double(steps)) / 2
        s.stage.move(x - half, y, id: 1, at: s.stage.time + 0.008)
        s.stage.move(x + half, y, id: 2)
      }
      guard lifts else { return }
      s.stage.up(x - to / 2, y, id: 1)
      s.stage.up(x + to / 2, y, id: 2)
    }

    /// Returns the point of the image that is shown at the given point in the viewport.
    func shown(_ x: Double, _ y: Double) -> CGPoint { view.window!.convert(CGPoint(x: x, y: y), to: picture) }
  }

  private func near(_ one: CGPoint, _ other: CGPoint, _ tolerance: CGFloat = 0.51) -> Bool {
    abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
  }

  @Test("A pinch keeps the content between the touches in place; image and content size grow together")
  func pinches() {
    let b = Bench()
    b.view.contentOffset = CGPoint(x: 100, y: 50)
    let before = b.shown(100, 200)
    // The pinch begins after the first 8 points, so its scale is relative to a distance of 108 points.
    b.pinch(from: 100, to: 216, x: 100, y: 200, steps: 29, lifts: false)
    #expect(b.view.isZooming && !b.view.isZoomBouncing)
    #expect(abs(b.view.zoomScale - 2) < 0.04)
    #expect(near(b.shown(100, 200), before, 1))
    #expect(b.view.contentSize == CGSize(width: 600 * b.view.zoomScale, height: 600 * b.view.zoomScale))
    #expect(b.picture.frame.origin == .zero && abs(b.picture.frame.width - b.view.contentSize.width) < 1e-9)
    b.s.stage.up(0, 200, id: 1)
    b.s.stage.up(200, 200, id: 2)
    #expect(!b.view.isZooming)
  }

  @Test("A pinch with a constant center causes one begin and one end, and no drag")
  func order() {
    let b = Bench()
    b.pinch(from: 100, to: 200)
    #expect(b.s.log.entries.map { $0.split(separator: " ")[0] } == ["willZoom", "scroll", "zoom"] + tail(b.s.log))
    #expect(b.s.log.entries.filter { $0.hasPrefix("willZoom") }.count == 1)
    #expect(b.s.log.entries.last == "didZoom t--")
    #expect(!b.view.isTracking)
  }

  /// Returns the expected log after the first three entries: alternating scroll and zoom calls, and the call at the end
  /// of zooming.
  private func tail(_ log: ScrollLog) -> [Substring] {
    let pairs = (log.entries.count - 4) / 2
    return (0..<pairs).flatMap { _ in ["scroll", "zoom"] } + ["didZoom"]
  }

  @Test("A pinch with a moving center is part of a drag, which continues with the remaining touch")
  func dragsAlong() {
    let b = Bench()
    b.view.contentOffset = CGPoint(x: 150, y: 150)
    b.pinch(from: 100, to: 200, lifts: false)
    b.s.stage.move(50, 180, id: 1)
    b.s.stage.move(250, 180, id: 2)
    #expect(b.view.isDragging && b.view.isZooming)
    b.s.stage.up(50, 180, id: 1)
    #expect(b.view.isDragging && !b.view.isZooming)
    let offset = b.view.contentOffset
    b.s.stage.move(250, 160, id: 2, at: b.s.stage.time + 0.2)
    #expect(b.view.contentOffset == CGPoint(x: offset.x, y: offset.y + 20))
    b.s.stage.up(250, 160, id: 2, at: b.s.stage.time + 0.3)
    #expect(b.s.log.entries.last?.hasPrefix("didEndDrag ") == true)
  }

  @Test(
    "Beyond a limit, the scale resists up to twice the limit, and returns",
    arguments: [(100.0, 540.0, 3.0), (290.0, 20.0, 0.5)])
  func bounces(from: Double, to: Double, limit: CGFloat) {
    let b = Bench()
    b.view.zoomScale = limit
    b.pinch(from: from, to: to)
    let beyond = b.view.zoomScale / limit
    #expect(limit > 1 ? beyond > 1.2 && beyond < 2 : beyond < 0.8 && beyond > 0.5)
    #expect(b.view.isZoomBouncing && b.s.log.entries.last?.hasPrefix("didZoom") == false)
    b.s.stage.wait(0.29)
    #expect(b.view.isZoomBouncing)
    b.s.stage.wait(0.02)
    #expect(!b.view.isZoomBouncing && b.view.zoomScale == limit)
    #expect(b.s.log.entries.filter { $0.hasPrefix("didZoom") } == ["didZoom ---"])
    let range = b.view.restingRange
    #expect(range.clamp(b.view.contentOffset) == b.view.contentOffset)
  }

  @Test("A pinch resumed while the scale returns does not jump")
  func takenUp() {
    let b = Bench()
    b.view.zoomScale = 3
    b.pinch(from: 100, to: 400)
    b.s.stage.wait(0.1)
    #expect(b.view.zoomScale > 3)
    b.s.log.scales = [b.view.zoomScale]
    b.pinch(from: 100, to: 112, steps: 12, lifts: false)
    #expect(b.view.isZooming)
    for (before, after) in zip(b.s.log.scales, b.s.log.scales.dropFirst()) { #expect(abs(after - before) < 0.08) }
  }

  @Test("Without bouncesZoom the scale is clamped, and without bounces the edges too")
  func limits() {
    let b = Bench()
    b.view.bouncesZoom = false
    b.view.bounces = false
    b.pinch(from: 290, to: 20, x: 150, y: 150, lifts: false)
    #expect(b.view.zoomScale == 0.5 && b.view.contentOffset == .zero)
    b.s.stage.up(140, 150, id: 1)
    b.s.stage.up(160, 150, id: 2)
    #expect(b.s.log.entries.last == "didZoom t--")
    #expect(b.view.contentSize == CGSize(width: 300, height: 300))
  }

  @Test("Without limits or a view to zoom, there is no pinch recognizer and no zooming")
  func notZooming() {
    let plain = ScrollStage()
    #expect(plain.view.pinchGestureRecognizer == nil)
    let b = Bench()
    #expect(b.view.pinchGestureRecognizer != nil)
    b.s.log.zooms = nil
    b.pinch(from: 100, to: 200)
    b.view.setZoomScale(2, animated: false)
    b.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(b.view.zoomScale == 1 && b.s.log.scales.isEmpty)
    b.view.maximumZoomScale = 0.5
    #expect(b.view.pinchGestureRecognizer == nil)
  }

  @Test("setZoomScale keeps the center, is clamped, and calls didZoom once")
  func program() {
    let b = Bench()
    b.view.contentOffset = CGPoint(x: 150, y: 150)
    let middle = b.shown(150, 150)
    b.view.setZoomScale(2, animated: false)
    #expect(near(b.shown(150, 150), middle) && b.s.log.scales == [2])
    b.view.zoomScale = 9
    #expect(b.view.zoomScale == 3 && b.s.log.scales == [2, 3])
    b.view.zoomScale = 3
    #expect(b.s.log.scales == [2, 3])
    b.view.zoomScale = 0.01
    #expect(b.view.zoomScale == 0.5 && b.view.contentOffset == .zero)
    #expect(b.s.log.entries.allSatisfy { !$0.hasPrefix("willZoom") && !$0.hasPrefix("didZoom") })
    b.view.zoomScale = 1
    #expect(b.picture.frame == CGRect(x: 0, y: 0, width: 600, height: 600), "no rounding error remains")
    #expect(b.view.contentSize == CGSize(width: 600, height: 600))
  }

  @Test("With animation, one point of the viewport stays fixed, and begin and end are reported")
  func animated() {
    let b = Bench()
    b.view.contentOffset = CGPoint(x: 150, y: 150)
    let middle = b.shown(150, 150)
    b.s.log.entries = []
    b.view.setZoomScale(2, animated: true)
    #expect(b.view.isZoomAnimating && b.view.zoomScale == 1)
    b.s.stage.wait(0.15)
    #expect(abs(b.view.zoomScale - 1.5) < 1e-6 && near(b.shown(150, 150), middle))
    b.s.stage.wait(0.15)
    #expect(b.view.zoomScale == 2 && !b.view.isZoomAnimating)
    #expect(b.s.log.entries.first == "willZoom ---" && b.s.log.entries.last == "didZoom ---")
    #expect(b.s.log.entries.filter { $0.hasPrefix("didZoom") }.count == 1)
  }

  @Test("A double tap zooms to a rectangle, which fills the viewport from its center")
  func doubleTap() {
    let b = Bench()
    let taps = UITapGestureRecognizer { tap in
      let place = tap.location(in: b.picture)
      b.view.zoom(to: CGRect(x: place.x - 60, y: place.y - 50, width: 120, height: 100), animated: true)
    }
    taps.numberOfTapsRequired = 2
    b.picture.addGestureRecognizer(taps)
    b.s.stage.tap(200, 220)
    b.s.stage.wait(0.1)
    b.s.stage.tap(200, 220)
    b.s.stage.wait(0.31)
    #expect(b.view.zoomScale == 2.5)
    #expect(near(b.shown(150, 150), CGPoint(x: 200, y: 220)))
  }

  @Test("A rectangle at the image's corner is shown as far as the range allows")
  func corner() {
    let b = Bench()
    b.view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: false)
    #expect(b.view.zoomScale == 3 && b.view.contentOffset == .zero)
    b.view.zoom(to: CGRect(x: 0, y: 0, width: 600, height: 600), animated: false)
    #expect(b.view.zoomScale == 0.5)
  }

  @Test("An image centered by the program stays centered while zooming")
  func centerd() {
    let b = Bench()
    b.view.zoomScale = 0.5
    b.picture.center = CGPoint(x: 150, y: 150)
    b.s.log.onScroll = { _ in }
    b.view.setZoomScale(1, animated: false)
    #expect(b.picture.center == CGPoint(x: 300, y: 300))
    b.picture.frame.origin = CGPoint(x: 40, y: 0)
    b.view.setZoomScale(2, animated: false)
    #expect(b.picture.frame.origin == CGPoint(x: 80, y: 0))
  }

  @Test("A trackpad pinch, reported as a wheel with Control, zooms about the pointer")
  func trackpad() {
    let b = Bench()
    b.view.contentOffset = CGPoint(x: 100, y: 100)
    let before = b.shown(80, 90)
    b.s.stage.wheel(0, -50, overX: 80, y: 90, flags: .control)
    #expect(abs(b.view.zoomScale - 1.6487212707001282) < 1e-12 && near(b.shown(80, 90), before))
    #expect(b.s.log.entries == ["scroll ---", "zoom ---"])
  }

  @Test("Invalid scales and rectangles are rejected with a fault")
  func bad() {
    let b = Bench()
    let faults = Diagnostics.recording {
      b.view.zoomScale = .nan
      b.view.setZoomScale(-1, animated: true)
      b.view.minimumZoomScale = 0
      b.view.maximumZoomScale = .infinity
      b.view.zoom(to: .null, animated: false)
      b.view.zoom(to: CGRect(x: 0, y: 0, width: 0, height: 5), animated: false)
    }
    #expect(faults.count == 6)
    #expect(b.view.zoomScale == 1 && b.view.minimumZoomScale == 0.5 && b.view.maximumZoomScale == 3)
  }

  @Test("Stopping clamps the scale at once, and reports it")
  func stops() {
    let b = Bench()
    b.view.zoomScale = 3
    b.pinch(from: 100, to: 400)
    b.view.stopScrollingAndZooming()
    #expect(b.view.zoomScale == 3 && !b.view.isZoomBouncing && b.s.log.entries.last == "didZoom ---")
    b.s.stage.wait(0.5)
    #expect(b.view.zoomScale == 3)
  }

  @Test("With reduced motion, a change of scale or offset completes in the next frame and reports its end once")
  func reducedMotion() {
    let b = Bench()
    UIAccessibility.isReduceMotionEnabled = true
    b.view.setZoomScale(2, animated: true)
    b.s.stage.wait(1 / 120)
    #expect(b.view.zoomScale == 2 && b.s.log.entries.last == "didZoom ---")
    b.view.setContentOffset(CGPoint(x: 10, y: 20), animated: true)
    b.s.stage.wait(1 / 120)
    #expect(b.view.contentOffset == CGPoint(x: 10, y: 20))
    #expect(b.s.log.entries.filter { $0.hasPrefix("didAnimate") }.count == 1)
  }

  @Test("Programmatic scroll-to-top asks the delegate, animates and reports its end, unless denied")
  func top() {
    let s = ScrollStage(offset: CGPoint(x: 0, y: 500))
    s.log.entries = []
    s.log.goesToTop = false
    #expect(!UIApplication.shared.scrollToTop())
    s.log.goesToTop = true
    #expect(UIApplication.shared.scrollToTop())
    s.stage.wait(0.3)
    #expect(s.view.contentOffset == .zero && s.log.entries.last == "top ---")
    #expect(!UIApplication.shared.scrollToTop())
  }

  @Test("A content size set while zoomed applies at the current scale")
  func sizeWhileZoomed() {
    let bench = Bench()
    bench.view.setZoomScale(2, animated: false)
    bench.view.contentSize = CGSize(width: 800, height: 1_000)
    bench.view.setZoomScale(1, animated: false)
    #expect(bench.view.contentSize == CGSize(width: 400, height: 500))
  }
}

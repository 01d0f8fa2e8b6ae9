// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the states that a scroll view reports, and offset changes that result from changes of content size and insets.
@Suite(.oneApplication)
@MainActor
struct ScrollStateTests {
  /// Records the bounds changes of which the scroll view is notified in advance.
  final class Asking: UIScrollView {
    var asked: [(new: CGRect, old: CGRect)] = []
    override func boundsWillChange(to newBounds: CGRect) { asked.append((newBounds, bounds)) }
  }

  @Test("Every bounds change is reported once, before it is stored")
  func asksOnce() {
    let view = Asking()
    let s = ScrollStage(view: view)
    view.asked = []
    view.contentOffset = CGPoint(x: 0, y: 50)
    view.contentOffset = CGPoint(x: 0, y: 50)
    #expect(view.asked.count == 1)
    #expect(view.asked[0].new.minY == 50 && view.asked[0].old.minY == 0)
    view.asked = []
    s.log.offsets = []
    s.flick(speed: 2000, endingAt: 3000)
    _ = s.settle()
    #expect(view.asked.count == s.log.offsets.count + 1)
    #expect(view.asked.allSatisfy { $0.new != $0.old })
  }

  @Test("An animated offset is reported as animating until it ends")
  func animating() {
    let s = ScrollStage()
    #expect(!s.view.isScrollAnimating)
    s.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    s.stage.wait(0.1)
    #expect(s.view.isScrollAnimating)
    s.stage.wait(0.3)
    #expect(!s.view.isScrollAnimating && s.view.contentOffset.y == 300)
  }

  @Test("A dragged view ignores the wheel")
  func wheelWhileDragged() {
    let s = ScrollStage()
    s.stage.down(100, 500)
    s.stage.move(100, 400)
    #expect(s.view.contentOffset.y == 90)
    s.stage.wheel(0, 50, overX: 100, y: 100)
    #expect(s.view.contentOffset.y == 90 && s.view.isDragging)
    s.stage.up(100, 400)
  }

  @Test("Content at its start stays there when the safe area changes, on both axes")
  func safeArea() {
    let stage = FingerStage(size: CGSize(width: 300, height: 500))
    let root = UIViewController()
    stage.window.rootViewController = root
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize = CGSize(width: 900, height: 900)
    root.view.addSubview(view)
    stage.tick()
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 0)
    stage.tick()
    #expect(view.contentOffset == CGPoint(x: -30, y: -40))
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    stage.tick()
    #expect(view.contentOffset == CGPoint(x: 0, y: -10))
  }

  @Test("An animated offset moves in a straight line along both axes")
  func animatedLine() {
    let s = ScrollStage(content: CGSize(width: 4000, height: 4000), scale: 1000)
    s.view.contentOffset = CGPoint(x: 1000, y: 1000)
    s.view.setContentOffset(CGPoint(x: 1200, y: 600), animated: true)
    s.stage.run(until: 0.15)
    #expect(abs(s.view.contentOffset.x - 1100) < 0.001 && abs(s.view.contentOffset.y - 800) < 0.001)
    s.stage.run(until: 0.3)
    #expect(s.view.contentOffset == CGPoint(x: 1200, y: 600))
  }

  @Test("Content inserted before the viewport shifts a deceleration, which ends at the same content")
  func shiftedGlide() throws {
    let s = ScrollStage(scale: 1000)
    s.flick(speed: 1000, endingAt: 3000)
    let target = s.log.target.y
    s.stage.wait(0.1)
    let before = s.view.contentOffset.y
    s.view.contentSize.height += 500
    s.view.shiftContent(by: CGPoint(x: 0, y: 500))
    #expect(s.view.contentOffset.y == before + 500)
    #expect(s.view.isDecelerating)
    _ = try #require(s.settle())
    #expect(abs(s.view.contentOffset.y - target - 500) < 0.01)
  }

  @Test("Content inserted on the left shifts an animated offset, which ends at the same content")
  func shiftedAnimation() {
    let s = ScrollStage(content: CGSize(width: 4000, height: 4000), scale: 1000)
    s.view.contentOffset = CGPoint(x: 1000, y: 1000)
    s.view.setContentOffset(CGPoint(x: 1200, y: 1000), animated: true)
    s.stage.run(until: 0.15)
    s.view.contentSize.width += 300
    s.view.shiftContent(by: CGPoint(x: 300, y: 0))
    #expect(abs(s.view.contentOffset.x - 1400) < 0.001)
    s.stage.run(until: 0.3)
    #expect(s.view.contentOffset == CGPoint(x: 1500, y: 1000))
  }

  @Test("A redirected animation continues from its current value and ends at the new target")
  func ledElsewhere() {
    let s = ScrollStage(scale: 1000)
    s.view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    s.stage.run(until: 0.15)
    #expect(abs(s.view.contentOffset.y - 500) < 0.001)
    s.view.leadAnimation(to: CGPoint(x: 0, y: 2000))
    let animation = s.view.offsetAnimation
    // The new animation starts at -1000, because an animation from -1000 to 2000 is also at 500 halfway through.
    #expect(abs(animation.from.y + 1000) < 0.001 && animation.to.y == 2000)
    s.stage.run(until: 0.15 + 1 / 120.0)
    #expect(s.view.contentOffset.y > 500 && s.view.contentOffset.y < 700)
    s.stage.run(until: 0.3)
    #expect(s.view.contentOffset.y == 2000)
  }

  @Test("Either zoom limit adds the pinch recognizer, and equal limits remove it", arguments: [true, false])
  func zoomLimits(isLowest: Bool) {
    let s = ScrollStage()
    #expect(s.view.pinchGestureRecognizer == nil)
    if isLowest { s.view.minimumZoomScale = 0.5 } else { s.view.maximumZoomScale = 2 }
    #expect(s.view.minimumZoomScale == (isLowest ? 0.5 : 1) && s.view.maximumZoomScale == (isLowest ? 1 : 2))
    #expect(s.view.pinchGestureRecognizer?.isEnabled == true)
    s.view.minimumZoomScale = 1
    s.view.maximumZoomScale = 1
    #expect(s.view.pinchGestureRecognizer == nil)
  }

  @Test("Content stopped beyond its edge returns into its range at once")
  func stoppedBeyondEdge() {
    let s = ScrollStage(content: CGSize(width: 393, height: 4000))
    s.flick(speed: 3125, endingAt: 3100)
    s.stage.wait(0.1)
    #expect(s.view.contentOffset.y > 3148 && s.view.isDecelerating)
    s.view.stopScrollingAndZooming()
    #expect(s.view.contentOffset.y == 3148 && !s.view.isDecelerating)
  }

  @Test("A shift by one point during a drag beyond the edge does not move the content on screen")
  func shiftedRubberBand() {
    let s = ScrollStage(scale: 1000)
    s.stage.down(100, 100)
    s.stage.move(100, 400)
    let stretched = s.view.contentOffset.y
    #expect(stretched < -100)
    s.view.contentSize.height += 1
    s.view.shiftContent(by: CGPoint(x: 0, y: 1))
    #expect(abs(s.view.contentOffset.y - stretched - 1) < 0.001)
    s.stage.move(100, 400.001)
    #expect(abs(s.view.contentOffset.y - stretched - 1) < 0.01)
    s.stage.up(100, 400.001)
  }

  @Test("Shifts in every frame do not accumulate pixel rounding errors")
  func shiftedInEveryFrame() throws {
    let s = ScrollStage(scale: 1)
    s.flick(speed: 2000, endingAt: 3000)
    let target = s.log.target.y
    var shifted: CGFloat = 0
    while s.view.isDecelerating, shifted < 3000 {
      s.view.contentSize.height += 3
      s.view.shiftContent(by: CGPoint(x: 0, y: 3))
      shifted += 3
      s.stage.wait(1 / 120.0)
    }
    #expect(abs(s.view.contentOffset.y - target - shifted) <= 1)
  }

  @Test("The recognizer of a released scroll view recognizes nothing")
  func lonelyPan() {
    let stage = FingerStage()
    var view: UIScrollView? = UIScrollView(frame: stage.window.bounds)
    let pan = view!.panGestureRecognizer
    let log = StateLog(pan)
    view = nil
    let other = UIView(frame: stage.window.bounds)
    other.addGestureRecognizer(pan)
    stage.window.addSubview(other)
    stage.tick()
    stage.down(100, 500)
    stage.move(100, 400)
    stage.up(100, 400)
    #expect(log.states.isEmpty && pan.state == .possible)
  }

  @Test("A trackpad pinch reports whether the scale could change")
  func turnedZoom() {
    let s = ScrollStage(viewport: CGSize(width: 300, height: 300), content: CGSize(width: 600, height: 600))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    s.view.addSubview(picture)
    s.log.zooms = picture
    s.view.maximumZoomScale = 2
    #expect(s.view.zoomByWheel(by: 1.5, aboutScreenPoint: CGPoint(x: 150, y: 150)))
    #expect(s.view.zoomScale == 1.5 && s.view.contentOffset == CGPoint(x: 75, y: 75))
    #expect(s.view.zoomByWheel(by: 4, aboutScreenPoint: CGPoint(x: 150, y: 150)))
    #expect(s.view.zoomScale == 2)
    #expect(!s.view.zoomByWheel(by: 4, aboutScreenPoint: CGPoint(x: 150, y: 150)))
  }
}

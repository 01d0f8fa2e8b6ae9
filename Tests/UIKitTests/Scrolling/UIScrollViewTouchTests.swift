// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests touches on the content, nested scroll views, the wheel and keys.
@Suite(.oneApplication)
@MainActor
struct UIScrollViewTouchTests {
  private func content(in s: ScrollStage) -> TouchView {
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    s.view.addSubview(view)
    return view
  }

  @Test("A touch reaches the content after 0.15 s, or at once without the delay", arguments: [true, false])
  func delay(delays: Bool) {
    let s = ScrollStage()
    let view = content(in: s)
    s.view.delaysContentTouches = delays
    s.stage.down(100, 100)
    s.stage.run(until: 0.14)
    #expect(view.log.isEmpty == delays)
    s.stage.run(until: 0.15)
    #expect(view.log == ["began"])
    s.stage.up(100, 100)
    #expect(view.log == ["began", "ended"])
  }

  @Test("A quick tap reaches the content when it ends")
  func quickTap() {
    let s = ScrollStage()
    let view = content(in: s)
    s.stage.down(100, 100)
    s.stage.up(100, 100, at: 0.05)
    #expect(view.log == ["began", "ended"])
    #expect(s.log.entries.isEmpty && !s.view.isTracking)
  }

  @Test("A drag that begins first never reaches the content; a later one cancels the touch")
  func drags() {
    let s = ScrollStage()
    let view = content(in: s)
    s.stage.down(100, 300)
    s.stage.move(100, 270)
    s.stage.up(100, 270)
    #expect(view.log.isEmpty)
    s.stage.wait(1)
    s.stage.down(100, 300)
    s.stage.wait(0.2)
    s.stage.move(100, 270)
    #expect(view.log == ["began", "cancelled"])
    #expect(s.view.isDragging)
    s.stage.up(100, 270)
  }

  @Test("Content that keeps its touch stops the drag: canCancelContentTouches, and controls by default")
  func keepsTouch() {
    let s = ScrollStage()
    let view = content(in: s)
    s.view.canCancelContentTouches = false
    s.stage.down(100, 300)
    s.stage.wait(0.2)
    s.stage.move(100, 270)
    #expect(view.log == ["began", "moved"])
    #expect(!s.view.isDragging && !s.view.isTracking)
    s.stage.up(100, 270)
    #expect(s.log.entries.isEmpty)
    s.view.canCancelContentTouches = true
    let control = UIControl(frame: view.frame)
    s.view.addSubview(control)
    s.stage.down(100, 300)
    s.stage.wait(0.2)
    s.stage.move(100, 270)
    #expect(!s.view.isDragging)
    s.stage.up(100, 270)
  }

  final class Choosy: UIScrollView {
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
  }

  @Test("touchesShouldBegin can withhold touches from the content")
  func shouldBegin() {
    let s = ScrollStage(view: Choosy())
    let view = content(in: s)
    s.stage.tap(100, 100)
    #expect(view.log.isEmpty)
  }

  @Test("E7: the scroll pan beats a tap, and a tap on resting content is recognized")
  func panBeatsTap() {
    let s = ScrollStage()
    let view = content(in: s)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let log = StateLog(tap)
    s.stage.down(100, 300)
    s.stage.move(100, 288)
    #expect(s.view.isDragging && s.view.contentOffset.y == 2)
    s.stage.up(100, 288)
    #expect(log.states.isEmpty)
    s.stage.wait(1)
    s.stage.tap(100, 100)
    #expect(log.states == [.ended])
  }

  @Test("A touch that catches moving content does not reach the content")
  func catching() {
    let s = ScrollStage(content: CGSize(width: 393, height: 20000))
    let view = TouchView(frame: CGRect(x: 0, y: 0, width: 393, height: 20000))
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    let log = StateLog(tap)
    s.view.addSubview(view)
    s.flick(speed: 2000, endingAt: 3000)
    s.stage.wait(0.3)
    #expect(s.view.isDecelerating)
    s.stage.down(100, 400)
    s.stage.wait(0.2)
    s.stage.up(100, 400)
    #expect(view.log.isEmpty && log.states.isEmpty)
    s.stage.wait(0.5)
    s.stage.tap(100, 400)
    #expect(log.states == [.ended])
  }

  @Test("A bounce that is caught and released returns without a drag")
  func caughtBounce() throws {
    let s = ScrollStage()
    s.stage.down(100, 100)
    s.stage.move(100, 400, at: 0.1)
    s.stage.wait(0.3)
    s.stage.up(100, 400)
    s.stage.wait(0.05)
    s.stage.down(100, 400)
    let held = s.view.contentOffset.y
    #expect(held < -50)
    s.stage.wait(0.5)
    #expect(s.view.contentOffset.y == held)
    s.stage.up(100, 400)
    _ = try #require(s.settle())
    #expect(s.view.contentOffset.y == 0)
    #expect(s.log.entries.suffix(3) == ["willDecelerate --D", "scroll --D", "didDecelerate ---"])
  }

  private func nested() -> (ScrollStage, UIScrollView) {
    let s = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    inner.contentSize = CGSize(width: 2000, height: 300)
    s.view.addSubview(inner)
    return (s, inner)
  }

  @Test("With crossed scroll views, the one that can scroll in the direction of the drag moves")
  func crossed() {
    let (s, inner) = nested()
    s.stage.down(300, 200)
    s.stage.move(260, 190)
    #expect(inner.isDragging && !s.view.isDragging)
    #expect(inner.contentOffset.x == 30 && s.view.contentOffset.y == 0)
    s.stage.up(260, 190)
    s.stage.wait(2)
    s.stage.down(300, 250)
    s.stage.move(290, 210)
    #expect(s.view.isDragging && !inner.isDragging)
    s.stage.up(290, 210)
  }

  @Test("At its end without bounces, an inner scroll view leaves the drag to the outer one")
  func atItsEnd() {
    let (s, inner) = nested()
    inner.contentSize = CGSize(width: 393, height: 600)
    inner.bounces = false
    s.stage.down(100, 200)
    s.stage.move(100, 160)
    #expect(inner.isDragging)
    s.stage.up(100, 160)
    s.stage.wait(1)
    inner.contentOffset.y = 300
    s.stage.down(100, 200)
    s.stage.move(100, 160)
    #expect(s.view.isDragging && !inner.isDragging && s.view.contentOffset.y == 30)
    s.stage.up(100, 160)
  }

  @Test("Content that fits moves only if it always bounces")
  func alwaysBounce() {
    let s = ScrollStage(content: CGSize(width: 100, height: 100))
    s.stage.down(100, 100)
    s.stage.move(100, 150)
    #expect(!s.view.isDragging)
    s.stage.up(100, 150)
    s.view.alwaysBounceVertical = true
    s.stage.down(100, 100)
    s.stage.move(100, 150)
    #expect(s.view.contentOffset.y < -15)
    s.stage.up(100, 150)
  }

  @Test("A directional lock does not move the minor axis", arguments: [(40.0, 100.0, 0.0), (60, 100, 51)])
  func lock(dx: Double, dy: Double, x: Double) {
    let s = ScrollStage(content: CGSize(width: 4000, height: 4000), scale: 1, offset: CGPoint(x: 500, y: 500))
    s.view.isDirectionalLockEnabled = true
    s.stage.down(300, 600)
    s.stage.move(300 - dx, 600 - dy)
    s.stage.move(300 - dx, 600 - dy - 1)
    #expect(abs(s.view.contentOffset.x - 500 - CGFloat(x)) < 5)
    #expect((s.view.contentOffset.x == 500) == (x == 0))
    #expect(s.view.contentOffset.y > 580)
    s.stage.up(300 - dx, 600 - dy)
  }

  @Test("A disabled scroll view does not move, and disabling stops it")
  func disabled() {
    let s = ScrollStage()
    s.stage.down(100, 300)
    s.stage.move(100, 250)
    s.view.isScrollEnabled = false
    #expect(!s.view.isDragging && !s.view.isTracking)
    #expect(s.log.entries.last == "didEndDrag t--")
    s.stage.move(100, 200)
    #expect(s.view.contentOffset.y == 40)
    s.stage.up(100, 200)
    s.stage.wheel(0, 50, overX: 100, y: 100)
    s.stage.key(.arrowDown)
    s.stage.wait(1)
    #expect(s.view.contentOffset.y == 40)
  }

  @Test("A wheel moves within the range, calls only didScroll and ends a deceleration")
  func wheel() {
    let s = ScrollStage()
    s.stage.wheel(0, -50, overX: 100, y: 100)
    #expect(s.log.entries.isEmpty)
    s.stage.wheel(0, 120, overX: 100, y: 100)
    #expect(s.view.contentOffset.y == 120)
    #expect(s.log.entries == ["scroll ---"])
    s.stage.wheel(0, 1e9, overX: 100, y: 100)
    #expect(s.view.contentOffset.y == 19148)
    s.stage.wheel(0, 50, overX: 100, y: 100, flags: .control)
    s.flick(speed: 2000, endingAt: 3000)
    s.stage.wait(0.1)
    let offset = s.view.contentOffset.y
    s.stage.wheel(0, 30, overX: 100, y: 100)
    #expect(!s.view.isDecelerating && s.view.contentOffset.y >= offset + 29)
    #expect(s.log.entries.filter { $0.hasPrefix("didDecelerate") }.count == 1)
  }

  @Test("Small trackpad deltas add up although offsets are whole pixels")
  func trackpad() {
    let s = ScrollStage(scale: 1)
    for _ in 0..<20 { s.stage.wheel(0, 0.3, overX: 100, y: 100) }
    #expect(s.view.contentOffset.y == 6)
  }

  @Test("A wheel moves the inner scroll view to its end, then the outer one, also with sideways lists")
  func wheelChain() {
    let (s, inner) = nested()
    s.stage.wheel(70, 0, overX: 100, y: 100)
    #expect(inner.contentOffset.x == 70)
    s.stage.wheel(0, 70, overX: 100, y: 100)
    #expect(inner.contentOffset.x == 70 && s.view.contentOffset.y == 70)
    s.view.contentSize = .zero
    s.stage.wheel(0, 30, overX: 100, y: 100)
    #expect(inner.contentOffset.x == 100)
  }

  @Test("Keys scroll: arrows by 40 points, pages by nine tenths, Home and End")
  func keys() {
    let s = ScrollStage(scale: 1)
    s.stage.key(.arrowDown)
    s.stage.wait(0.1)
    s.stage.key(.arrowDown)
    s.stage.wait(0.25)
    #expect(s.view.contentOffset.y == 80)
    s.stage.key(.pageDown)
    s.stage.wait(0.3)
    #expect(s.view.contentOffset.y == 80 + (0.9 * 852).rounded())
    s.stage.key(.pageUp)
    s.stage.wait(0.3)
    #expect(s.view.contentOffset.y == 80)
    s.stage.key(.space)
    s.stage.wait(0.3)
    #expect(s.view.contentOffset.y == 80 + (0.9 * 852).rounded())
    s.stage.key(.end)
    s.stage.wait(0.3)
    #expect(s.view.contentOffset.y == 19148)
    s.stage.key(.home)
    s.stage.wait(0.3)
    #expect(s.view.contentOffset.y == 0)
    s.stage.key(.arrowDown, flags: .command)
    s.view.allowsKeyboardScrolling = false
    s.stage.key(.arrowDown)
    s.stage.wait(0.3)
    #expect(s.view.contentOffset.y == 0)
  }

  @Test("The location on screen is kept while a springy list moves below it")
  func velocityFactsForLayouts() {
    let s = ScrollStage()
    s.flick(speed: 2000, endingAt: 3000)
    let pan = s.view.panGestureRecognizer
    let before = pan.location(in: s.view).y - s.view.contentOffset.y
    s.stage.wait(0.3)
    #expect(abs(pan.location(in: s.view).y - s.view.contentOffset.y - before) < 1e-9)
  }
}

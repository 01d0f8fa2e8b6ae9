// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests gestures and custom actions triggered by keys, including keys sent by assistive technology.
@Suite(.oneApplication)
struct KeyGestureTests {
  private final class Field: UIView {
    var asked: [String] = []
    var answers = true
    override func accessibilityIncrement() { asked.append("more") }
    override func accessibilityDecrement() { asked.append("less") }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      asked.append("scroll \(direction.rawValue)")
      return answers
    }
    override func accessibilityPerformEscape() -> Bool {
      asked.append("escape")
      return answers
    }
  }

  private let stage = FingerStage(size: CGSize(width: 400, height: 600))
  private let field = Field(frame: CGRect(x: 100, y: 100, width: 200, height: 200))

  init() {
    stage.encoder = FrameEncoder()
    field.isMultipleTouchEnabled = true
    field.isAccessibilityElement = true
    field.accessibilityLabel = "Field"
    field.accessibilityTraits = .allowsDirectInteraction
    stage.window.rootViewController = UIViewController()
    stage.window.rootViewController?.view.addSubview(field)
    stage.tick()
    stage.focus(field)
  }

  nonisolated static let strokes: [(KeyCode, UISwipeGestureRecognizer.Direction, CGPoint)] = [
    (.arrowLeft, .left, CGPoint(x: -120, y: 0)), (.arrowRight, .right, CGPoint(x: 120, y: 0)),
    (.arrowUp, .up, CGPoint(x: 0, y: -120)), (.arrowDown, .down, CGPoint(x: 0, y: 120)),
  ]

  @Test(arguments: strokes)
  func strokeTriggersSwipesAndPans(key: KeyCode, direction: UISwipeGestureRecognizer.Direction, way: CGPoint) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    let pan = UIPanGestureRecognizer()
    field.addGestureRecognizer(swipe)
    let swipes = StateLog(swipe)
    stage.key(key, flags: .shift)
    stage.wait(0.3)
    #expect(swipes.states == [.ended])
    field.removeGestureRecognizer(swipe)
    field.addGestureRecognizer(pan)
    let pans = StateLog(pan)
    var last = CGPoint.zero
    pan.addHandler { [unowned field = self.field] in
      if let pan = $0 as? UIPanGestureRecognizer, pan.state == .changed { last = pan.translation(in: field) }
    }
    stage.key(key, flags: .shift)
    stage.wait(0.3)
    #expect(pans.states.first == .began && pans.states.last == .ended)
    // The slop before the pan begins is not part of the translation.
    let length = (last.x * last.x + last.y * last.y).squareRoot()
    #expect(length > 80 && length <= 120)
    #expect(last.x * way.x + last.y * way.y > 80 * 120)
  }

  @Test(arguments: [24.0, 60, 240]) func strokeIsIndependentOfFrameRate(rate: Double) {
    let pan = UIPanGestureRecognizer()
    field.addGestureRecognizer(pan)
    var ends: [CGPoint] = []
    pan.addHandler { recognizer in
      guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else { return }
      ends += [pan.translation(in: nil), pan.velocity(in: nil)]
    }
    stage.rate = rate
    stage.key(.arrowRight, flags: .shift)
    stage.wait(0.5)
    #expect(ends.count == 2)
    #expect(abs((ends.last?.x ?? 0) - 800) < 1)
    #expect(!UIApplication.shared.wantsFrame)
  }

  @Test func twoFingerSwipe() {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    field.addGestureRecognizer(swipe)
    let log = StateLog(swipe)
    stage.key(.arrowRight, flags: .shift)
    stage.wait(0.3)
    #expect(log.states == [.ended])
  }

  @Test(arguments: [("+", true), ("=", true), ("-", false)] as [(Unicode.Scalar, Bool)])
  func plusAndMinusPinch(key: Unicode.Scalar, isOpening: Bool) {
    let pinch = UIPinchGestureRecognizer()
    field.addGestureRecognizer(pinch)
    let log = StateLog(pinch)
    var scale: CGFloat = 1
    pinch.addHandler { if let pinch = $0 as? UIPinchGestureRecognizer { scale = pinch.scale } }
    stage.key(KeyCode(key))
    stage.wait(0.3)
    #expect(log.states.first == .began && log.states.last == .ended)
    #expect(isOpening ? scale > 1.2 && scale < 1.4 : scale < 0.85 && scale > 0.7)
  }

  @Test(arguments: [("]", 1.0), ("[", -1)] as [(Unicode.Scalar, Double)])
  func bracketsRotate(key: Unicode.Scalar, sign: Double) {
    let rotation = UIRotationGestureRecognizer()
    field.addGestureRecognizer(rotation)
    let log = StateLog(rotation)
    var angle: CGFloat = 0
    rotation.addHandler { if let turn = $0 as? UIRotationGestureRecognizer { angle = turn.rotation } }
    stage.key(KeyCode(key))
    stage.wait(0.3)
    #expect(log.states.first == .began && log.states.last == .ended)
    #expect(angle * sign > 0.2 && angle * sign < 0.53)
  }

  @Test func zoomingScrollViewAtScreenCenterNeedsNoFocus() {
    final class Zoom: NSObject, UIScrollViewDelegate {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }
    let zoom = Zoom()
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.delegate = zoom
    scrollView.maximumZoomScale = 4
    scrollView.addSubview(zoom.picture)
    stage.window.addSubview(scrollView)
    stage.tick()
    stage.focus(nil)
    stage.key(KeyCode("+"))
    stage.wait(1)
    #expect(scrollView.zoomScale > 1.2)
    stage.key(KeyCode("-"))
    stage.wait(1)
    #expect(scrollView.zoomScale < 1.2)
  }

  @Test func keysKeepTheirBehaviorWithoutRecognizers() {
    let other = UIButton(type: .system)
    other.frame = CGRect(x: 310, y: 180, width: 60, height: 40)
    stage.window.rootViewController?.view.addSubview(other)
    stage.tick()
    stage.key(.arrowRight, flags: .shift)
    #expect(stage.records.contains(.focus(other.layer.stageID)))
  }

  @Test func secondKeyWaitsForFirstGesture() {
    let swipe = UISwipeGestureRecognizer()
    field.addGestureRecognizer(swipe)
    let log = StateLog(swipe)
    stage.key(.arrowRight, flags: .shift)
    stage.key(.arrowRight, flags: .shift)
    stage.wait(0.3)
    #expect(log.states == [.ended])
  }

  @Test func viewCanBeRemovedDuringKeyGesture() {
    let pan = UIPanGestureRecognizer()
    field.addGestureRecognizer(pan)
    let log = StateLog(pan)
    stage.key(.arrowRight, flags: .shift)
    stage.wait(0.08)
    field.removeFromSuperview()
    stage.wait(0.3)
    #expect(log.states.last == .cancelled)
    #expect(!UIApplication.shared.wantsFrame)
  }

  @Test func arrowsAdjustAdjustableViews() {
    field.accessibilityTraits = .adjustable
    for key: KeyCode in [.arrowUp, .arrowRight, .arrowDown, .arrowLeft] { stage.key(key) }
    #expect(field.asked == ["more", "more", "less", "less"])
    field.asked = []
    field.semanticContentAttribute = .forceRightToLeft
    stage.key(.arrowRight)
    #expect(field.asked == ["less"])
  }

  @Test func pagesAndEscapeAreRequestedFromFocusOutward() {
    let inner = UIButton(type: .system)
    inner.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
    field.addSubview(inner)
    stage.tick()
    stage.focus(inner)
    stage.key(.pageDown)
    stage.key(.pageUp)
    stage.key(.escape)
    #expect(field.asked == ["scroll 4", "scroll 3", "escape"])
  }

  @Test func customActionsAreChosenFromSheet() throws {
    var done: [String] = []
    field.accessibilityTraits = .none
    field.accessibilityCustomActions = ["Delete", "Archive"].map { name in
      UIAccessibilityCustomAction(name: name) { action in
        done.append(action.name)
        return true
      }
    }
    stage.tick()
    #expect(
      stage.records.contains {
        if case .accessibility(field.layer.stageID, _, _, _, _, let state) = $0 {
          state.contains(.focusable)
        } else {
          false
        }
      })
    stage.focus(field)
    stage.key(.contextMenu)
    stage.wait(1)
    let sheet = try #require(stage.window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(sheet.title == "Field")
    #expect(sheet.actions.map { $0.title } == ["Delete", "Archive", "Cancel"])
    stage.focus(sheet.button(of: sheet.actions[1]))
    stage.key(.enter)
    stage.wait(1)
    #expect(done == ["Archive"])
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }
}

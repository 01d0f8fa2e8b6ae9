// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Records the names of all events of a control, in order.
private final class EventLog {
  private(set) var events: [String] = []

  init(_ control: UIControl) {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchUpInside, "up"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addHandler(for: event) { [unowned(unsafe) self] _ in self.events.append(name) }
    }
  }
}

@Suite(.oneApplication) @MainActor struct UIControlTests {
  private let window: UIWindow
  private let control: UIControl

  init() {
    UIApplication.shared.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    window.addSubview(control)
  }

  /// A touch whose position, type and tap count can be set by tests.
  private final class SetTouch: UITouch {
    private let target: UIView
    var place: CGPoint
    private let kind: TouchType
    var taps = 1

    init(_ target: UIView, _ place: CGPoint, _ kind: TouchType) {
      self.target = target
      self.place = place
      self.kind = kind
      super.init()
    }

    override var window: UIWindow? { target.window }
    override var view: UIView? { target }
    override var type: TouchType { kind }
    override var tapCount: Int { taps }
    override func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  }

  private func touch(_ x: CGFloat, _ y: CGFloat, type: UITouch.TouchType = .direct) -> SetTouch {
    SetTouch(control, CGPoint(x: x, y: y), type)
  }

  private func move(_ touch: SetTouch, _ x: CGFloat, _ y: CGFloat) {
    touch.place = CGPoint(x: x, y: y)
    control.touchesMoved([touch], with: nil)
  }

  @Test func pressInside() {
    let log = EventLog(control)
    let touch = touch(150, 120)
    control.touchesBegan([touch], with: nil)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state == .highlighted)
    move(touch, 160, 130)
    control.touchesEnded([touch], with: nil)
    #expect(log.events == ["down", "inside", "up"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test func touchCanLeaveBySeventyPoints() {
    let log = EventLog(control)
    let touch = touch(150, 120)
    control.touchesBegan([touch], with: nil)
    move(touch, 269, 120)
    #expect(control.isHighlighted)
    move(touch, 271, 120)
    #expect(!control.isHighlighted)
    move(touch, 280, 120)
    move(touch, 260, 120)
    #expect(control.isHighlighted)
    touch.place = CGPoint(x: 300, y: 300)
    control.touchesEnded([touch], with: nil)
    #expect(log.events == ["down", "inside", "exit", "outside", "outside", "enter", "inside", "upOutside"])
  }

  @Test func mousePointerCannotLeave() {
    let log = EventLog(control)
    let touch = touch(150, 120, type: .indirectPointer)
    control.touchesBegan([touch], with: nil)
    move(touch, 201, 120)
    control.touchesEnded([touch], with: nil)
    #expect(log.events == ["down", "exit", "outside", "upOutside"])
  }

  @Test func cancelledTouch() {
    let log = EventLog(control)
    let touch = touch(150, 120)
    control.touchesBegan([touch], with: nil)
    control.touchesCancelled([touch], with: nil)
    #expect(log.events == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func disablingCancelsAndDisabledControlsIgnoreTouches() {
    let log = EventLog(control)
    let first = touch(150, 120)
    control.touchesBegan([first], with: nil)
    control.isEnabled = false
    #expect(log.events == ["down", "cancel"])
    #expect(control.state == .disabled)
    control.touchesEnded([first], with: nil)
    control.touchesBegan([touch(150, 120)], with: nil)
    #expect(!control.accessibilityActivate())
    #expect(log.events == ["down", "cancel"])
  }

  @Test func onlyFirstTouchIsTracked() {
    let log = EventLog(control)
    let first = touch(150, 120)
    let second = touch(160, 120)
    control.touchesBegan([first], with: nil)
    control.touchesBegan([second], with: nil)
    control.touchesEnded([second], with: nil)
    #expect(log.events == ["down"])
    control.touchesEnded([first], with: nil)
    #expect(log.events == ["down", "up"])
  }

  @Test func secondTapSendsRepeat() {
    let log = EventLog(control)
    let touch = touch(150, 120)
    touch.taps = 2
    control.touchesBegan([touch], with: nil)
    #expect(log.events == ["down", "repeat"])
  }

  @Test func keysAlsoPress() {
    let log = EventLog(control)
    #expect(control.accessibilityActivate())
    #expect(log.events == ["down", "up"])
  }

  @Test func actionsAreIdentifiedByIdentifier() {
    var calls: [String] = []
    let first = UIAction(identifier: .init("a")) { _ in calls.append("first") }
    let second = UIAction(identifier: .init("a")) { action in
      calls.append(action.sender as AnyObject === self.control ? "second" : "stranger")
    }
    control.addAction(first, for: [.touchUpInside, .valueChanged])
    control.addAction(second, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["second", "first"])
    control.removeAction(identifiedBy: .init("a"), for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(calls.count == 2)
    #expect(control.allControlEvents == [])
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }

  @Test func actionForSeveralEventsIsCalledOnceForAll() {
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: [.touchDown, .touchUpInside])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(calls == 1)
  }

  @Test func disabledActionsAreNotCalled() {
    var calls = 0
    control.addAction(UIAction(attributes: .disabled) { _ in calls += 1 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == 0)
  }
}

private final class Responder: UIView, SelectorDispatching {
  var calls: [String] = []

  func perform(_ name: String, with sender: Any?) -> Bool {
    guard name.hasPrefix("press") else { return false }
    calls.append("\(name) \(sender is UIControl)")
    return true
  }
}

@Suite(.oneApplication) @MainActor struct UIControlTargetTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test func targetsAreCalledBySelector() {
    let target = Responder()
    control.addTarget(target, action: "pressed:", for: .touchUpInside)
    control.addTarget(target, action: "pressed:", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["pressed: true"])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls.count == 1)
  }

  @Test func withoutTargetResponderChainIsUsed() {
    let parent = Responder()
    parent.addSubview(control)
    control.addTarget(nil, action: "press", for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(parent.calls == ["press true"])
  }

  @Test func targetsAreNotRetained() {
    do {
      let target = Responder()
      control.addTarget(target, action: "pressed:", for: .touchUpInside)
    }
    #expect(Diagnostics.recording { control.sendActions(for: .touchUpInside) }.isEmpty)
  }

  @Test func misuseIsReported() {
    let target = Responder()
    let faults = Diagnostics.recording {
      control.addTarget(NSObject(), action: "pressed:", for: .touchUpInside)
      control.addTarget(target, action: "unknown", for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
    }
    #expect(faults.map { $0.kind } == ["selectorTarget", "unknownSelector"])
  }
}

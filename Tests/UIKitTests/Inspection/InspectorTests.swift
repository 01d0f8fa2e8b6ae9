// SPDX-License-Identifier: MIT

import SprungPhysics
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the reports about a running application that tools request. Creating a report must not change the
/// application's state.
@Suite(.oneApplication)
@MainActor
struct InspectorTests {
  private let window: UIWindow
  private let room: UIView
  private let card: UIView
  private let animator: UIDynamicAnimator

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    room = UIView(frame: CGRect(x: 20, y: 40, width: 280, height: 400))
    card = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    card.accessibilityLabel = "Card\tof\nmany words"
    room.addSubview(card)
    controller.view.addSubview(room)
    animator = UIDynamicAnimator(referenceView: room)
    tick(1)
  }

  /// Runs frames of 1/60 s.
  private func tick(_ count: Int) {
    for _ in 0..<count {
      UIApplication.shared.tick(timestamp: UIApplication.shared.currentTime + 1 / 60, into: encoder)
    }
  }

  private let encoder = FrameEncoder()

  private func values(_ layer: UInt32) -> [String: String] {
    var result: [String: String] = [:]
    for line in ValuesInspector.values(of: layer).split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      result[String(parts[0])] = String(parts[1])
    }
    return result
  }

  @Test("Views are listed from the window down, each with its texts on one line and its frame in the window")
  func tree() {
    let lines = Inspector.tree().split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(lines.first?[1] == "UIWindow" && lines.allSatisfy { $0.count == 9 })
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    card.layer.addSublayer(shape)
    #expect(Inspector.tree().contains("CAShapeLayer\t\(shape.stageID)\t\t125\t146\t7\t8\t0"))
    let line = lines.first { $0[3] == "Card of many words" }
    #expect(line?[1] == "UIView" && line?[2] == "\(card.layer.stageID)")
    #expect(line.map { Array($0[4...7]) } == ["120", "140", "50", "50"])
  }

  @Test("A behavior acts while its items move, a collision during contacts")
  func acting() {
    #expect(DynamicsInspector.acting().isEmpty)
    let gravity = UIGravityBehavior(items: [card])
    let floor = UICollisionBehavior(items: [card])
    floor.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(gravity)
    animator.addBehavior(floor)
    tick(5)
    #expect(DynamicsInspector.acting() == "UIGravityBehavior")
    var touched = false
    for _ in 0..<300 where animator.isRunning {
      tick(1)
      if DynamicsInspector.acting().contains("UICollisionBehavior") { touched = true }
    }
    #expect(touched && !animator.isRunning && DynamicsInspector.acting().isEmpty)
    #expect(
      DynamicsInspector.behaviors().hasPrefix(
        "0\tUIDynamicAnimator\t0\t1\trests\n1\tUIGravityBehavior\t0\t1\tmagnitude 1\n"))
    #expect(DynamicsInspector.awake().isEmpty)
  }

  @Test("A push acts while it is active", arguments: [UIPushBehavior.Mode.continuous, .instantaneous])
  func push(mode: UIPushBehavior.Mode) {
    let push = UIPushBehavior(items: [card], mode: mode)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    tick(2)
    #expect(DynamicsInspector.acting() == (mode == .continuous ? "UIPushBehavior" : ""))
    #expect(DynamicsInspector.awake().contains("Card of many words"))
  }

  @Test("A point is mapped to the item at it, and otherwise to the view that receives touches")
  func picking() {
    animator.addBehavior(UIGravityBehavior(items: [card]))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    card.addSubview(label)
    tick(1)
    #expect(Inspector.layer(at: CGPoint(x: 140, y: 160)) == card.layer.stageID)
    #expect(Inspector.layer(at: CGPoint(x: 30, y: 400)) == room.layer.stageID)
    #expect(Inspector.layer(at: CGPoint(x: -5, y: 900)) == 0)
  }

  @Test("The values of a spring define a closed form that the item follows")
  func closedForm() throws {
    let spring = UIAttachmentBehavior(item: card, attachedToAnchor: CGPoint(x: 200, y: 200))
    spring.length = 0
    spring.frequency = 1.5
    spring.damping = 0.3
    animator.addBehavior(spring)
    animator.addBehavior(UIGravityBehavior(items: [card]))
    tick(3)
    let layer = card.layer.stageID
    func number(_ name: String, _ values: [String: String]) throws -> Double {
      try #require(values[name].flatMap(Double.init))
    }
    let start = values(layer)
    let rate = try number("spring.rate", start)
    let damping = try number("spring.damping", start)
    #expect(abs(rate - 2 * Double.pi * 1.5) < 1e-12 && damping == 0.3)
    let rest = try number("spring.y", start)
    #expect(abs(rest - (200 + 1000 / (rate * rate))) < 1e-9)
    let (away, velocity) = (try number("y", start) - rest, try number("velocity.y", start))
    let decay = damping * rate
    let ring = (rate * rate - decay * decay).squareRoot()
    for _ in 0..<60 {
      tick(1)
      let now = values(layer)
      let time = try number("time", now) - number("time", start)
      let turn = DeterministicMath.sincos(ring * time)
      let expected =
        rest + DeterministicMath.exp(-decay * time)
        * (away * turn.cosine + (velocity + decay * away) / ring * turn.sine)
      #expect(abs(try number("y", now) - expected) < 1e-6)
      #expect(now["placed"] == start["placed"])
    }
    card.center.x += 20
    animator.updateItem(usingCurrentState: card)
    #expect(values(layer)["placed"] != start["placed"])
  }

  @Test("Two springs, a snap or a field have no closed form")
  func noClosedForm() {
    let layer = card.layer.stageID
    for _ in 0..<2 {
      let spring = UIAttachmentBehavior(item: card, attachedToAnchor: .zero)
      spring.length = 0
      spring.frequency = 1
      animator.addBehavior(spring)
    }
    tick(1)
    #expect(values(layer)["spring.rate"] == nil && values(layer)["x"] != nil)
    #expect(ValuesInspector.values(of: 9_999_999).isEmpty)
  }

  @Test("The overlay's paths match the items in the window")
  func overlay() throws {
    #expect(OverlayInspector.overlay().isEmpty)
    animator.addBehavior(UIGravityBehavior(items: [card]))
    let line = try #require(OverlayInspector.overlay().split(separator: "\n").first)
    let parts = line.split(separator: "\t")
    #expect(parts.count == 5 && parts[0].hasPrefix("rgb(") && parts[4].hasPrefix("M120 140L170 140L170 190L120 190Z"))
  }

  @Test("Gestures and contacts are recorded only on request, the latest first, and bounded")
  func log() {
    let tap = UITapGestureRecognizer { _ in }
    card.addGestureRecognizer(tap)
    func touch(_ identifier: Int32) {
      let time = UIApplication.shared.currentTime * 1000
      for kind in [InputKind.pointerDown, .pointerUp] {
        UIApplication.shared.handle(
          InputEvent(kind, flags: .touch, identifier: identifier, x: 130, y: 150, milliseconds: time))
      }
      tick(2)
    }
    touch(1)
    #expect(EventLog.shared.text.isEmpty)
    EventLog.shared.isOn = true
    touch(2)
    #expect(EventLog.shared.text.hasSuffix("Tap ended\t\(card.layer.stageID)\t0\t130\t150"))
    let floor = UICollisionBehavior(items: [card])
    floor.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(floor)
    animator.addBehavior(UIGravityBehavior(items: [card]))
    tick(120)
    #expect(EventLog.shared.entries.first?.words == "Contact with a boundary")
    animator.removeAllBehaviors()
    card.center = CGPoint(x: 125, y: 125)
    for identifier in 3..<Int32(EventLog.limit + 20) { touch(identifier) }
    #expect(EventLog.shared.entries.count == EventLog.limit)
    let times = EventLog.shared.entries.map(\.time)
    #expect(times == times.sorted(by: >))
    UIApplication.shared.reset()
    #expect(!EventLog.shared.isOn && EventLog.shared.text.isEmpty)
  }

  @Test("Inspection changes nothing")
  func looking() {
    func run(looks: Bool) -> UInt64 {
      card.center = CGPoint(x: 125, y: 125)
      let animator = UIDynamicAnimator(referenceView: room)
      let floor = UICollisionBehavior(items: [card])
      floor.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(floor)
      animator.addBehavior(UIGravityBehavior(items: [card]))
      for _ in 0..<90 {
        tick(1)
        guard looks else { continue }
        _ = [
          Inspector.tree(), DynamicsInspector.behaviors(), DynamicsInspector.acting(), DynamicsInspector.awake(),
          OverlayInspector.overlay(),
          ValuesInspector.values(of: card.layer.stageID),
        ]
      }
      defer { animator.removeAllBehaviors() }
      return animator.stateHash
    }
    #expect(run(looks: true) == run(looks: false))
  }
}

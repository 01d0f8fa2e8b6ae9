// SPDX-License-Identifier: MIT

import Foundation
import SprungTestSupport
import Testing
import UIKit

/// Tests the R and S rows of the acceptance table: attachments between two items, or between an item and an axis.
@MainActor @Suite(.oneApplication) struct AttachmentKindTests {
  let animator = UIDynamicAnimator()

  func addGravity(_ items: [any UIDynamicItem], _ magnitude: CGFloat = 1) {
    let gravity = UIGravityBehavior(items: items)
    gravity.magnitude = magnitude
    animator.addBehavior(gravity)
  }

  func anchor(_ items: [any UIDynamicItem]) {
    let properties = UIDynamicItemBehavior(items: items)
    properties.isAnchored = true
    animator.addBehavior(properties)
  }

  @Test("S5, S6: two free items on a spring", arguments: [(1.0, 50.0, 50.0), (4, 80, 20)])
  func twoItems(density: Double, lightWay: Double, heavyWay: Double) {
    let light = TestItem(x: 0)
    let heavy = TestItem(x: 300)
    let properties = UIDynamicItemBehavior(items: [heavy])
    properties.density = CGFloat(density)
    animator.addBehavior(properties)
    let spring = UIAttachmentBehavior(item: light, attachedTo: heavy)
    #expect(spring.length == 300 && spring.attachedBehaviorType == .items && spring.items.count == 2)
    spring.length = 200
    spring.frequency = 1
    animator.addBehavior(spring)
    var passed = 0.0
    for time in [0.1, 0.25, 0.5, 1, 1.75, 5] {
      animator.step(by: time - passed)
      passed = time
      let stretch = 100 * DeterministicMath.cos(2 * Double.pi * time)
      #expect(abs(Double(heavy.center.x - light.center.x) - 200 - stretch) < 1e-4)
      #expect(abs(Double(light.center.x) - lightWay * (1 - stretch / 100)) < 1e-4)
      #expect(abs(300 - Double(heavy.center.x) - heavyWay * (1 - stretch / 100)) < 1e-4)
    }
  }

  @Test("R6: a rope lets its item fall until it is taut, and never exceeds its length")
  func rope() {
    let top = TestItem()
    let item = TestItem(x: 0, y: 150)
    anchor([top])
    addGravity([item])
    let rope = UIAttachmentBehavior.limitAttachment(
      with: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: -50), attachedTo: top,
      offsetFromCenter: UIOffset(horizontal: 0, vertical: 50))
    #expect(rope.length == 50)
    rope.length = 175
    animator.addBehavior(rope)
    animator.step(by: 0.3)
    #expect(isNear(item.center.y, 195))
    for _ in 0..<240 {
      animator.step(by: 1.0 / 60)
      #expect(item.center.y < 275.1)
    }
    #expect(abs(item.center.y - 275) < 0.1)
    #expect(!animator.isRunning)
  }

  @Test("R7, R9: a slider moves only along its axis, whatever the length of the axis vector", arguments: [1.0, 7])
  func slider(axisLength: CGFloat) {
    let item = TestItem(x: 40, y: 30)
    let slider = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: CGPoint(x: 90, y: 30), axisOfTranslation: CGVector(dx: 0, dy: axisLength))
    #expect(slider.attachedBehaviorType == .anchor && slider.anchorPoint == CGPoint(x: 90, y: 30))
    animator.addBehavior(slider)
    addGravity([item])
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 10, dy: 0)
    animator.addBehavior(push)
    for frame in 1...30 {
      animator.step(by: 1.0 / 60)
      let time = Double(frame) / 60
      #expect(abs(item.center.x - 40) < 0.01)
      #expect(abs(Double(item.center.y) - 30 - 500 * time * time) < 0.01)
      #expect(item.transform == .identity)
    }
  }

  @Test("R8: a slider stops at the end of its range")
  func sliderRange() {
    let item = TestItem()
    let slider = UIAttachmentBehavior.slidingAttachment(
      with: item, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 0, dy: 1))
    slider.attachmentRange = UIFloatRange(minimum: -50, maximum: 50)
    animator.addBehavior(slider)
    addGravity([item])
    for _ in 0..<120 {
      animator.step(by: 1.0 / 60)
      #expect(item.center.y < 50.1)
    }
    #expect(abs(item.center.y - 50) < 0.1 && !animator.isRunning)
  }

  @Test("The axis of a slider between items rotates with the second one")
  func turnedSlider() {
    let base = TestItem()
    let item = TestItem(x: 0, y: 100)
    anchor([base])
    base.transform = CGAffineTransform(rotationAngle: CGFloat.pi / 2)
    animator.addBehavior(
      UIAttachmentBehavior.slidingAttachment(
        with: item, attachedTo: base, attachmentAnchor: CGPoint(x: 0, y: 50), axisOfTranslation: CGVector(dx: 1, dy: 0))
    )
    addGravity([item])
    let push = UIPushBehavior(items: [item], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    animator.step(by: 0.5)
    #expect(abs(item.center.x - 12.5) < 0.01 && abs(item.center.y - 100) < 0.01)
    base.transform = CGAffineTransform(rotationAngle: CGFloat.pi)
    animator.updateItem(usingCurrentState: base)
    animator.step(by: 2)
    #expect(abs(item.center.x) > 80)
  }

  @Test("R10: a pin stops at the end of its range")
  func pinRange() {
    let base = TestItem()
    let item = TestItem(x: 50, y: 0)
    anchor([base])
    let pin = UIAttachmentBehavior.pinAttachment(with: item, attachedTo: base, attachmentAnchor: .zero)
    pin.attachmentRange = UIFloatRange(minimum: 0, maximum: CGFloat.pi / 4)
    animator.addBehavior(pin)
    addGravity([item])
    for _ in 0..<240 {
      animator.step(by: 1.0 / 60)
      let angle = DeterministicMath.atan2(Double(item.transform.b), Double(item.transform.a))
      #expect(angle < Double.pi / 4 + 0.0087)
    }
    #expect(!animator.isRunning)
    #expect(abs(item.center.x - 35.355339) < 0.5 && abs(item.center.y - 35.355339) < 0.5)
  }

  @Test("R11: friction torque holds a load up to its limit", arguments: [(0.06, true), (0.04, false)])
  func pinFriction(torque: CGFloat, holds: Bool) {
    let base = TestItem()
    let item = TestItem(x: 50, y: 0)
    anchor([base])
    let pin = UIAttachmentBehavior.pinAttachment(with: item, attachedTo: base, attachmentAnchor: .zero)
    // The torque of the load is mass 1 · 1000 pt/s² · 50 pt.
    pin.frictionTorque = torque
    animator.addBehavior(pin)
    addGravity([item])
    for _ in 0..<120 { animator.step(by: 1.0 / 60) }
    #expect((item.center.y < 0.5) == holds)
    #expect(!holds || !animator.isRunning)
  }

  @Test("R12: welded items rotate together")
  func weld() {
    let first = TestItem()
    let second = TestItem(x: 100)
    animator.addBehavior(
      UIAttachmentBehavior.fixedAttachment(
        with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 50, y: 0)))
    let push = UIPushBehavior(items: [second], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 5)
    animator.addBehavior(push)
    for _ in 0..<120 {
      animator.step(by: 1.0 / 60)
      let angle = DeterministicMath.atan2(Double(first.transform.b), Double(first.transform.a))
      let other = DeterministicMath.atan2(Double(second.transform.b), Double(second.transform.a))
      #expect(abs(angle - other) < 0.00087)
      let turn = DeterministicMath.sincos(angle)
      #expect(abs(Double(second.center.x - first.center.x) - 100 * turn.cosine) < 0.05)
      #expect(abs(Double(second.center.y - first.center.y) - 100 * turn.sine) < 0.05)
    }
    // The midpoint of the two items moves steadily, at half the velocity given to one of them.
    #expect(abs((first.center.y + second.center.y) / 2 - 500) < 0.1)
  }

  @Test(
    "R2, R3, R5: periods and energy of pendulums: an item on a rod, and hinged squares",
    arguments: [
      (250.0, 0.0, 5.0, 3.143089), (250, 0, 30, 3.196284), (250, 0, 90, 3.708149), (0, 50, 1, 1.813799),
      (0, 100, 1, 2.146116),
    ])
  func pendulum(length: Double, offset: Double, degrees: Double, period: Double) {
    let angle = degrees * Double.pi / 180
    let turn = DeterministicMath.sincos(angle)
    let reach = length + offset
    let item = TestItem(x: -reach * turn.sine, y: reach * turn.cosine)
    if offset > 0 { item.transform = CGAffineTransform(rotationAngle: CGFloat(angle)) }
    addGravity([item])
    let rod = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: CGFloat(-offset)), attachedToAnchor: .zero)
    #expect(abs(Double(rod.length) - length) < 1e-9)
    animator.addBehavior(rod)
    let properties = UIDynamicItemBehavior(items: [item])
    animator.addBehavior(properties)
    func energy() -> Double {
      let velocity = properties.linearVelocity(for: item)
      let spin = Double(properties.angularVelocity(for: item))
      let square = Double(velocity.x * velocity.x + velocity.y * velocity.y)
      return square / 2 + spin * spin * 10_000 / 12 + 1000 * (reach - Double(item.center.y))
    }
    let first = 1000 * reach * (1 - turn.cosine)
    var crossings: [Double] = []
    var last = Double(item.center.x)
    var drift = 0.0
    for step in 1...2400 {
      animator.step(by: 1.0 / 240)
      let x = Double(item.center.x)
      if last < 0, x >= 0 { crossings.append((Double(step) - x / (x - last)) / 240) }
      last = x
      drift = max(drift, abs(energy() - first) / first)
    }
    #expect(crossings.count > 1)
    let measured = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
    #expect(abs(measured - period) < 2e-4)
    #expect(drift < 1e-3)
  }

  @Test("R13: a chain of ten rods hangs without stretching")
  func chain() {
    let items = (0...10).map { TestItem(x: 0, y: Double($0) * 40, width: 30, height: 30) }
    anchor([items[0]])
    addGravity(items)
    for index in 1...10 {
      animator.addBehavior(UIAttachmentBehavior(item: items[index], attachedTo: items[index - 1]))
    }
    for _ in 0..<600 {
      animator.step(by: 1.0 / 60)
      #expect(abs(items[10].center.y - 400) < 0.5)
    }
    #expect(!animator.isRunning)
  }

  @Test("Offsets are in the axes of their items, also if rotated initially; the order is kept")
  func offsets() {
    let turned = TestItem(x: 100, y: 0)
    turned.transform = CGAffineTransform(rotationAngle: CGFloat.pi / 2)
    let other = TestItem(x: 100, y: 300)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: turned, offsetFromCenter: UIOffset(horizontal: 50, vertical: 0), attachedTo: other,
      offsetFromCenter: UIOffset(horizontal: 0, vertical: -100))
    #expect(isNear(rope.length, 150))
    let spring = UIAttachmentBehavior(
      item: turned, offsetFromCenter: UIOffset(horizontal: 50, vertical: 0), attachedToAnchor: CGPoint(x: 100, y: 80))
    #expect(isNear(spring.length, 30))
  }

  @Test("Attachment points are kept if the behavior is removed and added again")
  func readded() {
    let base = TestItem()
    let item = TestItem(x: 100, y: 0)
    anchor([base])
    let pin = UIAttachmentBehavior.pinAttachment(
      with: item, attachedTo: base, attachmentAnchor: CGPoint(x: 50, y: 0))
    animator.addBehavior(pin)
    animator.step(by: 0.1)
    animator.removeBehavior(pin)
    item.center = CGPoint(x: 100, y: 20)
    animator.addBehavior(pin)
    for _ in 0..<60 { animator.step(by: 1.0 / 60) }
    let corner = CGPoint(x: -50, y: 0).applying(item.transform)
    #expect(abs(item.center.x + corner.x - 50) < 0.01 && abs(item.center.y + corner.y) < 0.01)
  }

  @Test("Misuse: an item attached to itself, invalid ranges and axes, and non-finite values")
  func misuse() {
    let item = TestItem()
    let other = TestItem(x: 200)
    func kinds(_ body: () -> Void) -> [String] { Diagnostics.recording(body).map(\.kind) }
    #expect(
      kinds {
        let attachment = UIAttachmentBehavior(item: item, attachedTo: item)
        animator.addBehavior(attachment)
        animator.step(by: 0.1)
      } == ["selfAttachment"])
    #expect(item.center == .zero)
    let pin = UIAttachmentBehavior.pinAttachment(with: item, attachedTo: other, attachmentAnchor: .zero)
    #expect(kinds { pin.attachmentRange = UIFloatRange(minimum: 2, maximum: -1) } == ["wrongRange"])
    #expect(pin.attachmentRange == UIFloatRange(minimum: -1, maximum: 2))
    #expect(kinds { pin.attachmentRange = UIFloatRange(minimum: 1, maximum: 2) } == ["wrongRange"])
    #expect(pin.attachmentRange == UIFloatRange(minimum: 0, maximum: 2))
    #expect(kinds { pin.attachmentRange = UIFloatRange(minimum: .nan, maximum: 2) } == ["nonFiniteValue"])
    #expect(pin.attachmentRange.maximum == 2)
    #expect(kinds { pin.frictionTorque = .infinity } == ["nonFiniteValue"])
    pin.frictionTorque = -3
    #expect(pin.frictionTorque == 0)
    pin.anchorPoint = CGPoint(x: 9, y: 9)
    #expect(pin.anchorPoint == .zero)
    let slid = TestItem()
    var slider: UIAttachmentBehavior?
    let axisKinds = kinds {
      slider = UIAttachmentBehavior.slidingAttachment(
        with: slid, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 0, dy: 0))
    }
    #expect(axisKinds == ["zeroAxis"])
    // The default axis is horizontal: a horizontal push moves the item, but gravity does not.
    let sliding = UIDynamicAnimator()
    sliding.addBehavior(slider!)
    sliding.addBehavior(UIGravityBehavior(items: [slid]))
    let push = UIPushBehavior(items: [slid], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    sliding.addBehavior(push)
    sliding.step(by: 0.5)
    #expect(slid.center.x > 10 && abs(slid.center.y) < 0.01)
    #expect(
      kinds {
        _ = UIAttachmentBehavior(
          item: item, offsetFromCenter: UIOffset(horizontal: .nan, vertical: 0), attachedTo: other,
          offsetFromCenter: .zero)
      } == ["nonFiniteValue"])
  }
}

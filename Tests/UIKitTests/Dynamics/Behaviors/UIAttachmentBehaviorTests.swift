// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@MainActor @Suite(.oneApplication) struct UIAttachmentBehaviorTests {
  let animator = UIDynamicAnimator()

  static let rows: [(CGFloat, CGFloat, [Double])] = [
    (1, 0.8, [85.9359, 47.4295, 7.7686, -1.0451, 0.0068]),
    (0.8, 0.5, [89.4591, 52.0388, -2.6972, -7.2261, -0.2445]),
    (2, 0.2, [40.8741, -52.5506, 27.4964, 7.4253, 0.5082]),
    (1, 0, [80.9017, 0, -100, 100, 100]),
    (1, 1, [86.8689, 53.4416, 17.8974, 1.3601, 0.0047]),
    (1, 2, [90.3002, 70.7017, 46.4272, 20.0074, 3.7155]),
  ]

  @Test("Table 18.2, S1: springs of length zero, for any mass", arguments: 0..<6, [0.01, 1, 100])
  func table(row: Int, density: Double) {
    let (frequency, damping, offsets) = UIAttachmentBehaviorTests.rows[row]
    let item = TestItem(x: 100, y: 40)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.density = CGFloat(density)
    animator.addBehavior(properties)
    animator.addBehavior(makeSpring(item, to: CGPoint(x: 0, y: 40), frequency: frequency, damping: damping))
    var passed = 0.0
    for (time, offset) in zip([0.1, 0.25, 0.5, 1, 2], offsets) {
      animator.step(by: time - passed)
      passed = time
      #expect(abs(Double(item.center.x) - offset) < (animator.isRunning ? 6e-5 : 0.01))
      #expect(item.center.y == 40)
    }
  }

  @Test("S2: 60 Hz, 120 Hz and jittering ticks give identical bits", arguments: [24.0, 30, 60, 120, 240])
  func rates(rate: Double) {
    func run(_ rate: Double, jitter: Double) -> (CGPoint, UInt64) {
      UIApplication.shared.reset()
      let animator = UIDynamicAnimator()
      let item = TestItem(x: 100, y: -20)
      animator.addBehavior(makeSpring(item, to: CGPoint(x: 0, y: 0), frequency: 0.8, damping: 0.5))
      for frame in 0...Int(rate) {
        let shake = frame % 3 == 1 ? jitter : 0
        UIApplication.shared.tick(timestamp: Double(frame) / rate + shake)
      }
      return (item.center, animator.stateHash)
    }
    let reference = run(60, jitter: 0)
    let other = run(rate, jitter: 0)
    #expect(other.0 == reference.0 && other.1 == reference.1)
    let shaken = run(60, jitter: 0.001)
    #expect(shaken.0 == reference.0 && shaken.1 == reference.1)
  }

  @Test("S3: 30 Hz with damping 0.1 neither overflows nor lingers")
  func stiff() {
    let item = TestItem(x: 100)
    animator.addBehavior(makeSpring(item, to: CGPoint(x: 0, y: 0), frequency: 30, damping: 0.1))
    for _ in 0..<600 { animator.step(by: 1.0 / 60) }
    #expect(item.center.x == 0)
    #expect(!animator.isRunning)
  }

  @Test("S4: the sag of gravity 0.3 at 0.8 Hz is 11.873576 pt")
  func sag() {
    let item = TestItem()
    let gravity = UIGravityBehavior(items: [item])
    gravity.magnitude = 0.3
    animator.addBehavior(gravity)
    animator.addBehavior(makeSpring(item, to: CGPoint(x: 0, y: 0), frequency: 0.8, damping: 0.5))
    for _ in 0..<600 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    #expect(isNear(item.center.y, 11.873576))
  }

  @Test(
    "S7, S8: the animator pauses within 0.6 s after the envelope is below 0.5 pt, exactly on the anchor",
    arguments: [(CGFloat(1), CGFloat(0.8), 1.156), (0.8, 0.5, 2.165)])
  func settling(frequency: CGFloat, damping: CGFloat, envelope: Double) {
    let item = TestItem(x: 133.3, y: 0.7)
    animator.addBehavior(makeSpring(item, to: CGPoint(x: 33.3, y: 0.7), frequency: frequency, damping: damping))
    while animator.isRunning, animator.elapsedTime < 10 { animator.step(by: 1.0 / 60) }
    #expect(animator.elapsedTime >= envelope - 0.01 && animator.elapsedTime <= envelope + 0.6)
    #expect(item.center == CGPoint(x: 33.3, y: 0.7))
  }

  @Test("Moving the anchor wakes the animator; frequency and damping apply at once; removal releases the item")
  func changes() {
    let item = TestItem()
    let spring = makeSpring(item, to: CGPoint(x: 0, y: 0), frequency: 1, damping: 1)
    animator.addBehavior(spring)
    animator.step(by: 1.0 / 240)
    #expect(!animator.isRunning)
    spring.anchorPoint = CGPoint(x: 100, y: 0)
    #expect(animator.isRunning)
    spring.frequency = 4
    animator.step(by: 0.25)
    #expect(item.center.x > 90)
    while animator.isRunning, animator.elapsedTime < 9 { animator.step(by: 0.1) }
    #expect(item.center == CGPoint(x: 100, y: 0))
    animator.removeBehavior(spring)
    #expect(animator.items(in: CGRect(x: 0, y: -50, width: 500, height: 500)).isEmpty)
  }

  @Test("The length is the initial distance; negative values count as zero")
  func properties() {
    let item = TestItem(x: 30, y: 40)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 0, y: 0))
    #expect(attachment.length == 50 && attachment.frequency == 0 && attachment.damping == 0)
    #expect(attachment.attachedBehaviorType == .anchor)
    #expect(attachment.items.count == 1 && attachment.items[0] === item)
    attachment.length = -1
    attachment.damping = -1
    attachment.frequency = -1
    #expect(attachment.length == 0 && attachment.damping == 0 && attachment.frequency == 0)
    let faults = Diagnostics.recording {
      attachment.length = .nan
      attachment.anchorPoint = CGPoint(x: CGFloat.infinity, y: 0)
    }
    #expect(faults.count == 2 && attachment.length == 0 && attachment.anchorPoint == CGPoint(x: 0, y: 0))
  }

  @Test("R1, R4: without a frequency, it is a rod with the initial distance: a pendulum")
  func rod() {
    let item = TestItem(x: -4.3631, y: 249.9619)
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 0, y: 0)))
    var lowest: [Double] = []
    var last = item.center.x
    for step in 1...2400 {
      animator.step(by: 1.0 / 240)
      let x = Double(item.center.x)
      let y = Double(item.center.y)
      #expect(abs((x * x + y * y).squareRoot() - 250) < 0.05)
      if last < 0, x >= 0 { lowest.append((Double(step) - x / (x - Double(last))) / 240) }
      last = item.center.x
    }
    #expect(lowest.count >= 3 && abs(lowest[1] - lowest[0] - 3.141653) < 2e-4)
  }

  @Test("An attachment with an offset rotates its item: a square hinged at its edge finally hangs down")
  func hinge() {
    let item = TestItem(x: 50, y: 0)
    let hinge = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: -50, vertical: 0), attachedToAnchor: CGPoint(x: 0, y: 0))
    #expect(hinge.length == 0)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 2
    properties.angularResistance = 2
    animator.addBehavior(UIGravityBehavior(items: [item]))
    animator.addBehavior(hinge)
    animator.addBehavior(properties)
    for _ in 0..<1200 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    #expect(abs(item.center.x) < 0.5 && abs(item.center.y - 50) < 0.1)
    #expect(abs(item.transform.b - 1) < 1e-3)
  }

  @Test("Changes of length and frequency change the kind of an attachment, also while it acts")
  func changesOfKind() {
    let item = TestItem(x: 0, y: 100)
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 0, y: 0))
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 3
    animator.addBehavior(attachment)
    animator.addBehavior(properties)
    animator.step(by: 1)
    #expect(item.center.y == 100)
    attachment.length = 0
    attachment.frequency = 2
    attachment.damping = 1
    for _ in 0..<600 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning && item.center == CGPoint(x: 0, y: 0))
    attachment.length = 80
    attachment.anchorPoint = CGPoint(x: 200, y: 0)
    for _ in 0..<600 { animator.step(by: 1.0 / 60) }
    #expect(!animator.isRunning)
    #expect(abs(item.center.x - 120) < 0.5)
  }
}

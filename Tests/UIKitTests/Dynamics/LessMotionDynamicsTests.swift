// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests every kind of behavior with reduced motion enabled at every possible moment. The next frame must be the last
/// one, place all items at their final positions, and notify the delegate once.
@MainActor @Suite(.oneApplication) struct LessMotionDynamicsTests {
  /// The kind of force or behavior that moves an item from (100, 100). The item has air resistance.
  enum Kind: CaseIterable {
    case gravity, push, velocity, spin, snap, spring, rod, pair, slider, field

    @MainActor func behaviors(_ item: TestItem, _ other: TestItem) -> [UIDynamicBehavior] {
      let floor = UICollisionBehavior(items: [item])
      floor.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: -1000, y: 400), to: CGPoint(x: 1000, y: 400))
      switch self {
      case .gravity: return [UIGravityBehavior(items: [item]), floor]
      case .push:
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.5, dy: 0.2)
        return [push]
      case .velocity:
        let velocity = UIDynamicItemBehavior(items: [item])
        velocity.addLinearVelocity(CGPoint(x: 300, y: -100), for: item)
        return [velocity]
      case .spin:
        let spin = UIDynamicItemBehavior(items: [item])
        spin.angularResistance = 4
        spin.addAngularVelocity(5, for: item)
        return [spin]
      case .snap: return [UISnapBehavior(item: item, snapTo: CGPoint(x: 250, y: 60))]
      case .spring: return [makeSpring(item, to: CGPoint(x: 200, y: 240), frequency: 2, damping: 0.3)]
      case .rod: return [UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 180, y: 40)), gravity(item)]
      case .pair:
        let pair = UIAttachmentBehavior(item: item, attachedTo: other)
        pair.frequency = 1
        pair.damping = 0.5
        let push = UIPushBehavior(items: [other], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.3, dy: 0)
        return [pair, push]
      case .slider:
        return [
          UIAttachmentBehavior.slidingAttachment(
            with: item, attachmentAnchor: CGPoint(x: 100, y: 100), axisOfTranslation: CGVector(dx: 1, dy: 0)),
          makeSpring(item, to: CGPoint(x: 220, y: 100), frequency: 1, damping: 0.4),
        ]
      case .field:
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 160, y: 130)
        field.addItem(item)
        return [field]
      }
    }

    @MainActor private func gravity(_ item: TestItem) -> UIDynamicBehavior { UIGravityBehavior(items: [item]) }
  }

  /// The time at which reduced motion is enabled.
  enum Moment: CaseIterable {
    /// Before the behaviors are added.
    case before
    /// While items move.
    case midway
    /// While child behaviors of a custom behavior move items.
    case nested
    /// While items move, after one of them was displaced.
    case interrupted
  }

  private struct Run {
    let item = TestItem(x: 100, y: 100, width: 40, height: 40)
    let other = TestItem(x: 160, y: 100, width: 40, height: 40)
    let animator = UIDynamicAnimator()
    let witness = AnimatorWitness()
    var rests = 0

    @MainActor init(_ kind: Kind, _ moment: Moment) {
      animator.delegate = witness
      let air = UIDynamicItemBehavior(items: [item, other])
      air.resistance = 3
      air.angularResistance = 3
      let parent = UIDynamicBehavior()
      for behavior in kind.behaviors(item, other) + [air] {
        if moment == .nested { parent.addChildBehavior(behavior) } else { animator.addBehavior(behavior) }
      }
      if moment == .nested { animator.addBehavior(parent) }
    }

    /// Runs 12 frames. For `interrupted`, displaces an item halfway through.
    @MainActor func begin(_ moment: Moment) {
      guard moment != .before else { return }
      for frame in 0..<12 {
        if frame == 6, moment == .interrupted {
          item.center.x += 15
          animator.updateItem(usingCurrentState: item)
        }
        UIApplication.shared.tick(timestamp: Double(frame) / 60)
      }
    }
  }

  @Test("The next frame is the last one, and is reported once", arguments: Kind.allCases, Moment.allCases)
  func endsAtOnce(kind: Kind, moment: Moment) {
    UIApplication.shared.reset()
    defer { UIAccessibility.isReduceMotionEnabled = false }
    // Determine the resting positions without reduced motion.
    let slow = Run(kind, moment)
    slow.begin(moment)
    var frame = 12
    while slow.animator.isRunning, frame < 3600 {
      UIApplication.shared.tick(timestamp: Double(frame) / 60)
      frame += 1
    }
    #expect(!slow.animator.isRunning)
    UIApplication.shared.reset()

    UIAccessibility.isReduceMotionEnabled = moment == .before
    let run = Run(kind, moment)
    run.begin(moment)
    #expect(run.animator.isRunning && run.witness.paused == 0)
    UIAccessibility.isReduceMotionEnabled = true
    UIApplication.shared.tick(timestamp: 0.5)
    #expect(!run.animator.isRunning && run.witness.paused == 1 && run.witness.resumed == 1)
    let distance = hypot(run.item.center.x - slow.item.center.x, run.item.center.y - slow.item.center.y)
    #expect(distance < 1, "\(run.item.center) instead of \(slow.item.center)")
    let end = run.item.center
    for frame in 1...10 { UIApplication.shared.tick(timestamp: 0.5 + Double(frame)) }
    #expect(run.item.center == end && run.witness.paused == 1)
    Figures.count(1, "behavior animations", of: "reduced motion")
  }
}

// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// Runs `body` on a stage with an animator and a view of the given size.
@MainActor private func animated<Answer>(
  _ size: CGSize, _ body: (TestStage, UIDynamicAnimator, UIView) throws -> Answer
) throws -> Answer {
  try onStage { stage, root in
    let view = UIView(frame: CGRect(origin: CGPoint(x: 20, y: 300), size: size))
    root.addSubview(view)
    stage.frame()
    return try body(stage, UIDynamicAnimator(referenceView: root), view)
  }
}

/// Pushes a body to the right. For a continuous push, returns the acceleration; for an instantaneous push, returns the
/// velocity.
@MainActor private func pushed(
  _ mode: UIPushBehavior.Mode, _ magnitude: CGFloat, _ size: CGSize, density: CGFloat, _ seconds: TimeInterval
) throws -> CGFloat {
  try animated(size) { stage, animator, view in
    let item = UIDynamicItemBehavior(items: [view])
    item.density = density
    item.resistance = 0
    let push = UIPushBehavior(items: [view], mode: mode)
    push.setAngle(0, magnitude: magnitude)
    stage.perform {
      animator.addBehavior(item)
      animator.addBehavior(push)
    }
    stage.advance(by: 0.1)
    let start = item.linearVelocity(for: view).x
    stage.advance(by: seconds)
    let end = item.linearVelocity(for: view).x
    return mode == .continuous ? (end - start) / CGFloat(seconds) : end
  }
}

extension FactsTests {
  /// Facts about pushes, gravity and springs.
  static let dynamics = FactArea(
    name: "dynamics",
    rules: [
      rule(#"continuous push of (\S+) on (\S+) x (\S+), density (\S+): acceleration in pt/s2"#) { groups in
        let numbers = try groups.numbers(0..<4)
        return text(
          try pushed(.continuous, numbers[0], CGSize(width: numbers[1], height: numbers[2]), density: numbers[3], 0.2))
      },
      rule(#"instantaneous push of (\S+) on (\S+) x (\S+), density (\S+): speed in pt/s"#) { groups in
        let numbers = try groups.numbers(0..<4)
        return text(
          try pushed(
            .instantaneous, numbers[0], CGSize(width: numbers[1], height: numbers[2]), density: numbers[3], 0.05))
      },
      rule("an instantaneous push turns itself off") { _ in
        try animated(CGSize(width: 50, height: 50)) { stage, animator, view in
          let push = UIPushBehavior(items: [view], mode: .instantaneous)
          push.setAngle(0, magnitude: 1)
          stage.perform { animator.addBehavior(push) }
          stage.advance(by: 0.1)
          return text(push.active)
        }
      },
      rule("gravity of magnitude 1: acceleration in pt/s2, whatever the size") { _ in
        try animated(CGSize(width: 50, height: 50)) { stage, animator, view in
          let item = UIDynamicItemBehavior(items: [view])
          stage.perform {
            animator.addBehavior(item)
            animator.addBehavior(UIGravityBehavior(items: [view]))
          }
          stage.advance(by: 0.1)
          let start = item.linearVelocity(for: view).y
          stage.advance(by: 0.2)
          return text((item.linearVelocity(for: view).y - start) / 0.2)
        }
      },
      rule("UIDynamicItemBehavior: elasticity, friction, density, resistance, angularResistance, charge") { _ in
        let item = UIDynamicItemBehavior()
        return text(item.elasticity, item.friction, item.density, item.resistance, item.angularResistance, item.charge)
      },
      rule("UIDynamicItemBehavior: allowsRotation, isAnchored") { _ in
        text(UIDynamicItemBehavior().allowsRotation, UIDynamicItemBehavior().isAnchored)
      },
      rule("UIAttachmentBehavior: attachmentRange is infinite") { _ in
        let attachment = UIAttachmentBehavior(item: UIView(), attachedToAnchor: .zero)
        return text(attachment.attachmentRange.maximum.isInfinite || attachment.attachmentRange.maximum > 1e30)
      },
      rule("UISnapBehavior: default damping") { _ in text(UISnapBehavior(item: UIView(), snapTo: .zero).damping) },
      rule("UICollisionBehavior: collisionMode everything, translatesReferenceBoundsIntoBoundary") { _ in
        let collision = UICollisionBehavior(items: [])
        return text(collision.collisionMode == .everything, collision.translatesReferenceBoundsIntoBoundary)
      },
      rule("attachment of frequency 2, damping 0, to the middle: period in s") { _ in
        try animated(CGSize(width: 50, height: 50)) { stage, animator, view in
          let attachment = UIAttachmentBehavior(
            item: view, attachedToAnchor: CGPoint(x: view.center.x, y: view.center.y + 60))
          attachment.length = 50
          attachment.frequency = 2
          attachment.damping = 0
          let item = UIDynamicItemBehavior(items: [view])
          item.resistance = 0
          item.allowsRotation = false
          stage.perform {
            animator.addBehavior(attachment)
            animator.addBehavior(item)
          }
          // Measures the period from one downward passage through the rest length to the next.
          let rest = attachment.anchorPoint.y - 50
          var passages: [TimeInterval] = []
          var before = view.center.y
          while passages.count < 2, stage.time < 5 {
            let time = stage.time
            stage.frame()
            if before < rest, view.center.y >= rest {
              passages.append(time + Double((rest - before) / (view.center.y - before)) * (stage.time - time))
            }
            before = view.center.y
          }
          guard passages.count == 2 else { throw FactError("the body did not swing") }
          return text(CGFloat(passages[1] - passages[0]))
        }
      },
    ])
}

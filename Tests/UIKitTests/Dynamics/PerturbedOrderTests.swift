// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that the results of a scene are bit-identical if behaviors are added in another order and frames are
/// irregular.
///
/// All behaviors list touching items in the same order, because contacts are solved in the order in which items were
/// added to the animator. If the number of trials is multiplied by 25, each scene has 200 perturbed runs.
@MainActor @Suite(.oneApplication) struct PerturbedOrderTests {
  /// Items and the behaviors that move them. The behaviors can be added in any order.
  struct Scene {
    let items: [TestItem]
    let behaviors: [UIDynamicBehavior]
  }

  enum Kind: CaseIterable {
    case boxesInAFrame, billiards, snaps, springs, pushes, field

    @MainActor func make() -> Scene {
      let items = (0..<6).map {
        TestItem(x: 60 + 70 * Double($0 % 3), y: 60 + 80 * Double($0 / 3), width: 50, height: 40)
      }
      return Scene(items: items, behaviors: behaviors(items) + [properties(items)])
    }

    @MainActor private func properties(_ items: [TestItem]) -> UIDynamicItemBehavior {
      let properties = UIDynamicItemBehavior(items: items)
      properties.elasticity = self == .billiards ? 0.9 : 0.4
      properties.friction = 0.3
      properties.resistance = self == .billiards ? 0 : 0.5
      for (index, item) in items.enumerated() where self == .billiards {
        properties.addLinearVelocity(CGPoint(x: 200 - 75 * Double(index), y: 50 * Double(index)), for: item)
      }
      return properties
    }

    @MainActor private func behaviors(_ items: [TestItem]) -> [UIDynamicBehavior] {
      let collision = UICollisionBehavior(items: items)
      collision.addBoundary(
        withIdentifier: "frame" as NSString, for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 320, height: 300)))
      let gravity = UIGravityBehavior(items: items)
      switch self {
      case .boxesInAFrame: return [gravity, collision]
      case .billiards: return [collision]
      case .snaps:
        return items.enumerated().map { UISnapBehavior(item: $1, snapTo: CGPoint(x: 40 * Double($0), y: 200)) }
      case .springs:
        return [gravity]
          + items.enumerated().map { index, item in
            makeSpring(
              item, to: CGPoint(x: 50 * Double(index), y: 20), frequency: 1 + CGFloat(index),
              damping: 0.1 * CGFloat(index))
          }
      case .pushes:
        return items.enumerated().map { index, item in
          let push = UIPushBehavior(items: [item], mode: .continuous)
          push.setAngle(CGFloat(index), magnitude: 0.3)
          push.setTargetOffsetFromCenter(UIOffset(horizontal: 4, vertical: CGFloat(index)), for: item)
          return push
        }
      case .field:
        let field = UIFieldBehavior.vortexField()
        field.position = CGPoint(x: 150, y: 140)
        for item in items { field.addItem(item) }
        return [field, gravity, collision]
      }
    }
  }

  /// Returns the bit patterns of all item positions after two seconds. Without a seed, behaviors keep their order and
  /// frames run at 60 Hz.
  private func ends(of kind: Kind, seed: UInt64?) -> [UInt64] {
    let scene = kind.make()
    let animator = UIDynamicAnimator()
    var random = SeededRandom(seed: seed ?? 0)
    let behaviors = seed == nil ? scene.behaviors : scene.behaviors.shuffled(using: &random)
    for behavior in behaviors { animator.addBehavior(behavior) }
    // The end time is between two steps, so rounding errors cannot add or remove a step.
    var time = 0.0
    let end = 480.5 / 240
    while time < end {
      let next = seed == nil ? time + 1.0 / 60 : time + random.double(in: 0.001..<0.03)
      animator.step(by: min(next, end) - time)
      time = min(next, end)
    }
    return scene.items.flatMap { item in
      [item.center.x, item.center.y, item.transform.a, item.transform.b].map { Double($0).bitPattern }
    }
  }

  @Test("Neither the order of behaviors nor the times of frames matter", arguments: Kind.allCases)
  func perturbed(kind: Kind) {
    let expected = ends(of: kind, seed: nil)
    #expect(Set(expected).count >= 6)
    let seeds = Seeds.first(8)
    for seed in seeds { #expect(ends(of: kind, seed: seed) == expected, "\(kind), seed \(seed)") }
    Figures.count(1, "scenes", of: "another order of source lines")
    Figures.count(seeds.count, "perturbed runs", of: "another order of source lines")
  }
}

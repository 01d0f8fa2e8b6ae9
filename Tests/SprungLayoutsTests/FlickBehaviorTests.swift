// SPDX-License-Identifier: MIT

import SprungLayouts
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication) @MainActor struct FlickBehaviorTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let card = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
  private let animator: UIDynamicAnimator
  private let flick: FlickBehavior

  init() {
    container.addSubview(card)
    animator = UIDynamicAnimator(referenceView: container)
    flick = FlickBehavior(view: card, restingAt: card.center)
    animator.addBehavior(flick)
  }

  @Test(
    "a thrown view moves with exactly the given velocity, regardless of its previous one", arguments: [0.0, -400, 900])
  func velocity(before: Double) {
    flick.itemBehavior.addLinearVelocity(CGPoint(x: CGFloat(before), y: 50), for: card)
    flick.flick(with: CGPoint(x: 600, y: -300))
    animator.step(by: 0.1)
    #expect(abs(card.center.x - 210) < 0.01 && abs(card.center.y - 220) < 0.01, "\(card.center)")
  }

  @Test("a thrown view leaves its animator when its last corner is offscreen, and reports it once")
  func leaves() {
    var count = 0
    flick.onLeave = { count += 1 }
    flick.flick(with: CGPoint(x: 1000, y: 0))
    animator.step(by: 0.19)
    #expect(count == 0 && flick.dynamicAnimator === animator)
    animator.step(by: 0.02)
    #expect(count == 1 && flick.dynamicAnimator == nil && animator.behaviors.isEmpty && !flick.isLeaving)
    animator.run(until: { !animator.isRunning })
    #expect(count == 1 && abs(card.center.x - 360) < 5)
  }

  @Test("a view called back in flight ends at its origin, even if the origin has moved")
  func calledBack() {
    flick.itemBehavior.addAngularVelocity(4, for: card)
    flick.flick(with: CGPoint(x: 700, y: 200))
    animator.step(by: 0.1)
    flick.snapBack()
    flick.restPoint = CGPoint(x: 90, y: 80)
    #expect(!flick.isLeaving)
    animator.run(until: { !animator.isRunning })
    #expect(card.center == CGPoint(x: 90, y: 80) && card.transform == .identity && flick.way == .zero)
  }

  @Test("a nonfinite or zero velocity lets the view swing back")
  func unusableVelocities() {
    for velocity in [
      CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: CGFloat.infinity), CGPoint(x: 1e200, y: -1e200), .zero,
    ] {
      card.center = CGPoint(x: 120, y: 300)
      animator.updateItem(usingCurrentState: card)
      flick.flick(with: velocity)
      #expect(!flick.isLeaving)
      animator.run(until: { !animator.isRunning })
      #expect(card.center == CGPoint(x: 150, y: 250))
    }
  }
}

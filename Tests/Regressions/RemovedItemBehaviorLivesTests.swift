// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// An animator at rest retained a removed item behavior and its views until the next motion, because only a tick
/// rebuilt the list of item behaviors.
@Suite(.oneApplication) @MainActor struct RemovedItemBehaviorLivesTests {
  @Test("A removed item behavior and its view are released", arguments: [true, false])
  func remove(removesAll: Bool) {
    let animator = UIDynamicAnimator()
    weak var gone: UIDynamicItemBehavior?
    weak var view: UIView?
    do {
      let item = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.elasticity = 0.5
      animator.addBehavior(behavior)
      for _ in 0..<10 { animator.step(by: 0.1) }
      #expect(!animator.isRunning)
      (gone, view) = (behavior, item)
      if removesAll { animator.removeAllBehaviors() } else { animator.removeBehavior(behavior) }
    }
    #expect(gone == nil && view == nil)
  }
}

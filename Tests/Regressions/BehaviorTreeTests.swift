// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// `addChildBehavior` checked only before `willMove(to:)` whether a behavior was available. A behavior that joined
/// another parent in that callback ended up with two parents. A behavior that removed a sibling in the callback was not
/// removed itself.
@Suite(.oneApplication) struct BehaviorTreeTests {
  final class Restless: UIDynamicBehavior {
    var whenMoved: ((UIDynamicAnimator?) -> Void)?
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      let body = whenMoved
      whenMoved = nil
      body?(dynamicAnimator)
    }
  }

  let animator = UIDynamicAnimator()
  let parent = UIDynamicBehavior()
  let other = UIDynamicBehavior()
  let child = Restless()

  init() {
    animator.addBehavior(parent)
    animator.addBehavior(other)
  }

  @Test("A behavior that joins another parent in willMove(to:) has only that parent")
  func twoParents() {
    child.whenMoved = { _ in self.other.addChildBehavior(self.child) }
    let faults = Diagnostics.recording { parent.addChildBehavior(child) }
    #expect(faults.map(\.kind) == ["behaviorInUse"])
    #expect(parent.childBehaviors.isEmpty && other.childBehaviors.count == 1)
    #expect(child.dynamicAnimator === animator)
    other.removeChildBehavior(child)
    #expect(child.dynamicAnimator == nil && other.childBehaviors.isEmpty)
  }

  @Test("A behavior can join the same parent, the animator, or a parent that becomes its descendant")
  func otherPlaces() {
    child.whenMoved = { _ in self.parent.addChildBehavior(self.child) }
    #expect(Diagnostics.recording { parent.addChildBehavior(child) }.isEmpty)
    #expect(parent.childBehaviors.count == 1)
    parent.removeChildBehavior(child)
    child.whenMoved = { $0?.addBehavior(self.child) }
    #expect(Diagnostics.recording { animator.addBehavior(child) }.isEmpty)
    #expect(animator.behaviors.count == 3)
    animator.removeBehavior(child)
    child.whenMoved = { _ in
      self.animator.removeBehavior(self.parent)
      self.child.addChildBehavior(self.parent)
    }
    let faults = Diagnostics.recording { parent.addChildBehavior(child) }
    #expect(faults.map(\.kind) == ["behaviorCycle"])
    #expect(parent.childBehaviors.isEmpty && child.childBehaviors.count == 1 && child.dynamicAnimator == nil)
  }

  @Test("A behavior that removes a sibling during its own removal is still removed")
  func removal() {
    let sibling = UIDynamicBehavior()
    parent.addChildBehavior(sibling)
    parent.addChildBehavior(child)
    child.whenMoved = { _ in self.parent.removeChildBehavior(sibling) }
    parent.removeChildBehavior(child)
    #expect(parent.childBehaviors.isEmpty && child.dynamicAnimator == nil && sibling.dynamicAnimator == nil)
  }
}

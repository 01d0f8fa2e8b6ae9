// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// `addChildBehavior` looked only before `willMove(to:)` whether a behavior was free. One that gave itself to another parent
/// there got two, and one that removed a sibling there was not removed itself.
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

  @Test("A behavior that goes to another parent while it is announced has that one alone")
  func twoParents() {
    child.whenMoved = { _ in self.other.addChildBehavior(self.child) }
    let faults = Diagnostics.recording { parent.addChildBehavior(child) }
    #expect(faults.map(\.kind) == ["behaviorInUse"])
    #expect(parent.childBehaviors.isEmpty && other.childBehaviors.count == 1)
    #expect(child.dynamicAnimator === animator)
    other.removeChildBehavior(child)
    #expect(child.dynamicAnimator == nil && other.childBehaviors.isEmpty)
  }

  @Test("The same parent, the animator itself, and a parent that comes below its child")
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

  @Test("A behavior that removes a sibling while it is removed is removed all the same")
  func removal() {
    let sibling = UIDynamicBehavior()
    parent.addChildBehavior(sibling)
    parent.addChildBehavior(child)
    child.whenMoved = { _ in self.parent.removeChildBehavior(sibling) }
    parent.removeChildBehavior(child)
    #expect(parent.childBehaviors.isEmpty && child.dynamicAnimator == nil && sibling.dynamicAnimator == nil)
  }
}

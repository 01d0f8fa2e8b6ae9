// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// When a group adopted an item, the animator discarded the references that behaviors had to the item. If the group was
/// then removed and another behavior referenced the item again, removing the first behavior also removed the item from
/// the second. After one of two groups with a common member was removed, the member could be added separately, although
/// it still belonged to the other group.
@MainActor @Suite(.uiKit) struct VainMentionTests {
  @Test func itemRemainsWhileAnyBehaviorReferencesIt() {
    let animator = UIDynamicAnimator()
    let items = [TestedItem(), TestedItem()]
    let first = UIGravityBehavior(items: [items[0]])
    let push = UIPushBehavior(items: [UIDynamicItemGroup(items: items)], mode: .continuous)
    let faults = Diagnostics.recording {
      animator.addBehavior(first)
      animator.addBehavior(push)
      animator.removeBehavior(push)
    }
    #expect(faults.map(\.kind) == ["groupMember"])
    animator.addBehavior(UIGravityBehavior(items: [items[0]]))
    #expect(animator.validate() == [])
    animator.removeBehavior(first)
    #expect(animator.validate() == [])
    animator.step(by: 0.5)
    #expect(items[0].center.y > 10 && items[1].center.y == 0)
    animator.removeAllBehaviors()
    #expect(animator.validate() == [] && animator.items(in: CGRect(x: -500, y: -500, width: 999, height: 999)).isEmpty)
  }

  @Test func memberOfTwoGroupsBelongsToRemainingGroup() {
    let animator = UIDynamicAnimator()
    let items = [TestedItem(), TestedItem(), TestedItem()]
    let groups = [UIDynamicItemGroup(items: [items[0], items[1]]), UIDynamicItemGroup(items: [items[1], items[2]])]
    let behaviors = groups.map { UIGravityBehavior(items: [$0]) }
    let faults = Diagnostics.recording {
      for behavior in behaviors { animator.addBehavior(behavior) }
      animator.removeBehavior(behaviors[1])
      animator.addBehavior(UIGravityBehavior(items: [items[1]]))
    }
    #expect(faults.map(\.kind) == ["groupMember", "groupMember"])
    #expect(animator.validate() == [])
  }
}

@MainActor private final class TestedItem: NSObject, UIDynamicItem {
  var center = CGPoint(x: 0, y: 0)
  var bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
  var transform = CGAffineTransform.identity
}

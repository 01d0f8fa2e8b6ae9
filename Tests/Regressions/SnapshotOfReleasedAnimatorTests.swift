// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A snapshot identified its animator by address. An animator created after the first was released often had the same
/// address, so it accepted the first animator's snapshot. If both animators had the same number of changes, the later
/// animator restored the first animator's entire world, including bodies without items and contacts of released items.
/// In the random test of animators, those bodies and contacts caused a trap.
@Suite(.oneApplication) @MainActor struct SnapshotOfReleasedAnimatorTests {
  private final class Box: NSObject, UIDynamicItem {
    var center: CGPoint
    var transform = CGAffineTransform.identity
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)

    init(x: CGFloat, y: CGFloat) {
      center = CGPoint(x: x, y: y)
    }
  }

  private func items() -> [Box] { (0..<3).map { Box(x: CGFloat($0) * 60, y: 20) } }

  private func animator(_ items: [any UIDynamicItem]) -> UIDynamicAnimator {
    let animator = UIDynamicAnimator()
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(UICollisionBehavior(items: items))
    animator.step(by: 0.1)
    return animator
  }

  @Test("An animator at the address of a released one rejects its snapshot", arguments: [3, 2])
  func address(count: Int) throws {
    var old: UIDynamicAnimator? = animator(items())
    let address = try ObjectIdentifier(#require(old))
    let snapshot = try #require(old?.snapshot())
    old = nil
    guard let new = object(at: address, { UIDynamicAnimator() }) else { return }
    let own = Array(items().prefix(count))
    new.addBehavior(UIGravityBehavior(items: own))
    new.addBehavior(UICollisionBehavior(items: own))
    new.step(by: 0.3)
    let (hash, places) = (new.stateHash, own.map(\.center))
    #expect(Diagnostics.recording { new.restore(snapshot) }.map(\.kind) == ["foreignSnapshot"])
    #expect(new.stateHash == hash && own.map(\.center) == places)
    #expect(new.validate() == [])
  }

  /// The ways to remove items from an animator.
  enum Path: String, CaseIterable {
    case behaviors, allBehaviors, item, forgotten, child, animator, view
  }

  @Test("Removed items leave nothing behind, alone or in a group, in contact and in motion", arguments: Path.allCases)
  func leave(path: Path) throws {
    var window: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    var animator: UIDynamicAnimator? = try UIDynamicAnimator(referenceView: #require(window))
    weak var view: UIView?
    weak var group: UIDynamicItemGroup?
    do {
      let card = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
      window?.addSubview(card)
      let pair = UIDynamicItemGroup(items: [Box(x: 120, y: 150), Box(x: 160, y: 150)])
      (view, group) = (card, pair)
      let gravity = UIGravityBehavior(items: [card, pair])
      let collision = UICollisionBehavior(items: [card, pair])
      collision.translatesReferenceBoundsIntoBoundary = true
      gravity.addChildBehavior(collision)
      gravity.addChildBehavior(UIAttachmentBehavior(item: card, attachedTo: pair))
      animator?.addBehavior(gravity)
      for _ in 0..<20 { animator?.step(by: 1.0 / 60) }
      #expect(animator?.validate() == [])
      let snapshot = animator?.snapshot()
      switch path {
      case .behaviors: animator?.removeBehavior(gravity)
      case .allBehaviors: animator?.removeAllBehaviors()
      case .item:
        for item: any UIDynamicItem in [card, pair] {
          gravity.removeItem(item)
          collision.removeItem(item)
        }
        for child in gravity.childBehaviors where child is UIAttachmentBehavior { gravity.removeChildBehavior(child) }
      case .forgotten: #expect(animator?.forgetItems { _ in true } == 2)
      case .child:
        for child in gravity.childBehaviors { gravity.removeChildBehavior(child) }
        animator?.removeBehavior(gravity)
      case .animator: animator = nil
      case .view: window = nil
      }
      #expect(animator?.validate() ?? [] == [])
      if path == .view {
        for _ in 0..<10 { animator?.step(by: 0.1) }
        #expect(animator?.validate() == [] && animator?.referenceView == nil)
        animator?.removeAllBehaviors()
      }
      // An earlier snapshot must not restore the items.
      if let snapshot, let animator {
        animator.restore(snapshot)
        #expect(animator.validate() == [])
      }
      card.removeFromSuperview()
    }
    #expect(view == nil && group == nil)
    #expect(animator?.items(in: CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)).isEmpty ?? true)
    animator?.step(by: 0.1)
    #expect(animator?.validate() ?? [] == [] && animator?.isRunning != true)
  }
}

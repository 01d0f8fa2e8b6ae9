// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A pendulum reported `contradictoryJoints` if its attachment was created at `.zero` and the anchor was set before the
/// attachment was added.
///
/// The default length was measured from the initial anchor when the attachment was created. The length is now measured
/// whenever the behavior joins an animator.
@Suite(.oneApplication) struct AttachmentLengthTests {
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 800))
  let animator: UIDynamicAnimator

  init() { animator = UIDynamicAnimator(referenceView: reference) }

  func view(_ x: Double, _ y: Double) -> UIView {
    let view = UIView(frame: CGRect(x: x - 20, y: y - 20, width: 40, height: 40))
    reference.addSubview(view)
    return view
  }

  @Test("A pendulum swings with the length measured when it is added")
  func pendulum() {
    let bob = view(300, 400)
    let rod = UIAttachmentBehavior(item: bob, attachedToAnchor: .zero)
    rod.anchorPoint = CGPoint(x: 400, y: 400)
    var lowest: CGFloat = 0
    let faults = Diagnostics.recording {
      animator.addBehavior(rod)
      #expect(rod.length == 100)
      animator.addBehavior(UIGravityBehavior(items: [bob]))
      for _ in 0..<120 {
        animator.step(by: 1.0 / 60)
        let x = bob.center.x - 400
        let y = bob.center.y - 400
        #expect(abs((x * x + y * y).squareRoot() - 100) < 0.05)
        lowest = max(lowest, y)
      }
    }
    #expect(faults.isEmpty, "\(faults)")
    #expect(lowest > 99)
  }

  @Test(
    "An attachment that is removed, moved and added again remeasures its length, but keeps an explicit one",
    arguments: [false, true])
  func again(isSet: Bool) {
    let first = view(100, 100)
    let second = view(200, 100)
    let link = UIAttachmentBehavior(
      item: first, offsetFromCenter: UIOffset(horizontal: 20, vertical: 0), attachedTo: second,
      offsetFromCenter: UIOffset(horizontal: -20, vertical: 0))
    if isSet { link.length = 30 }
    animator.addBehavior(link)
    #expect(link.length == (isSet ? 30 : 60))
    // Moving an end while attached does not update the length.
    second.center.x = 260
    animator.updateItem(usingCurrentState: second)
    #expect(link.length == (isSet ? 30 : 60))
    animator.removeBehavior(link)
    second.center.x = 300
    animator.addBehavior(link)
    #expect(link.length == (isSet ? 30 : 160))
    // The same applies to a child behavior.
    animator.removeBehavior(link)
    let parent = UIDynamicBehavior()
    parent.addChildBehavior(link)
    first.transform = CGAffineTransform(rotationAngle: .pi)
    animator.addBehavior(parent)
    #expect(abs(link.length - (isSet ? 30 : 200)) < 1e-9)
  }

  @Test("Ropes, nested views and groups are measured too")
  func others() {
    let inner = UIView(frame: CGRect(x: 100, y: 0, width: 300, height: 300))
    reference.addSubview(inner)
    let deep = UIView(frame: CGRect(x: 40, y: 80, width: 40, height: 40))
    inner.addSubview(deep)
    let rope = UIAttachmentBehavior.limitAttachment(
      with: deep, offsetFromCenter: .zero, attachedTo: view(160, 300), offsetFromCenter: .zero)
    animator.addBehavior(rope)
    #expect(rope.length == 200)
    let group = UIDynamicItemGroup(items: [view(500, 500), view(540, 500)])
    let hold = UIAttachmentBehavior(item: group, attachedToAnchor: .zero)
    hold.anchorPoint = CGPoint(x: 520, y: 350)
    animator.addBehavior(hold)
    #expect(hold.length == 150)
  }
}

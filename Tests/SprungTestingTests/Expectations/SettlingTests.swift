// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@Suite(.uiKit) @MainActor struct SettlingTests {
  private let box = CGRect(x: 0, y: 0, width: 50, height: 50)

  @Test func settledStageIsDetected() throws {
    let stage = try TestStage(.smallPhone) { BoxesController([box]) }
    let boxes = try stage.controller(BoxesController.self).boxes
    UIView.animate(withDuration: 0.5) { boxes[0].center.x = 200 }
    #expect(sentences { stage.expectSettled(within: 1) } == [])
    #expect(boxes[0].center.x == 200)
  }

  @Test func longerAnimationIsReported() throws {
    let stage = try TestStage(.smallPhone) { BoxesController([box]) }
    let boxes = try stage.controller(BoxesController.self).boxes
    UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) { boxes[0].center.x = 625 }
    #expect(
      sentences { stage.expectSettled(within: 1) } == [
        "something still moves after 1 s: an animation runs; in one more frame button \"Box 1\" moved by (1, 0) points"
      ])
  }

  @Test func animatorIsReportedWithItsItem() throws {
    let stage = try TestStage(.smallPhone) { BoxesController([box]) }
    let controller = try stage.controller(BoxesController.self)
    let animator = UIDynamicAnimator(referenceView: controller.view)
    animator.addBehavior(UIGravityBehavior(items: controller.boxes))
    let found = sentences { stage.expectSettled(within: 0.5) }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "something still moves after 0.5 s: UIView \"box-1\" is kept awake by its animator: falling; in one more frame button \"Box 1\" moved by (0, "
      ) == true, "\(found)")
  }

  @Test func displayLinksAndDelayedCallsAreReported() throws {
    let stage = try TestStage(.smallPhone) { BoxesController([box]) }
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    #expect(
      sentences { stage.expectSettled(within: 1) } == ["something still moves after 1 s: a display link is running"])
    link.invalidate()
    stage.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 30) {} }
    let found = sentences { stage.expectSettled(within: 1) }
    #expect(
      found.first?.hasPrefix("something still moves after 1 s: a delayed call or a sleeping task is due at 31.")
        == true,
      "\(found)")
  }
}

// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungHost
import SprungLayouts
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite("Demo: chat heads", .oneApplication) @MainActor
struct ChatHeadsTests {
  let host: HeadlessHost
  let finger: TestFinger
  let controller: ChatHeadsViewController

  init() {
    let made = ChatHeadsViewController()
    controller = made
    host = HeadlessHost(size: CGSize(width: 375, height: 667), scale: 2) { made }
    finger = TestFinger(on: host)
    finger.wait(0.2)
  }

  private var heads: [ChatHead] { controller.heads }
  private var lead: CGPoint { heads[0].center }
  private var target: CGPoint { controller.chain.target }

  private func settle() { #expect(finger.settle(within: 10)) }

  @Test("three heads initially rest at the right side, each slightly lower than the previous one")
  func first() {
    settle()
    #expect(heads.map { $0.name } == ["Ada", "Ben", "Cleo"])
    for (index, head) in heads.enumerated() {
      #expect(abs(head.center.x - 337) < 0.5 && abs(head.center.y - 200 - CGFloat(5 * index)) < 0.5, "\(head.center)")
    }
  }

  @Test(
    "heads released anywhere come to rest at the nearer side, upright and inside",
    arguments: [(60.0, 300.0), (180, 400), (195, 120), (330, 640), (20, 20)])
  func sides(x: Double, y: Double) {
    finger.drag(from: lead, to: CGPoint(x: x, y: y), over: 0.5)
    settle()
    #expect(lead.x == (x < 187.5 ? 38 : 337) || abs(lead.x - (x < 187.5 ? 38 : 337)) < 0.5, "\(lead)")
    for (index, head) in heads.enumerated() {
      #expect(abs(head.center.y - lead.y - CGFloat(5 * index)) < 0.5 && abs(head.center.x - lead.x) < 0.5)
      #expect(controller.view.bounds.contains(head.frame) && head.transform == .identity)
    }
  }

  @Test("a throw moves the heads to the other side")
  func thrown() {
    finger.flick(from: lead, to: CGPoint(x: lead.x - 120, y: lead.y + 40), over: 0.08)
    settle()
    #expect(abs(lead.x - 38) < 0.5 && lead.y > 220, "\(lead)")
  }

  @Test("heads follow the touch in order")
  func chain() {
    finger.down(lead)
    finger.move(to: CGPoint(x: lead.x - 15, y: lead.y), over: 0.1)
    finger.move(to: CGPoint(x: 150, y: 200), over: 0.15)
    // The faster the chain is dragged, the more it lags, and each head lags more than the previous one.
    let xs = heads.map { $0.center.x }
    #expect(xs[0] < xs[1] - 5 && xs[1] < xs[2] - 5, "\(xs)")
    finger.wait(1.5)
    #expect(abs(lead.x - 150) < 0.5 && abs(lead.y - 200) < 0.5, "\(lead)")
    #expect(heads.allSatisfy { abs($0.center.x - lead.x) < 0.5 })
    #expect(controller.chain.links.count == 2)
    finger.up()
  }

  @Test("the target's field pulls a head near it from the touch, and a head released there is removed")
  func dropped() {
    let first = heads[0]
    finger.down(lead)
    finger.move(to: CGPoint(x: target.x, y: target.y - 200), over: 0.3)
    finger.wait(1)
    #expect(controller.targetView.alpha == 1 && !controller.targetView.isMarked)
    #expect(abs(lead.y - (target.y - 200)) < 1)
    finger.move(to: CGPoint(x: target.x + 40, y: target.y - 40), over: 0.3)
    finger.wait(1)
    #expect(controller.targetView.isMarked)
    #expect(abs(lead.x - target.x) < 25 && abs(lead.y - target.y) < 25, "\(lead)")
    finger.up()
    settle()
    #expect(heads.map { $0.name } == ["Ben", "Cleo"] && first.superview == nil)
    #expect(controller.chain.links.count == 1 && controller.targetView.alpha == 0)
    #expect(lead.x == 38 || abs(lead.x - 337) < 0.5 || abs(lead.x - 38) < 0.5, "\(lead)")
    #expect(heads[0].isUserInteractionEnabled && heads[0].isAccessibilityElement)
  }

  @Test("a head released beside the target is not removed")
  func missed() {
    finger.drag(from: lead, to: CGPoint(x: target.x - 120, y: target.y), over: 0.5)
    settle()
    #expect(heads.count == 3)
  }

  @Test("a new head leads, at most five exist, and all can be closed")
  func adding() {
    for _ in 0..<4 {
      controller.addHead()
      finger.wait(0.3)
    }
    #expect(heads.map { $0.name } == ["Eva", "Dan", "Ada", "Ben", "Cleo"] && !controller.addButton.isEnabled)
    settle()
    #expect(heads.allSatisfy { controller.view.bounds.contains($0.frame) })
    for _ in 0..<6 {
      controller.closeFirst()
      finger.wait(0.1)
    }
    settle()
    #expect(heads.isEmpty && !controller.closeButton.isEnabled && controller.addButton.isEnabled)
    #expect(controller.view.subviews.allSatisfy { !($0 is ChatHead) })
    controller.addHead()
    settle()
    #expect(heads.count == 1 && abs(lead.x - 337) < 0.5)
  }

  @Test("a behavior throws the heads to the other side")
  func moved() throws {
    for x in [38.0, 337] {
      #expect(controller.chain.throwToOtherSide())
      settle()
      #expect(abs(lead.x - x) < 0.5)
    }
  }

  @Test("a tap or press on the first head opens its chat beside it, and closes it")
  func chats() {
    settle()
    #expect(controller.chat.isHidden)
    finger.tap(lead)
    settle()
    let chat = controller.chat
    #expect(!chat.isHidden && chat.alpha == 1 && chat.frame.maxX < lead.x - 30 && chat.frame.minX > 0)
    #expect(abs(chat.frame.midY - lead.y) < 2)
    finger.tap(lead)
    #expect(chat.isHidden)
    #expect(heads[0].accessibilityActivate() && !chat.isHidden)
    // The chat closes when the heads move.
    finger.drag(from: lead, to: CGPoint(x: 160, y: 400), over: 0.4)
    #expect(chat.isHidden)
  }

  @Test("a screen without heads shows a hint")
  func empty() {
    for _ in 0..<5 { controller.closeFirst() }
    settle()
    #expect(heads.isEmpty)
    let advice = controller.view.subviews.compactMap { $0 as? UILabel }.first
    #expect(advice?.text == "Press New chat to begin" && advice?.isHidden == false)
    controller.addHead()
    #expect(advice?.isHidden == true)
  }

  @Test("the heads move to the side of a screen of a different size")
  func resized() {
    settle()
    host.send(InputEvent(.resize, x: 600, y: 500, a: 2, milliseconds: host.milliseconds))
    settle()
    #expect(abs(lead.x - 562) < 0.5, "\(lead)")
    #expect(target == CGPoint(x: 300, y: 410) && controller.targetView.center == target)
  }
}

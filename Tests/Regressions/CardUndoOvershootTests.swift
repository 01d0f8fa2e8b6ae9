// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A card that was called back overshot so far that the stamp of the other decision appeared; and one that was released
/// while it moved stopped dead, because a finger moves it without giving it a velocity.
///
/// It returned by the same loose snap as a card that is released near its rest point: from 600 points away an overshoot
/// of a tenth is 60 points. Cards are called back by a snap without overshoot, and during the return stamps only fade.
/// A released card adopts the velocity of the finger.
@Suite(.oneApplication) @MainActor struct CardUndoOvershootTests {
  @Test("a card that is called back shows only the stamp of its own side", arguments: [true, false], [0.05, 0.2, 3.0])
  func undo(isLiked: Bool, seconds: Double) throws {
    let controller = CardSwipeViewController()
    let host = HeadlessHost(size: CGSize(width: 375, height: 667), scale: 2) { controller }
    let finger = TestFinger(on: host)
    let card = try #require(controller.stack.topCard)
    controller.stack.decide(isLiked: isLiked)
    finger.wait(seconds)
    #expect(controller.stack.undo())
    var (most, beyond): (CGFloat, CGFloat) = (0, 0)
    for _ in 0..<240 {
      finger.wait(1.0 / 60)
      most = max(most, (isLiked ? card.nopeLabel : card.likeLabel).alpha)
      beyond = max(beyond, isLiked ? 187.5 - card.center.x : card.center.x - 187.5)
    }
    #expect(most == 0 && beyond < 2, "\(most), \(beyond) points beyond")
    #expect(card.center == CGPoint(x: 187.5, y: 300.5))
  }

  @Test("a card that is let go while it moves inwards swings beyond, without the other stamp")
  func letGo() throws {
    let controller = CardSwipeViewController()
    let host = HeadlessHost(size: CGSize(width: 375, height: 667), scale: 2) { controller }
    let finger = TestFinger(on: host)
    let card = try #require(controller.stack.topCard)
    finger.down(CGPoint(x: 187, y: 300))
    finger.move(to: CGPoint(x: 287, y: 300), over: 0.3)
    finger.move(to: CGPoint(x: 203, y: 300), over: 0.14)
    finger.up()
    var most: CGFloat = 0
    var lowest: CGFloat = 187
    for _ in 0..<180 {
      finger.wait(1.0 / 60)
      most = max(most, card.nopeLabel.alpha)
      lowest = min(lowest, card.center.x)
    }
    #expect(most == 0 && lowest < 180, "\(most), \(lowest)")
  }
}

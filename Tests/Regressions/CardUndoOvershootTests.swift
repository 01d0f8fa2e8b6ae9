// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// After an undo, a card overshot so far that the stamp of the opposite decision appeared. A card released during a
/// drag stopped abruptly, because a drag moves the card without giving it a velocity.
///
/// An undone card used the same underdamped snap as a card released near its rest position. From 600 points away, an
/// overshoot of a tenth is 60 points. Undo now uses a snap without overshoot, and stamps only fade out while the card
/// returns. A released card adopts the velocity of the touch.
@Suite(.oneApplication) @MainActor struct CardUndoOvershootTests {
  @Test("an undone card shows only the stamp of its own side", arguments: [true, false], [0.05, 0.2, 3.0])
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

  @Test("a card released while moving inward swings past the center without showing the opposite stamp")
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

// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// A dragged view jumped when a second touch began or ended, because it followed the location of the pan, which is the
/// center of its touches. The view now follows the translation, which is not affected when touches begin or end.
@Suite(.oneApplication) @MainActor struct SecondFingerJumpTests {
  @Test("a second touch that begins and ends does not move the view dragged by the first", arguments: 0..<3)
  func comesAndGoes(demo index: Int) throws {
    let demo = try #require(Gallery.demo(named: ["flick-to-dismiss", "sticky-corners", "chat-heads"][index]))
    let controller = demo.makeController()
    let finger = TestFinger(on: HeadlessHost(size: demo.size, scale: 2) { controller })
    finger.wait(0.2)
    let view: UIView
    if let page = controller as? FlickToDismissViewController {
      view = page.photoView
    } else if let corners = controller as? StickyCornersViewController {
      view = corners.box
    } else {
      view = try #require(controller as? ChatHeadsViewController).heads[0]
    }
    let start = view.center
    let aside = CGPoint(x: start.x - 40, y: start.y - 40)
    finger.down(start, identifier: 1)
    finger.move(to: aside, over: 0.2, identifier: 1)
    finger.wait(0.5)
    let pan = try #require(view.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }.first)
    let location = pan.location(in: controller.view)
    let before = view.center
    func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat { hypot(first.x - second.x, first.y - second.y) }
    // The chat head is small, so the second touch begins off-center.
    finger.down(CGPoint(x: before.x + 20, y: before.y + 8), identifier: 2)
    finger.wait(0.3)
    #expect(pan.numberOfTouches == 2 && distance(pan.location(in: controller.view), location) > 5)
    #expect(distance(view.center, before) < 2, "\(before) \(view.center)")
    finger.up(identifier: 2)
    finger.wait(0.3)
    #expect(distance(view.center, before) < 2, "\(before) \(view.center)")
    finger.move(to: CGPoint(x: aside.x - 30, y: aside.y), over: 0.2, identifier: 1)
    finger.wait(0.5)
    #expect(abs(view.center.x - before.x + 30) < 3 && abs(view.center.y - before.y) < 3, "\(before) \(view.center)")
    finger.up(identifier: 1)
    #expect(finger.settle(within: 5))
  }
}

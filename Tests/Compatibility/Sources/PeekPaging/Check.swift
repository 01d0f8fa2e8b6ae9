// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor private final class Listener: PeekPagingDelegate {
  var pages: [Int] = []
  func peekPaging(_ controller: PeekViewController, didShow page: Int) { pages.append(page) }
}

@MainActor public func check(_ check: Check) {
  let controller = PeekViewController()
  let listener = Listener()
  controller.delegate = listener
  check.show { controller }
  let view = controller.collectionView
  check.expect(view.contentSize.width, is: 8 * 260 + 7 * 10 + 60, "the content's width")
  func turn(from: CGFloat, to: CGFloat, over seconds: Double) {
    check.finger.flick(from: CGPoint(x: from, y: 200), to: CGPoint(x: to, y: 200), over: seconds)
    check.expect(check.settle(), "it comes to rest")
  }
  turn(from: 300, to: 20, over: 0.1)
  check.expect(view.contentOffset.x, is: 270, "one page after a hard flick")
  turn(from: 200, to: 130, over: 0.08)
  check.expect(view.contentOffset.x, is: 540, "one page after a short flick")
  // If the touch is held still before release, a drag by 40 of 270 points returns to the same page.
  check.finger.down(CGPoint(x: 200, y: 200))
  check.finger.move(to: CGPoint(x: 150, y: 200), over: 0.3)
  check.wait(0.5)
  check.finger.up()
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.x, is: 540, "the same page after a slow drag")
  turn(from: 30, to: 200, over: 0.1)
  check.expect(view.contentOffset.x, is: 270, "one page back")
  turn(from: 30, to: 200, over: 0.1)
  turn(from: 30, to: 200, over: 0.1)
  check.expect(view.contentOffset.x, is: 0, "the first page")
  check.expect(listener.pages == [1, 2, 2, 1, 0, 0], "the delegate hears of \(listener.pages)")
  check.expect(controller.pageControl.currentPage == 0, "the dots")
  let cells = view.visibleCells.map(\.frame.minX).sorted()
  check.expect(cells == [30, 300], "a page and the rim of the next: \(cells)")
}

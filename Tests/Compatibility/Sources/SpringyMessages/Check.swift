// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let layout = SpringyMessagesLayout()
  let controller = SpringyMessagesController(collectionViewLayout: layout)
  check.show { controller }
  let view = controller.collectionView!
  check.expect(view.contentSize.height, is: 100 * 40 + 99 * 10, "the content's height")
  // Rows 0 to 13 start above 668 points.
  check.expect(layout.springCount == 14, "a spring for each row near the screen: \(layout.springCount)")
  func middle(_ item: Int) -> CGFloat { view.cellForItem(at: IndexPath(item: item, section: 0))?.center.y ?? .nan }
  check.expect(middle(3), is: 170, "a row at rest")
  check.finger.down(CGPoint(x: 160, y: 400))
  check.finger.move(to: CGPoint(x: 160, y: 340), over: 0.2)
  check.expect(layout.isRunning, "the springs move")
  // Scrolling down pushes rows; rows far from the touch are pushed more strongly.
  let (near, far) = (middle(8) - 420, middle(2) - 120)
  check.expect(far > near && far > 2, "far from the finger a row lags by \(far), near it by \(near)")
  check.finger.up()
  check.expect(check.settle(), "it comes to rest")
  check.expect(!layout.isRunning, "the springs are at rest")
  for cell in view.visibleCells {
    let item = view.indexPath(for: cell)!.item
    check.expect(cell.center.y, is: CGFloat(item) * 50 + 20, within: 0.5, "row \(item) at rest")
  }
  check.finger.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 150), over: 0.1)
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.y > 600, "it scrolled to \(view.contentOffset.y)")
  for cell in view.visibleCells {
    let item = view.indexPath(for: cell)!.item
    check.expect(cell.center.y, is: CGFloat(item) * 50 + 20, within: 0.5, "row \(item) after the flick")
  }
}

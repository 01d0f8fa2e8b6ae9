// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = StoreFrontViewController()
  check.show { controller }
  guard let view = controller.collectionView else { return }
  let width = view.bounds.width
  // The heights are 200 for the banners, 20, 44 for a headline, 210 for the row with margins of 10, 20, 44 for a
  // headline, and 100 for each of 20 lines.
  check.expect(view.contentSize.height, is: 200 + 20 + 44 + 210 + 20 + 44 + 2000, "the content's height")
  let banner = view.cellForItem(at: IndexPath(item: 0, section: 0))
  check.expect(banner?.transform.a ?? 0, is: 1, "the banner in the middle is not scaled")
  check.expect(
    view.indexPathForItem(at: CGPoint(x: width / 2, y: 100)) == IndexPath(item: 0, section: 0),
    "the first banner is in the middle")
  check.finger.flick(from: CGPoint(x: width * 0.7, y: 100), to: CGPoint(x: width * 0.3, y: 100), over: 0.15)
  check.expect(check.settle(), "the banners come to rest")
  check.expect(
    view.indexPathForItem(at: CGPoint(x: width / 2, y: 100)) == IndexPath(item: 1, section: 0),
    "the next banner is in the middle")
  check.expect(
    view.cellForItem(at: IndexPath(item: 1, section: 0))?.transform.a ?? 0, is: 1, within: 0.01,
    "the next banner is not scaled")
  check.expect(view.contentOffset.y, is: 0, "the store itself did not scroll")
  // The row begins at 220 + 44 + 10, and its items are 90 points high.
  check.finger.tap(CGPoint(x: 60, y: 300))
  _ = check.settle()
  check.expect(controller.selected == [IndexPath(item: 0, section: 1)], "a tap selects an app")
}

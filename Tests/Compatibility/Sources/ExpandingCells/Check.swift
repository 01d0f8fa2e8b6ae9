// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = FeaturedViewController(collectionViewLayout: FeaturedLayout())
  check.show { controller }
  let view = controller.collectionView!
  func cell(_ item: Int) -> FeaturedCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? FeaturedCell }
  check.expect(view.contentSize.height, is: 19 * 100 + 568, "the content's height")
  check.expect(cell(0)?.frame, is: CGRect(x: 0, y: 0, width: 320, height: 240), "the featured row")
  check.expect(cell(2)?.frame, is: CGRect(x: 0, y: 320, width: 320, height: 80), "the third row")
  check.expect(cell(0)?.shade.alpha ?? 1, is: 0, "the featured row is bright")
  check.expect(cell(1)?.shade.alpha ?? 1, is: 0.75, "the second row is dark")
  view.contentOffset.y = 350
  check.frames(1)
  // Half of the fourth row is off the screen, and the fifth row has grown by half of the difference.
  check.expect(cell(3)?.frame, is: CGRect(x: 0, y: 230, width: 320, height: 240), "the row that goes out")
  check.expect(cell(4)?.frame, is: CGRect(x: 0, y: 470, width: 320, height: 160), "the row that grows")
  check.expect(cell(4)?.shade.alpha ?? 1, is: 0.375, "it is half bright")
  check.expect(cell(2) == nil, "rows above are gone")
  view.contentOffset.y = 300
  check.frames(1)
  // The fifth row starts at 240 on screen, and the sixth at 320.
  check.finger.tap(CGPoint(x: 160, y: 340))
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.y, is: 500, "the row that was chosen")
  check.expect(cell(5)?.frame.height ?? 0, is: 240, "its height")
  check.finger.flick(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 330), over: 0.15)
  check.expect(check.settle(), "it comes to rest")
  let rows = view.contentOffset.y / 100
  check.expect(rows >= 6, "the flick leads further, to \(rows)")
  check.expect(rows, is: rows.rounded(), within: 0.006, "whole rows at rest")
}

// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = StretchyHeaderViewController(collectionViewLayout: StretchyHeaderLayout())
  check.show { controller }
  let view = controller.collectionView!
  check.expect(view.contentSize.height, is: 240 + 32 + 18 * 50 + 17 * 10, "the content's height")
  check.expect(controller.header?.frame, is: CGRect(x: 0, y: 0, width: 320, height: 240), "the header at rest")
  check.finger.down(CGPoint(x: 160, y: 300))
  check.finger.move(to: CGPoint(x: 160, y: 460), over: 0.4)
  let pulled = -view.contentOffset.y
  check.expect(pulled > 40 && pulled < 140, "the rubber band gives way, by \(pulled)")
  check.frames(1)
  check.expect(
    controller.header?.frame, is: CGRect(x: 0, y: -pulled, width: 320, height: 240 + pulled), "the header stretched")
  check.expect(controller.header?.imageView.frame.height ?? 0, is: 240 + pulled, within: 0.5, "the picture stretched")
  check.expect(controller.header?.titleBottom ?? 0, is: 224 + pulled, within: 0.5, "the title's lower edge")
  check.expect(
    view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame, is: CGRect(x: 16, y: 256, width: 288, height: 50),
    "the first cell stays")
  check.finger.up()
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.y, is: 0, within: 0.5, "it springs back")
  check.expect(controller.header?.frame, is: CGRect(x: 0, y: 0, width: 320, height: 240), "the header afterwards")
  view.contentOffset.y = 100
  check.frames(1)
  check.expect(controller.header?.frame, is: CGRect(x: 0, y: 0, width: 320, height: 240), "scrolled, it goes along")
}

// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ParallaxViewController()
  check.show { controller }
  let view = controller.collectionView!
  func shift(_ item: Int) -> CGFloat {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) as? ParallaxCell else { return .nan }
    return cell.picture.center.y - cell.contentView.bounds.midY
  }
  check.expect(view.contentSize.height, is: 30 * 142, "the content's height")
  // 568 / 142 is four rows. The centers of the first two rows are 213 and 71 points above the center of the screen,
  // which is at 284.
  check.expect(shift(0), is: 22.5, within: 0.5, "the first picture")
  check.expect(shift(1), is: 7.5, within: 0.5, "the second picture")
  check.expect(shift(3), is: -22.5, within: 0.5, "the fourth picture")
  let picture = (view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ParallaxCell)?.picture
  check.expect(picture?.bounds.height ?? 0, is: 202, within: 0.5, "the picture's height")
  view.contentOffset.y = 142
  check.frames(1)
  check.expect(shift(1), is: 22.5, within: 0.5, "a row further, the second picture")
  check.finger.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 300), over: 0.1)
  var previous = shift(4)
  for _ in 0..<6 {
    check.frames(1)
    let now = shift(4)
    if now.isNaN { break }
    check.expect(now >= previous, "going up, a picture moves down in its row")
    previous = now
  }
  check.expect(check.settle(), "it comes to rest")
  for cell in view.visibleCells.compactMap({ $0 as? ParallaxCell }) {
    let expected = max(-30, min(30, (view.bounds.midY - cell.center.y) / 284 * 30))
    check.expect(cell.picture.center.y - 71, is: expected, within: 0.5, "a picture at rest")
  }
}

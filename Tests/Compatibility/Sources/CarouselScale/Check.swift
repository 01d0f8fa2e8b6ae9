// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = CarouselViewController()
  check.show { controller }
  let view = controller.collectionView
  check.expect(view.contentSize.width, is: 85 * 2 + 12 * 150 + 11 * 40, "the content's width")
  check.expect(
    view.cellForItem(at: IndexPath(item: 0, section: 0))?.transform.a ?? 0, is: 1.3, "the middle card's scale")
  check.finger.flick(from: CGPoint(x: 260, y: 250), to: CGPoint(x: 120, y: 250), over: 0.15)
  check.expect(check.settle(), "it comes to rest")
  let step = (view.contentOffset.x / 190).rounded()
  check.expect(step >= 1, "the flick leads to another card")
  check.expect(view.contentOffset.x, is: step * 190, within: 0.6, "the offset at rest")
}

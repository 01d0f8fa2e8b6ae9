// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = StickyViewController()
  check.show { controller }
  let view = controller.collectionView!
  // A section consists of a 40-point header, 6 rows of 50 points and 5 spaces of 10.
  check.expect(view.contentSize.height, is: 5 * (40 + 6 * 50 + 5 * 10), "the content's height")
  view.contentOffset = CGPoint(x: 0, y: 200)
  check.frames(1)
  let kind = UICollectionView.elementKindSectionHeader
  let first = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
  check.expect(first?.frame, is: CGRect(x: 0, y: 200, width: 320, height: 40), "the header that sticks")
  view.contentOffset = CGPoint(x: 0, y: 370)
  check.frames(1)
  check.expect(first?.frame, is: CGRect(x: 0, y: 350, width: 320, height: 40), "the header that is pushed away")
}

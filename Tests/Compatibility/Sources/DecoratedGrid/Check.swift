// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = DecoratedViewController(collectionViewLayout: SectionBackgroundLayout())
  check.show { controller }
  let view = controller.collectionView!
  func grounds() -> [UIView] {
    view.subviews.filter { $0 is SectionBackgroundView }.sorted { $0.frame.minY < $1.frame.minY }
  }
  // A 300-point row has three 90-point cells. Sections of 7, 8, 9, 10 and 11 cells have 3, 3, 3, 4 and 4 rows: 290 or
  // 390 points, plus insets of 25 and 20.
  check.expect(view.contentSize.height, is: 315 + 310 + 310 + 410 + 410, "the content's height")
  check.expect(grounds().count == 2, "two grounds are in view, not \(grounds().count)")
  check.expect(grounds().first?.frame, is: CGRect(x: 0, y: 0, width: 320, height: 315), "the first ground")
  check.expect(grounds().last?.frame, is: CGRect(x: 0, y: 315, width: 320, height: 310), "the second ground")
  check.expect(grounds().map(\.backgroundColor) == [.red, .green], "their colors")
  let order = view.subviews
  let highest = order.lastIndex { $0 is SectionBackgroundView } ?? -1
  let lowest = order.firstIndex { $0 is UICollectionViewCell } ?? -1
  check.expect(highest < lowest, "the grounds lie below the cells")
  view.contentOffset.y = 940
  check.frames(1)
  check.expect(grounds().map(\.backgroundColor) == [.yellow, .orange], "the colors further down")
  check.expect(grounds().first?.frame, is: CGRect(x: 0, y: 935, width: 320, height: 410), "the fourth ground")
  controller.colors[3] = .purple
  controller.collectionViewLayout.invalidateLayout()
  check.frames(1)
  check.expect(grounds().first?.backgroundColor == .purple, "another color after an invalidation")
}

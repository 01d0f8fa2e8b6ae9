// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = RowsViewController(collectionViewLayout: UICollectionViewFlowLayout())
  check.show { controller }
  let view = controller.collectionView!
  func row(_ item: Int) -> RowCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? RowCell }
  check.expect(view.contentSize.height, is: 20 * 120 + 19 * 10, "the rows' height")
  check.expect(row(2)?.frame, is: CGRect(x: 0, y: 260, width: 320, height: 120), "the third row")
  check.expect(row(2)?.collectionView.frame, is: CGRect(x: 0, y: 0, width: 320, height: 120), "what scrolls in it")
  check.expect(row(2)?.collectionView.contentSize.width ?? 0, is: 30 + 12 * 100 + 11 * 10, "its content's width")
  let inner = row(2)?.collectionView
  check.finger.flick(from: CGPoint(x: 250, y: 320), to: CGPoint(x: 100, y: 320), over: 0.15)
  check.expect(check.settle(), "it comes to rest")
  let offset = inner?.contentOffset.x ?? 0
  check.expect(offset > 150, "the row scrolled, to \(offset)")
  check.expect(view.contentOffset.y, is: 0, "the rows did not")
  check.expect(row(1)?.collectionView.contentOffset.x ?? 1, is: 0, "nor did another row")
  check.finger.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 165, y: 100), over: 0.1)
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.y > 400 && row(2) == nil, "the rows scrolled, to \(view.contentOffset.y)")
  for item in view.indexPathsForVisibleItems.map(\.item) {
    check.expect(row(item)?.collectionView.contentOffset.x ?? 1, is: 0, "row \(item), which has a cell of another")
  }
  view.setContentOffset(.zero, animated: true)
  check.expect(check.settle(), "it comes to rest")
  check.expect(row(2)?.collectionView.contentOffset.x ?? 0, is: offset, "the row has its offset again")
  // The second item of the first row starts at 15 + 110 = 125.
  check.finger.tap(CGPoint(x: 150, y: 60))
  check.expect(controller.selections == [IndexPath(item: 1, section: 0)], "the selection: \(controller.selections)")
  check.expect(RowCell.reuseIdentifier == "RowCell", "the identifier is \(RowCell.reuseIdentifier)")
}

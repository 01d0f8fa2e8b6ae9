// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = WaterfallViewController()
  check.show { controller }
  let view = controller.collectionView!
  func frame(_ item: Int, _ section: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
  check.expect(view.contentOffset.y, is: -20, "the offset at first")
  // Columns are 150 points wide, and the first section begins at 50. The heights with padding are 100, 150, 200, 100
  // and 50.
  check.expect(frame(0, 0), is: CGRect(x: 6, y: 56, width: 138, height: 88), "photo 0")
  check.expect(frame(1, 0), is: CGRect(x: 156, y: 56, width: 138, height: 138), "photo 1")
  check.expect(frame(2, 0), is: CGRect(x: 6, y: 156, width: 138, height: 188), "photo 2")
  check.expect(frame(3, 0), is: CGRect(x: 156, y: 206, width: 138, height: 88), "photo 3")
  check.expect(frame(4, 0), is: CGRect(x: 156, y: 306, width: 138, height: 38), "photo 4")
  // The first section ends at 350 in both columns.
  let header = view.supplementaryView(
    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
  check.expect(header?.frame, is: CGRect(x: 0, y: 350, width: 300, height: 50), "the second header")
  check.expect(frame(2, 1), is: CGRect(x: 6, y: 466, width: 138, height: 48), "the first photo of the second line")
  // The section's photos begin at 520 + 50. The section has ten photos of each height: 62, 82, 102 and 122.
  check.expect(view.contentSize.width, is: 300, "the content's width")
  let last = (0..<40).compactMap { frame($0, 2)?.maxY }.max() ?? 0
  check.expect(view.contentSize.height, is: last + 6, "the content's height")
  view.contentOffset.y = 10_000
  check.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 230), over: 0.2)
  check.settle()
  check.expect(view.contentOffset.y, is: view.contentSize.height + 10 - 568, within: 0.6, "the last offset")
  let before = view.contentSize.height
  (view.collectionViewLayout as? WaterfallLayout)?.columns = 3
  check.frames(2)
  check.expect(frame(1, 0), is: CGRect(x: 106, y: 56, width: 88, height: 138), "photo 1 in three columns")
  check.expect(view.contentSize.height < before, "three columns are shorter")
}

// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let tiles: [MosaicLayout.Tile] = [.big, .small, .tall, .small, .wide, .big, .small]
  let layout = MosaicLayout { tiles[$0.item % tiles.count] }
  let source = MosaicDataSource(count: 70)
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
  view.contentInsetAdjustmentBehavior = .never
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  view.dataSource = source
  check.show(view)
  // Cells are (320 - 12) / 4 = 77 points wide, and 81 points apart.
  func expect(_ item: Int, _ column: CGFloat, _ row: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    check.expect(
      view.cellForItem(at: IndexPath(item: item, section: 0))?.frame,
      is: CGRect(x: column * 81, y: row * 81, width: width * 81 - 4, height: height * 81 - 4), "tile \(item)")
  }
  expect(0, 0, 0, 2, 2)
  expect(1, 2, 0, 1, 1)
  expect(2, 3, 0, 1, 2)
  expect(3, 2, 1, 1, 1)
  expect(4, 0, 2, 2, 1)
  expect(5, 2, 2, 2, 2)
  expect(6, 0, 3, 1, 1)
  // Ten times 4 + 1 + 2 + 1 + 2 + 4 + 1 is 150 cells: 37.5 rows of four, with no gaps except at the end.
  check.expect(view.contentSize.height, is: layout.collectionViewContentSize.height, "the content's height")
  check.expect(view.contentSize.height >= 38 * 81 - 4, "all cells have room in \(view.contentSize.height)")
  let prepared = layout.preparations
  check.finger.flick(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 100), over: 0.1)
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.y > 400, "it scrolled to \(view.contentOffset.y)")
  check.expect(layout.preparations == prepared, "scrolling does not prepare")
  for cell in view.visibleCells {
    check.expect(cell.frame.intersects(view.bounds), "a visible cell at \(cell.frame) is in \(view.bounds)")
  }
  let expected = layout.layoutAttributesForElements(in: view.bounds)?.count
  check.expect(view.visibleCells.count == expected, "as many cells as tiles in view")
  view.bounds.size.width = 240
  check.frames(2)
  check.expect(layout.preparations == prepared + 1, "another width prepares once")
  check.expect(view.contentSize.width, is: 240, "the width after")
}

// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = HexagonViewController(collectionViewLayout: HexagonLayout())
  check.show { controller }
  let view = controller.collectionView!
  func cell(_ item: Int) -> HexagonCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? HexagonCell }
  // Three and a half hexagons, each 80 points wide, fit in 320 points. 40 hexagons form 14 rows that are 72 points
  // apart.
  check.expect(view.contentSize.width, is: 280, "the content's width")
  check.expect(view.contentSize.height, is: 13 * 72 + 96, "the content's height")
  check.expect(cell(1)?.frame, is: CGRect(x: 80, y: 0, width: 80, height: 96), "in the first row")
  check.expect(cell(4)?.frame, is: CGRect(x: 120, y: 72, width: 80, height: 96), "in the second row")
  // Rows 0 to 7 start above 568.
  check.expect(view.visibleCells.count == 24, "eight rows are in view: \(view.visibleCells.count)")
  check.expect(cell(4)?.path.contains(CGPoint(x: 40, y: 48)) == true, "the middle is inside")
  check.expect(cell(4)?.path.contains(CGPoint(x: 5, y: 5)) == false, "a corner is not")
  check.finger.tap(CGPoint(x: 160, y: 120))
  check.finger.tap(CGPoint(x: 120, y: 48))
  check.expect(controller.selected == [4, 1], "taps in the middle: \(controller.selected)")
  view.contentOffset.y = 400
  check.frames(1)
  for cell in view.visibleCells { check.expect(cell.frame.intersects(view.bounds), "a cell at \(cell.frame)") }
  // Rows 5 (360 to 456) to 13 are between 400 and 968; row 4 ends at 384.
  check.expect(view.visibleCells.count == 25, "eight rows of three and the last one: \(view.visibleCells.count)")
}

// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = SpreadsheetViewController()
  check.show { controller }
  let view = controller.collectionView!
  check.expect(view.contentSize.width, is: 660, "the content's width")
  check.expect(view.contentSize.height, is: 50 * 44, "the content's height")
  func cell(_ row: Int, _ column: Int) -> UICollectionViewCell? {
    view.cellForItem(at: IndexPath(item: column, section: row))
  }
  check.expect(cell(2, 4) == nil && cell(2, 3)?.frame.minX == 280, "columns of 60 100 120 80 on 320 points")
  view.contentOffset = CGPoint(x: 130, y: 300)
  check.frames(1)
  check.expect(cell(0, 0)?.frame, is: CGRect(x: 130, y: 300, width: 60, height: 44), "the corner")
  check.expect(cell(0, 2)?.frame, is: CGRect(x: 160, y: 300, width: 120, height: 44), "a title of a column")
  check.expect(cell(9, 0)?.frame, is: CGRect(x: 130, y: 396, width: 60, height: 44), "a title of a row")
  check.expect(cell(9, 2)?.frame, is: CGRect(x: 160, y: 396, width: 120, height: 44), "a value")
  // The corner is in front of the titles, and the titles are in front of the values.
  let order = view.subviews
  func place(_ row: Int, _ column: Int) -> Int { order.firstIndex { $0 === cell(row, column) } ?? -1 }
  check.expect(place(0, 0) > place(0, 2), "the corner is above the titles")
  check.expect(place(0, 2) > place(9, 2) && place(9, 0) > place(9, 2), "titles are above the values")
  view.contentOffset = CGPoint(x: 300, y: 2000)
  check.finger.drag(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 50, y: 100), over: 0.3)
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.x, is: 340, within: 0.5, "without bouncing: the offset's x")
  check.expect(view.contentOffset.y, is: 2200 - 568, within: 0.5, "without bouncing: the offset's y")
  let label = (cell(49, 6) as? ContentCell)?.contentLabel
  check.expect(label?.text == "49/6", "the last value is \(label?.text ?? "missing")")
  check.expect(label?.center.x ?? 0, is: 40, within: 0.6, "the label is in the middle")
}

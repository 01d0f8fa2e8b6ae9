// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = MonthViewController(from: Month(year: 2023, month: 11), count: 14)
  check.show { controller }
  let view = controller.collectionView!
  // November 2023 begins on a Wednesday: 2 blanks and 30 days occupy 5 weeks. February 2024 has 29 days after 3 blanks.
  check.expect(view.numberOfItems(inSection: 0) == 32, "November has 32 cells, not \(view.numberOfItems(inSection: 0))")
  check.expect(view.numberOfItems(inSection: 3) == 32, "February has 32 cells, not \(view.numberOfItems(inSection: 3))")
  // A week of 44-point days is 308 points wide.
  check.expect(
    view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame, is: CGRect(x: 94, y: 30, width: 44, height: 40),
    "November 1st")
  check.expect(
    view.cellForItem(at: IndexPath(item: 31, section: 0))?.frame,
    is: CGRect(x: 138, y: 30 + 4 * 41, width: 44, height: 40), "November 30th")
  // A month of 5 weeks is 30 + 5 * 40 + 4 + 8 = 242 points tall. December begins on a Friday: 4 + 31 cells fill 5
  // weeks.
  let header = view.layoutAttributesForSupplementaryElement(
    ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 2))
  check.expect(header?.frame, is: CGRect(x: 0, y: 484, width: 320, height: 30), "January's header")
  view.setContentOffset(CGPoint(x: 0, y: 230), animated: false)
  check.frames(1)
  let first = view.supplementaryView(
    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
  let second = view.supplementaryView(
    forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
  check.expect(first?.frame.minY ?? 0, is: 212, "the header that the next one pushes away")
  check.expect(second?.frame.minY ?? 0, is: 242, "the next header")
  // December 1st is the fifth day of its week: its x is 6 + 4 * 44 = 182, and its y on screen is 272 - 230 = 42.
  check.finger.tap(CGPoint(x: 200, y: 60))
  check.finger.tap(CGPoint(x: 250, y: 60))
  check.finger.tap(CGPoint(x: 20, y: 60))
  let chosen = view.indexPathsForSelectedItems ?? []
  check.expect(chosen == [[1, 4], [1, 5]], "the first and the second are chosen and no blank: \(chosen)")
  check.expect((view.cellForItem(at: [1, 4]) as? DayCell)?.titleLabel.text == "1", "the label of the first")
  check.finger.tap(CGPoint(x: 200, y: 60))
  check.expect(view.indexPathsForSelectedItems == [[1, 5]], "another tap takes the choice back")
}

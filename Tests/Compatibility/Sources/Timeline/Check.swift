// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = TimelineViewController()
  check.show { controller }
  let view = controller.collectionView!
  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }
  func dots() -> [CGFloat] { view.subviews.filter { $0 is TimelineLayout.DotView }.map(\.frame.minY).sorted() }
  // The heights of the cards on the left, starting at 10: 80, 60, 200, 100, 100, 100. On the right, starting at 40:
  // 120, 90, 40, 100, 100, 100. All cards are 10 points apart.
  check.expect(view.contentSize.height, is: 10 + 640 + 60, "the content's height")
  check.expect(cell(0)?.frame, is: CGRect(x: 10, y: 10, width: 130, height: 80), "the first card")
  check.expect(cell(1)?.frame, is: CGRect(x: 180, y: 40, width: 130, height: 120), "the second card")
  check.expect(cell(2)?.frame, is: CGRect(x: 10, y: 100, width: 130, height: 60), "the third card")
  check.expect(dots().prefix(3) == [20, 50, 110], "the first dots: \(dots())")
  let line = view.subviews.first { $0 is TimelineLayout.LineView && !($0 is TimelineLayout.DotView) }
  check.expect(line?.frame, is: CGRect(x: 159, y: 0, width: 2, height: 710), "the line")
  check.expect(view.subviews.first { $0 is UICollectionReusableView } === line, "the line lies below everything")
  check.finger.tap(CGPoint(x: 75, y: 50))
  check.frames(4)
  let y = cell(2)?.layer.presentation()?.frame.minY ?? 0
  check.expect(y > 101 && y < 150, "the third card moves, now at \(y)")
  check.expect(check.settle(), "it comes to rest")
  check.expect(cell(0)?.frame, is: CGRect(x: 10, y: 10, width: 130, height: 130), "the card that grew")
  check.expect(cell(2)?.frame, is: CGRect(x: 10, y: 150, width: 130, height: 60), "the third card afterwards")
  check.expect(cell(3)?.frame, is: CGRect(x: 180, y: 170, width: 130, height: 90), "the right side stays")
  check.expect(line?.frame.height ?? 0, is: 760, "the line grew")
  check.expect(dots().prefix(3) == [20, 50, 160], "the dots afterwards: \(dots())")
}

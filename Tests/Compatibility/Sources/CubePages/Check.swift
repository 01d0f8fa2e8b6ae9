// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = CubeViewController()
  var turns: [Int] = []
  controller.onTurn = { turns.append($0) }
  check.show { controller }
  let view = controller.collectionView
  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }
  check.expect(view.contentSize.width, is: 5 * 320, "the content's width")
  check.expect(cell(0)?.layer.transform.m33 ?? 0, is: 1, within: 0.001, "the first face")
  // A page rotates by a right angle, so a quarter of a page is 22.5 degrees.
  view.contentOffset.x = 80
  check.frames(1)
  let angle = CGFloat.pi / 8
  check.expect(cell(0)?.layer.transform.m33 ?? 0, is: cos(angle), within: 0.001, "the face that goes")
  check.expect(cell(0)?.layer.transform.m13 ?? 0, is: sin(angle), within: 0.001, "it turns to the left")
  check.expect(cell(1)?.layer.transform.m33 ?? 0, is: cos(3 * angle), within: 0.001, "the face that comes")
  check.expect(cell(1)?.layer.transform.m13 ?? 0, is: -sin(3 * angle), within: 0.001, "it comes from the right")
  // Both pages have their shared edge at the same position on screen.
  let left = cell(0).map { $0.convert(CGPoint(x: 320, y: 200), to: view).x } ?? 0
  let right = cell(1).map { $0.convert(CGPoint(x: 0, y: 200), to: view).x } ?? 1
  check.expect(left, is: right, within: 0.01, "the edge of the cube")
  view.contentOffset.x = 0
  check.finger.flick(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 120, y: 200), over: 0.12)
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.x, is: 320, "one page on")
  check.expect(turns == [1], "the page turns once: \(turns)")
  check.expect(cell(1)?.layer.transform.m33 ?? 0, is: 1, within: 0.001, "the second face")
  check.expect(cell(1)?.frame, is: CGRect(x: 320, y: 0, width: 320, height: 400), "its frame")
}

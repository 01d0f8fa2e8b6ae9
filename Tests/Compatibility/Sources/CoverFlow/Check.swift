// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let covers = CoversView(frame: CGRect(x: 0, y: 100, width: 320, height: 240))
  check.show(covers)
  let view = covers.collectionView
  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }
  // Covers are 160 points wide and overlap by 60 points. The width is 19 steps of 100, plus one cover and two insets of
  // 80.
  check.expect(view.contentSize.width, is: 19 * 100 + 160 + 160, "the content's width")
  check.expect(cell(0)?.frame, is: CGRect(x: 80, y: 20, width: 160, height: 200), "the cover in front")
  // Rotating the x axis by -60 degrees halves the width, and m34 adds perspective.
  let transform = cell(1)?.layer.transform ?? CATransform3DIdentity
  check.expect(transform.m11, is: 0.5, within: 0.001, "a turned cover's width")
  check.expect(transform.m14, is: -sin(CGFloat.pi / 3) / 500, within: 0.0001, "a turned cover's perspective")
  check.expect(transform.m44, is: 1 + 80 / 500, within: 0.001, "how far back it is")
  let order = view.subviews
  let places = (0..<3).map { item in order.firstIndex { $0 === cell(item) } ?? -1 }
  check.expect(places[0] > places[1] && places[1] > places[2], "the nearer to the middle, the higher: \(places)")
  check.finger.flick(from: CGPoint(x: 250, y: 220), to: CGPoint(x: 100, y: 220), over: 0.15)
  check.expect(check.settle(), "it comes to rest")
  let index = Int((view.contentOffset.x / 100).rounded())
  check.expect(index > 1, "the flick leads further than the drag, to \(index)")
  check.expect(view.contentOffset.x, is: CGFloat(index) * 100, within: 0.6, "the offset at rest")
  check.expect(cell(index)?.layer.transform.m11 ?? 0, is: 1, within: 0.001, "the cover in front is not turned")
  check.expect(cell(index - 1)?.layer.transform.m13 ?? 0, is: -sin(CGFloat.pi / 3), within: 0.02, "the left one is")
  check.expect(cell(index + 1)?.layer.transform.m13 ?? 0, is: sin(CGFloat.pi / 3), within: 0.02, "the right one too")
}

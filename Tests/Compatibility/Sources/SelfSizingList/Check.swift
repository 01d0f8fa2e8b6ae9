// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let heights: [CGFloat] = [60, 120, 20, 200, 90]
  let posts = (0..<25).map { Post(title: "Post \($0)", photoHeight: heights[$0 % 5]) }
  let controller = PostsViewController(posts: posts)
  check.show { controller }
  check.frames(2)
  let view = controller.collectionView!
  func cell(_ item: Int) -> PostCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? PostCell }
  // A cell is 8 + 20 + 4 + 8 = 40 points taller than its photo.
  var y: CGFloat = 0
  for item in 0..<4 {
    check.expect(
      cell(item)?.frame, is: CGRect(x: 0, y: y, width: 320, height: heights[item] + 40), "post \(item)")
    y += heights[item] + 42
  }
  check.expect(cell(1)?.photo.frame, is: CGRect(x: 16, y: 32, width: 288, height: 120), "a photo")
  check.expect(view.visibleCells.count == 4, "four posts are in view: \(view.visibleCells.count)")
  for _ in 0..<12 {
    check.finger.flick(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 100), over: 0.1)
    check.settle()
  }
  // All heights are now known: five times (490 + 200), plus 24 spaces of 2.
  check.expect(view.contentSize.height, is: 5 * 690 + 48, "the height when all posts were seen")
  check.expect(view.contentOffset.y, is: 5 * 690 + 48 - 568, within: 0.6, "the end")
  check.expect(cell(24)?.frame, is: CGRect(x: 0, y: 3498 - 130, width: 320, height: 130), "the last post")
  check.expect(cell(24)?.accessibilityLabel == "Post 24", "the last post's label")
}

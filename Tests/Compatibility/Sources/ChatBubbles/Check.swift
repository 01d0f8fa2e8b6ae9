// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ChatViewController(messages: [
    Message(text: "0123456789", author: .other), Message(text: "0123456789012345678901234", author: .me),
  ])
  check.show { controller }
  let view = controller.collectionView
  check.expect(view.frame, is: CGRect(x: 0, y: 0, width: 320, height: 500), "the view above the input")
  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }
  // Heights of 36 and 56 with margins of 8 add up to 116, so all bubbles are moved down by 384 points.
  check.expect(cell(0)?.frame, is: CGRect(x: 8, y: 392, width: 120, height: 36), "their bubble")
  check.expect(cell(1)?.frame, is: CGRect(x: 92, y: 436, width: 220, height: 56), "my bubble")
  check.expect(cell(1)?.contentView.backgroundColor == .systemBlue, "my bubble is blue")
  check.expect(cell(0)?.contentView.backgroundColor == .systemGray, "their bubble is gray")
  var finished: [Bool] = []
  controller.send("0123456789") { finished.append($0) }
  check.frames(3)
  let presented = cell(2)?.layer.presentation()?.frame.minY ?? 0
  check.expect(presented > 456 && presented < 516, "the new bubble rises from 516 to 456 and is at \(presented)")
  check.expect(finished == [], "it is not finished yet")
  check.expect(check.settle(), "it comes to rest")
  check.expect(finished == [true], "the completion is called once")
  check.expect(cell(2)?.frame, is: CGRect(x: 192, y: 456, width: 120, height: 36), "the new bubble")
  check.expect(cell(0)?.frame, is: CGRect(x: 8, y: 348, width: 120, height: 36), "their bubble moved up by 44")
  check.expect(cell(2)?.alpha ?? 0, is: 1, "the new bubble is opaque")
  for _ in 0..<12 {
    controller.send("short")
    check.settle()
  }
  // The content height is 160 plus 12 times 44.
  check.expect(view.contentSize.height, is: 160 + 12 * 44, "the content's height")
  // `scrollToItem` scrolls to the bottom of the bubble; the margin of 8 points below the bubble is not visible.
  check.expect(view.contentOffset.y, is: 688 - 8 - 500, within: 0.6, "it follows to the end")
}

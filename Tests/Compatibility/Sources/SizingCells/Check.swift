// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = MessagesViewController()
  check.show { controller }
  let view = controller.collectionView!
  var top: CGFloat = 0
  for item in 0..<5 {
    let path = IndexPath(item: item, section: 0)
    guard let cell = view.cellForItem(at: path) as? MessageCell else {
      if top < 568 { check.expect(false, "cell \(item) shows") }
      continue
    }
    check.expect(cell.frame.minX, is: 0, "a cell's left")
    check.expect(cell.frame.minY, is: top, within: 0.01, "cell \(item)'s top")
    check.expect(cell.frame.width, is: 320, "a cell's width")
    let texts = cell.messageLabel.superview!
    check.expect(texts.frame.minX, is: 16 + 40 + 12, "the texts' left")
    check.expect(texts.frame.width, is: 320 - 68 - 16, "the texts' width")
    check.expect(cell.avatar.frame, is: CGRect(x: 16, y: 8, width: 40, height: 40), "the picture")
    let text = cell.messageLabel.sizeThatFits(CGSize(width: 236, height: CGFloat.greatestFiniteMagnitude)).height
    check.expect(cell.messageLabel.frame.height, is: text, within: 0.51, "the message is whole in cell \(item)")
    let natural = max(40, cell.nameLabel.intrinsicContentSize.height + 4 + text) + 16
    check.expect(cell.frame.height, is: natural, within: 0.51, "cell \(item)'s height")
    top = cell.frame.maxY + 1
  }
  let one = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height ?? 0
  let four = view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.height ?? 0
  check.expect(four > one + 80, "long messages are higher: \(one), \(four)")
  view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .bottom, animated: true)
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.y, is: view.contentSize.height - 568, within: 0.6, "the end")
  let last = view.cellForItem(at: IndexPath(item: 29, section: 0)) as? MessageCell
  check.expect(last?.nameLabel.text == "Person 29", "the last cell")
  check.expect(last?.frame.height ?? 0, is: four, within: 0.01, "a reused cell is as high as another with that text")
}

// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = WalletViewController()
  check.show { controller }
  let view = controller.collectionView!
  func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
  check.expect(view.contentSize.height, is: 20 + 5 * 60 + 180, "the pile's height")
  check.expect(frame(2), is: CGRect(x: 10, y: 130, width: 300, height: 180), "the third card")
  // At y = 150, the third card is in front.
  check.finger.tap(CGPoint(x: 160, y: 150))
  check.frames(3)
  let rising = view.cellForItem(at: IndexPath(item: 2, section: 0))?.layer.presentation()?.frame.minY ?? 0
  check.expect(rising < 130 && rising > 10, "the third card is on its way, at \(rising)")
  check.expect(check.settle(), "it comes to rest")
  check.expect(frame(2), is: CGRect(x: 10, y: 10, width: 300, height: 180), "the chosen card")
  // The other five cards are 8 points apart, and the last one is 8 points above the bottom edge.
  for (place, item) in [0, 1, 3, 4, 5].enumerated() {
    check.expect(frame(item)?.minY ?? 0, is: 568 - CGFloat(5 - place) * 8, "card \(item)")
  }
  check.expect(view.contentSize.height, is: 568, "the height of the open wallet")
  check.expect(controller.animations == 1, "the animation ends once, not \(controller.animations) times")
  check.finger.tap(CGPoint(x: 160, y: 100))
  check.expect(check.settle(), "it comes to rest")
  for item in 0..<6 { check.expect(frame(item)?.minY ?? 0, is: 10 + CGFloat(item) * 60, "card \(item) again") }
  let order = view.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }?.item }
  check.expect(order == [0, 1, 2, 3, 4, 5], "later cards lie higher: \(order)")
  check.expect(controller.animations == 2, "the second animation ends too")
}

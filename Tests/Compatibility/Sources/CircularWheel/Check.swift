// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = CircularViewController(collectionViewLayout: CircularLayout())
  check.show { controller }
  let view = controller.collectionView!
  let layout = controller.collectionViewLayout as! CircularLayout
  check.expect(view.contentSize.width, is: 1560, "the content's width")
  let step = atan(CGFloat(130) / 500)
  func turn(_ item: Int) -> CGFloat {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) else { return .nan }
    return atan2(cell.transform.b, cell.transform.a)
  }
  check.expect(turn(0), is: 0, "the first card's angle")
  check.expect(turn(1), is: step, "the second card's angle")
  let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
  check.expect(cell?.layer.anchorPoint.y ?? 0, is: 585 / 170, "the anchor point")
  // The center of the second card is on the rim.
  let middle = cell.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: view) } ?? .zero
  check.expect(middle.x, is: 160 + sin(step) * 500, within: 0.5, "the second card's x")
  check.expect(middle.y, is: 284 + 500 - cos(step) * 500, within: 0.5, "the second card's y")
  // Scrolling by one card requires a distance of (1560 - 320) / 11 points.
  check.finger.flick(from: CGPoint(x: 260, y: 284), to: CGPoint(x: 160, y: 284), over: 0.12)
  check.expect(check.settle(), "it comes to rest")
  let cards = view.contentOffset.x / (1240.0 / 11)
  check.expect(cards >= 1, "it turned by a card at least, not by \(cards)")
  check.expect(cards, is: cards.rounded(), within: 0.01, "whole cards at rest")
  check.expect(turn(Int(cards.rounded())), is: 0, within: 0.002, "the angle of the card on top")
  let attributes = layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) as? CircularAttributes
  let copy = attributes?.copy() as? CircularAttributes
  check.expect(copy != nil && copy!.isEqual(attributes), "a copy is equal")
  copy?.anchorPoint.y = 2
  check.expect(copy != nil && !copy!.isEqual(attributes), "a changed copy is not")
}

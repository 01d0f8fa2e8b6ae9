// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let shelf = ShelfViewController()
  check.show { shelf }
  check.frames(2)
  guard let list = shelf.collectionView else { return check.expect(false, "there is a collection view") }
  func middle(_ item: Int) -> CGPoint {
    guard let cell = list.cellForItem(at: IndexPath(item: item, section: 0)) else { return .zero }
    return cell.convert(CGPoint(x: 40, y: 50), to: nil)
  }
  func titles() -> String { shelf.books.map { $0.title }.joined(separator: " ") }
  let end = middle(2)
  check.finger.down(middle(0))
  check.wait(0.7)
  check.finger.move(to: end, over: 0.4)
  check.expect(list.hasActiveDrag, "a long press lifts a book")
  check.finger.up()
  check.settle()
  check.expect(titles() == "Ballads Chess Atlas Dunes Essays Fables", "the books stand as \(titles())")
  let shown = list.visibleCells.compactMap { ($0 as? BookCell)?.label.text }.joined(separator: " ")
  check.expect(shown == titles(), "the cells show \(shown)")
  check.expect(!list.hasActiveDrag && list.visibleCells.allSatisfy { $0.alpha == 1 }, "nothing is left of the drag")
}

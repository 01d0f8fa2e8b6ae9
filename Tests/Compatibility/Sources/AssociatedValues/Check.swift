// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let view = UIView()
  check.show(view)
  view.token = Token()
  view.debugName = "card"
  check.expect(view.token != nil && view.debugName == "card", "values of a view")
  check.expect(UIView().token == nil, "another view has none")
  view.token = nil
  check.expect(Token.alive == 0, "a value that was replaced is released")
  for _ in 0..<100 {
    let layer = CALayer()
    layer.token = Token()
    let controller = UIViewController()
    controller.token = Token()
  }
  check.expect(Token.alive == 0, "values are released with their objects: \(Token.alive) are left")
  check.expect(Palette.accent == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), "a color literal")
  check.expect(view.classForCoder() == UIView.self, "the class for archives")

  check.expect(UICollectionViewUpdateItem().updateAction == .none, "an item for tests")
  do { _ = CountedTable() }
  check.expect(CountedTable.released == 1, "a table with a deinit of its own")

  let ring = RingLayer()
  check.expect(ring.value(forKey: "progress") as? Double == 0.25, "the value of a key that was not set")
  ring.setValue(0.5, forKey: "progress")
  check.expect(ring.value(forKey: "progress") as? Double == 0.5, "the value that was set")
  check.expect(ring.needsDisplay(), "a key that displays the layer again")
  check.expect(ring.action(forKey: "opacity") is NSNull, "the action of a class")
  check.expect(GridLayout().itemSize.width, is: 50, "a layout with a narrower type")
  let path = NSIndexPath(forRow: 3, inSection: 1)
  check.expect(path.row == 3 && path.section == 1 && path.item == 3, "an index path of Foundation's class")
}

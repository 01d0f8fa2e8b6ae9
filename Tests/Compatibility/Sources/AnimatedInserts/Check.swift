// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let layout = GrowingListLayout()
  let controller = NamesViewController(collectionViewLayout: layout)
  check.show { controller }
  let view = controller.collectionView!
  func cell(_ item: Int) -> NameCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? NameCell }
  let bert = cell(1)
  controller.insert("Ada", at: 1)
  check.frames(2)
  let ada = cell(1)
  check.expect(ada?.name == "Ada" && cell(2) === bert, "the new row is between, and Bert keeps his cell")
  let x = ada?.layer.presentation()?.frame.minX ?? 0
  check.expect(x > 40 && x < 320, "the new row comes from the right, at \(x)")
  let y = bert?.layer.presentation()?.frame.minY ?? 0
  check.expect(y > 50 && y < 100, "Bert goes down from 50 to 100, at \(y)")
  check.expect(check.settle(), "it comes to rest")
  check.expect(ada?.frame, is: CGRect(x: 0, y: 50, width: 320, height: 44), "the new row")
  check.expect(bert?.frame, is: CGRect(x: 0, y: 100, width: 320, height: 44), "Bert's row")
  check.expect(layout.log == ["prepare 1", "finalize"], "the layout hears of \(layout.log)")
  let anna = cell(0)
  var ends: [Bool] = []
  controller.replaceFirst(by: "Emil") { ends.append($0) }
  check.frames(4)
  check.expect(anna?.superview === view, "the row that goes is still there")
  let scale = anna?.layer.presentation()?.transform.m11 ?? 0
  check.expect(scale < 0.98 && scale > 0.1, "it shrinks and is at \(scale)")
  check.expect(check.settle(), "it comes to rest")
  check.expect(anna?.superview == nil, "the row is gone")
  check.expect(ends == [true], "the completion is called once with true: \(ends)")
  let names = (0..<5).map { cell($0)?.name ?? "-" }
  check.expect(names == ["Ada", "Bert", "Cleo", "Dora", "Emil"], "the rows are \(names)")
  check.expect(view.contentSize.height, is: 5 * 44 + 4 * 6, "the content's height")
  check.expect(cell(4)?.frame, is: CGRect(x: 0, y: 200, width: 320, height: 44), "the last row")
  check.expect(layout.log.last == "finalize" && layout.log.contains("prepare 2"), "both changes came at once")
}

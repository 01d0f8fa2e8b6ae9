// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = SwitchingViewController()
  check.show { controller }
  let view = controller.collectionView!
  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) }
  check.expect(view.contentSize.height, is: 1800, "the list's height")
  check.expect(cell(4)?.frame, is: CGRect(x: 0, y: 240, width: 320, height: 60), "a row of the list")
  let fifth = cell(4)
  controller.toggle()
  check.expect(view.collectionViewLayout === controller.gridLayout, "the new layout counts at once")
  check.frames(4)
  let width = fifth?.layer.presentation()?.bounds.width ?? 0
  check.expect(width > 104 && width < 320, "the cell becomes narrower, now \(width)")
  check.expect(controller.completions.isEmpty, "it is not finished yet")
  check.expect(check.settle(), "it comes to rest")
  // Three squares of 104 points and two spaces of 4 points fill 320 points.
  check.expect(cell(4) === fifth, "the cell is the same")
  check.expect(fifth?.frame, is: CGRect(x: 108, y: 108, width: 104, height: 104), "its place in the grid")
  check.expect(view.contentSize.height, is: 10 * 104 + 9 * 4, "the grid's height")
  check.expect(view.visibleCells.count == 18, "six rows of the grid are in view: \(view.visibleCells.count)")
  check.expect(
    controller.listLayout.transitions == ["to", "end"], "the list hears \(controller.listLayout.transitions)")
  controller.gridLayout.columns = 4
  check.frames(2)
  check.expect(cell(4)?.frame, is: CGRect(x: 0, y: 81, width: 77, height: 77), "four columns")
  controller.toggle()
  check.expect(check.settle(), "it comes to rest")
  check.expect(cell(4)?.frame, is: CGRect(x: 0, y: 240, width: 320, height: 60), "a row of the list again")
  check.expect(controller.completions == [true, true], "each change is finished once: \(controller.completions)")
  check.expect(
    controller.listLayout.transitions == ["to", "end", "from", "end"], "\(controller.listLayout.transitions)")
}

// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = OutlineViewController()
  check.show { controller }
  guard let view = controller.collectionView else { return }
  func titles() -> String {
    var titles: [String] = []
    for cell in view.visibleCells {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      titles.append(content?.text ?? "-")
    }
    return titles.joined(separator: ", ")
  }
  func tap(_ row: Int) {
    let center = view.cellForItem(at: IndexPath(item: row, section: 0))?.center ?? .zero
    check.finger.tap(CGPoint(x: 100, y: center.y - view.contentOffset.y))
    check.settle()
  }
  check.frames(2)
  check.expect(titles() == "Documents, Pictures", "closed at first: \(titles())")
  tap(0)
  check.expect(titles() == "Documents, Letters, Notes, Pictures", "a tap opens: \(titles())")
  tap(1)
  check.expect(titles() == "Documents, Letters, To Anna, To Ben, Notes, Pictures", "and below: \(titles())")
  let deep = view.cellForItem(at: IndexPath(item: 2, section: 0)) as? UICollectionViewListCell
  check.expect(deep?.indentationLevel == 2, "rows are indented by their level")
  check.expect(deep?.contentView is UIListContentView, "the content is a list content view")
  tap(2)
  check.expect(controller.title == "To Anna", "a tap on a file selects it")
  check.expect(deep?.backgroundConfiguration?.backgroundColor == .systemTeal, "and its background says so")
  // A swipe across the entire row performs the first action.
  let y = (deep?.center.y ?? 0) - view.contentOffset.y
  check.finger.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 20, y: y), over: 0.3)
  check.settle()
  check.expect(controller.flagged == ["To Anna"], "a swipe flags: \(controller.flagged.count)")
  tap(0)
  check.expect(titles() == "Documents, Pictures", "a tap closes: \(titles())")
}

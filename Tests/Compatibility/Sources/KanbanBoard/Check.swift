// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = BoardViewController(titles: ["Draw the icon", "Write the text", "Test it", "Ship it"])
  check.show { UINavigationController(rootViewController: controller) }
  check.frames(2)
  let view = controller.collectionView!
  func cell(_ item: Int, _ section: Int) -> TicketCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? TicketCell
  }
  func tap(_ cell: UIView?) {
    guard let cell else { return check.expect(false, "nothing to tap") }
    check.finger.tap(cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
  }
  func titles(_ stage: Stage) -> [String] {
    controller.dataSource.snapshot().itemIdentifiers(inSection: stage).compactMap { controller.tickets[$0]?.title }
  }
  func header(_ section: Int) -> String? {
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    return (header as? StageHeader)?.label.text
  }
  check.expect(cell(0, 0)?.bounds.width ?? 0, is: (320 - 32) * 0.45, within: 0.5, "a ticket's width")
  check.expect(cell(1, 0)?.titleLabel.text == "Write the text", "the second ticket")
  check.expect(cell(0, 0)?.stripe.backgroundColor == .systemRed, "its stripe")
  check.expect(header(0) == "To Do (4)" && header(2) == "Done (0)", "headers: \(header(0) ?? "") \(header(2) ?? "")")

  tap(cell(1, 0))
  check.wait(0.5)
  check.expect(cell(1, 0)?.titleLabel.text == "❗️ Write the text", "urgent: \(cell(1, 0)?.titleLabel.text ?? "")")

  controller.move(1, to: .doing)
  check.wait(1)
  check.expect(titles(.doing) == ["Write the text"] && titles(.toDo).count == 3, "moved")
  check.expect(header(0) == "To Do (3)" && header(1) == "Doing (1)", "headers: \(header(0) ?? "") \(header(1) ?? "")")
  check.expect(cell(0, 1)?.stripe.backgroundColor == .systemYellow, "another stripe")

  // The row of tickets scrolls horizontally.
  let y = cell(0, 0)?.convert(CGPoint(x: 0, y: 32), to: nil).y ?? 0
  let before = cell(1, 0)?.convert(CGPoint.zero, to: nil).x ?? 0
  check.finger.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 150, y: y), over: 0.2)
  check.wait(2)
  check.expect((cell(1, 0)?.convert(CGPoint.zero, to: nil).x ?? 0) < before - 50, "the row has scrolled")

  check.finger.tap(CGPoint(x: 296, y: 42))
  check.wait(1)
  check.expect(titles(.toDo).first == "Ticket 4", "a new ticket: \(titles(.toDo))")
}

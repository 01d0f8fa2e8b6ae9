// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let inbox = InboxViewController()
  check.show { inbox }
  check.frames(2)
  check.finger.down(CGPoint(x: 50, y: 100))
  check.wait(0.7)
  check.finger.move(to: CGPoint(x: 50, y: 250), over: 0.4)
  check.expect(inbox.strip.hasActiveDrag, "a long press lifts a photo")
  check.finger.up()
  check.settle()
  check.expect(inbox.waiting.count == 1 && inbox.photos.count == 2, "the photo is being loaded")
  let cells = inbox.album.visibleCells
  check.expect(cells.count == 3 && (cells[0] as? PlaceholderCell)?.progress.progress == 0.5, "a placeholder stands for it")
  check.expect(inbox.album.hasUncommittedUpdates, "the album waits")
  inbox.photos.insert(Photo(name: "Star"), at: 0)
  inbox.album.insertItems(at: [IndexPath(item: 0, section: 0)])
  check.settle()
  inbox.finishLoading()
  check.settle()
  let names = inbox.album.visibleCells.map { ($0 as? PhotoCell)?.label.text ?? "-" }.joined(separator: " ")
  check.expect(names == inbox.photos.map { $0.name }.joined(separator: " "), "the cells show \(names)")
  check.expect(inbox.photos.count == 4 && inbox.photos.contains { $0.name == "Lake" }, "the photo is there")
}

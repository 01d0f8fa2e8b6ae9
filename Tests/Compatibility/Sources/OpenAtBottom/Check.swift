// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let entries = (0..<12).map { day in (0..<15).map { Entry(day: day, lines: 1 + ($0 * 7 + day) % 6) } }
  let controller = HistoryViewController(entries: entries)
  check.show { controller }
  check.frames(3)
  let view = controller.collectionView!
  func places() -> [IndexPath: CGFloat] {
    var places: [IndexPath: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems {
      if let cell = view.cellForItem(at: path) { places[path] = cell.frame.minY - view.contentOffset.y }
    }
    return places
  }
  check.expect(places()[IndexPath(item: 14, section: 11)] != nil, "the last entry shows")
  // While the view scrolls up through all entries, all visible cells must move together, or not at all.
  for _ in 0..<90 {
    let before = places()
    view.setContentOffset(CGPoint(x: 0, y: view.contentOffset.y - 90), animated: false)
    check.frames(1)
    let after = places()
    for (path, y) in after {
      guard let old = before[path], view.contentOffset.y > 100 else { continue }
      check.expect(y - old, is: 90, within: 0.51, "\(path.section)-\(path.item) moves by what was scrolled")
    }
    if view.contentOffset.y < 200 { break }
  }
  view.setContentOffset(.zero, animated: true)
  check.expect(check.settle(), "it comes to rest")
  check.expect(view.contentOffset.y, is: 0, "the beginning")
  check.expect(
    view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame ?? .zero,
    is: CGRect(x: 0, y: 24, width: 320, height: 32), "the first entry")
  check.expect(
    view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height ?? 0, is: 52, "the second, of two lines")
}

// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks a sheet with two detents over a map that stays usable: a single drag raises the sheet and scrolls its list.
@MainActor public func check(_ check: Check) {
  let map = MapViewController()
  check.show { map }
  check.finger.tap(CGPoint(x: 60, y: 80))
  check.settle()
  let sheet = map.places
  let height = map.view.bounds.height
  let bottom = map.view.safeAreaInsets.bottom
  check.expect(sheet.view.frame.minY == height - 200 - bottom, "the lower detent: \(sheet.view.frame)")
  check.expect(sheet.view.layer.cornerRadius == 16, "the corners")
  let start = CGPoint(x: 160, y: sheet.view.frame.minY + 100)
  check.finger.drag(from: start, to: CGPoint(x: 160, y: 40), over: 0.5)
  check.settle()
  check.expect(sheet.heights == ["large"] && sheet.view.frame.minY < 100, "the drag raised it: \(sheet.view.frame)")
  check.expect(
    sheet.tableView.contentOffset.y > -sheet.tableView.adjustedContentInset.top, "and scrolled: \(sheet.tableView.contentOffset)")
  check.finger.tap(CGPoint(x: 160, y: sheet.view.frame.minY + 8))
  check.settle()
  check.expect(sheet.heights == ["large", "small"], "a tap on the grabber lowers it: \(sheet.heights)")
}

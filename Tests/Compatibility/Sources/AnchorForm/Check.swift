// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = AnchorFormViewController()
  check.show { controller }
  let rows = controller.rows
  let line = rows[0].valueLabel.frame.height
  check.expect(line > 19 && line < 22, "the height of one line is \(line)")
  let low = max(44, line + 24)
  check.expect(rows[0].frame, is: CGRect(x: 0, y: 0, width: 320, height: low), "a row of one line")
  let value = rows[1].valueLabel
  check.expect(value.frame.height > 1.9 * line, "the address has several lines: \(value.frame)")
  check.expect(rows[1].frame.height, is: value.frame.height + 24, "the address's row grows with its text")
  check.expect(rows[1].frame.minY, is: low + 10, "the second row")
  check.expect(rows[2].frame.minY, is: rows[1].frame.maxY + 30, "the custom space before the third row")
  check.expect(controller.stack.frame.minY, is: 20, "the stack's top")
  check.expect(controller.stack.frame.height, is: rows[2].frame.maxY, "the stack's height")
  for row in rows {
    check.expect(row.nameLabel.frame.minX, is: 16, "the name's left")
    check.expect(row.nameLabel.frame.width, is: row.nameLabel.intrinsicContentSize.width, within: 0.5, "names hug")
    check.expect(row.valueLabel.frame.minX, is: row.nameLabel.frame.maxX + 8, within: 0.5, "the value's left")
    check.expect(row.valueLabel.frame.maxX, is: 304, "the value's right")
    check.expect(row.valueLabel.frame.minY, is: row.nameLabel.frame.minY, within: 0.5, "one baseline")
  }
  check.expect(controller.saveButton.frame, is: CGRect(x: 60, y: 498, width: 200, height: 50), "the button")
  controller.raiseSave(by: 100)
  check.frames(7)
  let shown = controller.saveButton.layer.presentation()?.frame.minY ?? 0
  check.expect(shown < 490 && shown > 405, "the button on its way: \(shown)")
  check.expect(check.settle(), "it comes to rest")
  check.expect(controller.saveButton.frame, is: CGRect(x: 60, y: 398, width: 200, height: 50), "the button, raised")
}

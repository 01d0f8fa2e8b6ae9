// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let frames = (0..<20).map { CGRect(x: 0, y: 100 * CGFloat($0), width: 300, height: 100) }
  let seen = CGRect(x: 0, y: 500, width: 300, height: 400)
  let plain = RowsWithUIKit(frames: frames)
  check.expect(plain.rows(in: seen).count == 4, "UIKit alone: \(plain.rows(in: seen).count) rows")
  check.expect(plain.first(in: seen) == 5, "UIKit alone: the first row is \(plain.first(in: seen) ?? -1)")
  check.expect(plain.hidden(in: seen).count == 16, "UIKit alone: \(plain.hidden(in: seen).count) hidden rows")
  check.expect(plain.unapplied(in: seen).count == 4, "UIKit alone: \(plain.unapplied(in: seen).count) rows by a method")
  let both = RowsWithFoundation(frames: frames)
  check.expect(both.rows(in: seen).count == 4, "with Foundation: \(both.rows(in: seen).count) rows")
  check.expect(both.first(in: seen) == 5, "with Foundation: the first row is \(both.first(in: seen) ?? -1)")
  check.expect(!both.visible(CGRect(x: 0, y: 100, width: 1, height: 1)), "with Foundation: an optional rectangle")
  let graphics = RowsWithCoreGraphics(frames: frames)
  check.expect(graphics.rows(in: seen).count == 4, "with CoreGraphics: \(graphics.rows(in: seen).count) rows")
}

// SPDX-License-Identifier: MIT

import UIKit

/// Filters attributes as most layouts do.
struct RowsWithUIKit {
  var frames: [CGRect]

  func rows(in rect: CGRect) -> [CGRect] { frames.filter { $0.intersects(rect) } }
  func first(in rect: CGRect) -> Int? { frames.firstIndex { rect.intersects($0) } }
  func hidden(in rect: CGRect) -> [CGRect] { frames.filter { !$0.insetBy(dx: 0, dy: 0).intersects(rect) } }
  func unapplied(in rect: CGRect) -> [CGRect] { frames.filter(rect.intersects) }
}

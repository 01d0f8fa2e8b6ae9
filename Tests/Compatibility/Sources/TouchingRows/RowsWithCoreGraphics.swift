// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The same where the module of the rectangle at Apple is imported too.
struct RowsWithCoreGraphics {
  var frames: [CGRect]

  func rows(in rect: CGRect) -> [CGRect] { frames.filter { $0.intersects(rect) && !$0.isEmpty } }
}

// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The same layout code in a file that also imports CoreGraphics, which declares `CGRect` on Apple's platforms.
struct RowsWithCoreGraphics {
  var frames: [CGRect]

  func rows(in rect: CGRect) -> [CGRect] { frames.filter { $0.intersects(rect) && !$0.isEmpty } }
}

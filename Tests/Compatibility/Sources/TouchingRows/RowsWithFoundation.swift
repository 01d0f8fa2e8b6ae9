// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The same layout code in a file that also imports Foundation, and therefore Foundation's `CGRect`.
struct RowsWithFoundation {
  var frames: [CGRect]

  func rows(in rect: CGRect) -> [CGRect] { frames.filter { $0.intersects(rect) } }
  func first(in rect: CGRect) -> Int? { frames.firstIndex { rect.intersects($0) } }
  func visible(_ rect: CGRect?) -> Bool { rect?.intersects(frames[0]) ?? false }
}

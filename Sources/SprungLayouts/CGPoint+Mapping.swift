// SPDX-License-Identifier: MIT

import UIKit

extension CGPoint {
  /// Returns the point at the same relative position in another rectangle. On an axis where the old rectangle has no
  /// length, the offset from the center is preserved.
  func mapped(from old: CGRect, to new: CGRect) -> CGPoint {
    func map(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat, _ newStart: CGFloat, _ newLength: CGFloat)
      -> CGFloat
    {
      guard length > 0 else { return newStart + newLength / 2 + value - start - length / 2 }
      return newStart + (value - start) / length * newLength
    }
    return CGPoint(
      x: map(x, old.minX, old.width, new.minX, new.width), y: map(y, old.minY, old.height, new.minY, new.height))
  }
}

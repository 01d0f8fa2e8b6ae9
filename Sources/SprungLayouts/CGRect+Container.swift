// SPDX-License-Identifier: MIT

import UIKit

extension CGRect {
  /// Whether the rectangle can be the bounds of a container: it is not empty, and its size and position are within the
  /// limits of all screens.
  var isContainer: Bool {
    let limit: CGFloat = 1_000_000
    return width > 0 && height > 0 && width <= limit && height <= limit && abs(minX) <= limit && abs(minY) <= limit
  }
}

// SPDX-License-Identifier: MIT

import UIKit

extension CGRect {
  /// Whether the rectangle can be a container's bounds: not empty, with sides and a position within the size of all
  /// screens.
  var isContainer: Bool {
    let limit: CGFloat = 1_000_000
    return width > 0 && height > 0 && width <= limit && height <= limit && abs(minX) <= limit && abs(minY) <= limit
  }
}

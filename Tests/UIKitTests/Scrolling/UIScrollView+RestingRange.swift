// SPDX-License-Identifier: MIT

import SprungModels
import UIKit

extension UIScrollView {
  /// The valid resting offsets of the content, including insets.
  var restingRange: ScrollRange {
    ScrollRange(content: contentSize, insets: adjustedContentInset, viewport: bounds.size)
  }
}

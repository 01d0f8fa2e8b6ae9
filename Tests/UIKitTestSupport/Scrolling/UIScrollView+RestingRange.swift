// SPDX-License-Identifier: MIT

import SprungModels
import UIKit

extension UIScrollView {
  /// The range of content offsets at which the view can rest, including the adjusted insets.
  var restingRange: ScrollRange {
    ScrollRange(content: contentSize, insets: adjustedContentInset, viewport: bounds.size)
  }
}

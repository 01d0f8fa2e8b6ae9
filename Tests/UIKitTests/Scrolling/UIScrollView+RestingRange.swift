// SPDX-License-Identifier: MIT

import SprungModels
import UIKit

extension UIScrollView {
  /// The offsets at which the content may rest: from the insets before it to those behind it.
  var restingRange: ScrollRange {
    ScrollRange(content: contentSize, insets: adjustedContentInset, viewport: bounds.size)
  }
}

// SPDX-License-Identifier: MIT

import UIKit

extension UINavigationBar {
  /// The label of the title in the middle, which is directly in the bar before all others.
  var middleLabel: UILabel { subviews.compactMap { $0 as? UILabel }[0] }

  /// The buttons of the bar, from the left to the right.
  var barButtons: [UIButton] {
    subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX < $1.frame.minX }
  }
}

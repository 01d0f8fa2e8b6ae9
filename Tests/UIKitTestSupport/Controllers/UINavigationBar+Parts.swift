// SPDX-License-Identifier: MIT

import UIKit

extension UINavigationBar {
  /// The label of the centered title. It is the first label among the bar's direct subviews.
  var middleLabel: UILabel { subviews.compactMap { $0 as? UILabel }[0] }

  /// The buttons of the bar from left to right.
  var barButtons: [UIButton] {
    subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX < $1.frame.minX }
  }
}

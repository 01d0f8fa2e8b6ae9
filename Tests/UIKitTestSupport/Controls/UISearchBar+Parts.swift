// SPDX-License-Identifier: MIT

import UIKit

extension UISearchBar {
  /// The frame of the cancel button.
  var cancelFrame: CGRect { subviews.first { $0 is UIButton && !$0.isHidden }?.frame ?? .zero }
  /// The frame of the visible scope bar; nil if it is hidden.
  var scopeFrame: CGRect? { subviews.first { $0 is UISegmentedControl && !$0.isHidden }?.frame }
}

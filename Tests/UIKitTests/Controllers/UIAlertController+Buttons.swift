// SPDX-License-Identifier: MIT

import UIKit

extension UIAlertController {
  /// Returns the button with the title of an action, or nil if the alert's view does not contain one.
  func button(of action: UIAlertAction) -> UIButton? {
    view.descendants(UIButton.self).first { $0.currentTitle == action.title }
  }
}

// SPDX-License-Identifier: MIT

import UIKit

extension UIAlertController {
  /// Returns the button for an action, found by its title, or nil if the alert's view does not contain the button.
  func button(of action: UIAlertAction) -> UIButton? {
    view.descendants(UIButton.self).first { $0.currentTitle == action.title }
  }
}

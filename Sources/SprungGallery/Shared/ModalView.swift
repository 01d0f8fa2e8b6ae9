// SPDX-License-Identifier: MIT

import UIKit

/// A view that Escape closes while something in it has the focus.
final class ModalView: UIView {
  /// Closes the view; false says that there was nothing to close. Default: nothing.
  var onEscape: (() -> Bool)?

  override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }
}

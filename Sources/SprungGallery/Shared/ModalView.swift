// SPDX-License-Identifier: MIT

import UIKit

/// A view that the Escape key closes while an element in it has focus.
final class ModalView: UIView {
  /// Closes the view. Returns false if there was nothing to close. Default: nil.
  var onEscape: (() -> Bool)?

  override func accessibilityPerformEscape() -> Bool { onEscape?() ?? false }
}

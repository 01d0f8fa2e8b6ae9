// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// Returns the descendants of a class, each before its own subviews, from back to front.
  func descendants<View: UIView>(_ type: View.Type = UIView.self) -> [View] {
    subviews.flatMap { subview in ((subview as? View).map { [$0] } ?? []) + subview.descendants(type) }
  }
}

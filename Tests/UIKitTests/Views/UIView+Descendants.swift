// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// The views of a class below this one, each before its own subviews, from back to front.
  func descendants<View: UIView>(_ type: View.Type = UIView.self) -> [View] {
    subviews.flatMap { subview in ((subview as? View).map { [$0] } ?? []) + subview.descendants(type) }
  }
}

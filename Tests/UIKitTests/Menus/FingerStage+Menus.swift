// SPDX-License-Identifier: MIT

import UIKit

extension FingerStage {
  /// The open context menu, which is modal in the window; nil if there is none.
  var contextMenu: UIView? {
    window.subviews.last { $0.accessibilityViewIsModal && $0.isUserInteractionEnabled }
  }

  /// The list of the open context menu, which is modal within the menu.
  var menuList: UIView? { contextMenu?.subviews.last { $0.accessibilityViewIsModal } }

  /// The rows of the open context menu from top to bottom.
  var menuRows: [UIControl] { menuList?.descendants(UIControl.self) ?? [] }
}

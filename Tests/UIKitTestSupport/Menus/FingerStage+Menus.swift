// SPDX-License-Identifier: MIT

import UIKit

extension FingerStage {
  /// The open context menu, which is modal in the window; nil if there is none.
  var contextMenu: UIView? {
    window.subviews.last { $0.accessibilityViewIsModal && $0.isUserInteractionEnabled }
  }

  /// The list of rows in the open context menu. The list is modal within the menu's view.
  var menuList: UIView? { contextMenu?.subviews.last { $0.accessibilityViewIsModal } }

  /// The rows of the open context menu from top to bottom.
  var menuRows: [UIControl] { menuList?.descendants(UIControl.self) ?? [] }
}

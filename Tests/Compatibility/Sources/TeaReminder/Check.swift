// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Notifications where the host presents none, and a web view, which shows a placeholder.
@MainActor public func check(_ check: Check) {
  let tea = TeaViewController()
  check.show { tea }
  check.frames(5)
  check.expect(tea.isAllowed == false, "without a host that presents notifications they are denied")
  check.expect(tea.pages == 1 && !tea.webView.isLoading, "the delegate is notified of the page")
  check.expect(tea.webView.frame == tea.view.bounds, "the web view fills the view")
}

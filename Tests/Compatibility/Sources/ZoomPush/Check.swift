// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let controller = ThumbnailViewController()
  check.show { UINavigationController(rootViewController: controller) }
  let detail = controller.open()
  check.expect(detail.transitionCoordinator?.transitionDuration == 0.5, "the coordinator knows the duration")
  check.frames(6)
  let shown = detail.view.layer.presentation()?.frame ?? .zero
  check.expect(shown.width > 80 && shown.width < 320, "the detail grows: \(shown)")
  check.expect(check.settle(), "it comes to rest")
  check.expect(detail.view.frame, is: CGRect(x: 0, y: 0, width: 320, height: 568), "the detail fills the screen")
  check.expect(controller.view.superview == nil, "what was before is gone")
  controller.navigationController?.popViewController(animated: true)
  check.expect(check.settle(), "it goes back")
  check.expect(controller.navigationController?.topViewController === controller, "the thumbnail shows again")
  check.expect(controller.view.window != nil && detail.view.superview == nil, "and the detail is gone")
}

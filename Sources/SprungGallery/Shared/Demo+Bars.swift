// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

extension Demo {
  /// Embeds a controller in a navigation controller with a legible tint color.
  static func navigation(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.tintColor = GalleryColors.tint
    return navigation
  }

  /// Embeds a controller in a navigation controller with an opaque bar, so that its view starts below the bar.
  static func barred(_ root: UIViewController) -> UINavigationController {
    let navigation = Demo.navigation(root)
    navigation.navigationBar.isTranslucent = false
    return navigation
  }
}

// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

extension Demo {
  /// Puts a controller below a bar whose buttons can be read.
  static func navigation(_ root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.tintColor = GalleryColors.tint
    return navigation
  }

  /// Puts a controller below a bar through which nothing shines, so that its view begins below it.
  static func barred(_ root: UIViewController) -> UINavigationController {
    let navigation = Demo.navigation(root)
    navigation.navigationBar.isTranslucent = false
    return navigation
  }
}

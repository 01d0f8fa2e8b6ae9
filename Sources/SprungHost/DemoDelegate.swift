// SPDX-License-Identifier: MIT

import UIKit

/// The application delegate of a demo. The delegate displays the demo's controller in a window that fills the screen.
final class DemoDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let controller: UIViewController

  init(window: UIWindow, controller: UIViewController) {
    self.window = window
    self.controller = controller
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

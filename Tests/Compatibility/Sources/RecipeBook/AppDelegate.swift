// SPDX-License-Identifier: MIT

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.tintColor = .systemOrange
    window?.rootViewController = RootTabBarController()
    window?.makeKeyAndVisible()
    return true
  }
}

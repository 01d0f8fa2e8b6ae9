// SPDX-License-Identifier: MIT

import UIKit

class MainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = FormViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
}

/// Another scene delegate, which belongs to a configuration that is never requested.
class OtherSceneDelegate: UIResponder, UIWindowSceneDelegate {}

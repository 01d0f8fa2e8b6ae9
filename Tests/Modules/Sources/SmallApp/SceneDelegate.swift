// SPDX-License-Identifier: MIT

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = ShelfViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
}

class ShelfViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.addSublayer(shelf(in: view.bounds))
    view.addGestureRecognizer(FirstTouchRecognizer())
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { _ in }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
  }

  var rootOfTheApplication: UIViewController? {
    return UIApplication.shared.delegate?.window??.rootViewController
  }
}

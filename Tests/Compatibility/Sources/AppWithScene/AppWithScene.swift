// SPDX-License-Identifier: MIT

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  static var story: [String] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppDelegate.story.append("launched")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    AppDelegate.story.append("configuration")
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    AppDelegate.story.append("connect")
    let window = UIWindow(windowScene: windowScene)
    let tabs = UITabBarController()
    let home = UINavigationController(rootViewController: HomeViewController())
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    tabs.viewControllers = [home, other]
    window.rootViewController = tabs
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { AppDelegate.story.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { AppDelegate.story.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { AppDelegate.story.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { AppDelegate.story.append("background") }
}

class HomeViewController: UIViewController {
  private(set) var seen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    NotificationCenter.default.addObserver(
      self, selector: #selector(didEnterBackground), name: UIApplication.didEnterBackgroundNotification, object: nil)
    NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.seen.append("active") }
    }
  }

  @objc private func didEnterBackground() { seen.append("background") }
}

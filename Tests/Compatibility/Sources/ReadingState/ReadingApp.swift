// SPDX-License-Identifier: MIT

import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let activityType = "org.example.reading"
  var window: UIWindow?
  let reader = ReaderViewController()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: reader)
    self.window = window
    window.makeKeyAndVisible()
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity,
      activity.activityType == SceneDelegate.activityType
    {
      reader.restoreUserActivityState(activity)
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { reader.userActivity }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { reader.restoreUserActivityState(userActivity) }
}

class ReaderViewController: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
  var chapter = 1 {
    didSet {
      label.text = "Chapter \(chapter)"
      userActivity?.needsSave = true
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    label.text = "Chapter \(chapter)"
    let activity = NSUserActivity(activityType: SceneDelegate.activityType)
    activity.isEligibleForHandoff = false
    activity.title = "Reading"
    userActivity = activity
    activity.needsSave = true
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    activity.addUserInfoEntries(from: ["chapter": "\(chapter)", "notes": ["first", "second"]])
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    loadViewIfNeeded()
    if let text = activity.value(forUserInfoKey: "chapter", as: String.self), let chapter = Int(text) {
      self.chapter = chapter
    }
  }
}

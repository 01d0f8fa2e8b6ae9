// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

private var log: [String] = []

/// Shows a chapter, and restores it from a user activity.
private final class ReaderSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var chapter = 1

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      chapter = activity.value(forUserInfoKey: "chapter", as: Int.self) ?? 1
      log.append("\(activity.activityType) \(activity.title ?? "-") \(chapter)")
    }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    log.append("asked")
    let activity = NSUserActivity(activityType: "org.example.reading")
    activity.title = "Chapter \(chapter)"
    activity.addUserInfoEntries(from: ["chapter": chapter, "view": UIView(), 7: "seven"])
    return activity
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    log.append("restore \(stateRestorationActivity.title ?? "-") \(window != nil)")
  }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    log.append("will \(userActivityType)")
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    log.append("continue \(userActivity.activityType)")
  }
}

private final class ReaderApplication: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ReaderSceneDelegate.self
    return configuration
  }
}

private final class PlainApplication: NSObject, UIApplicationDelegate {
  let controller = RestoringController()
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    log.append("will")
    return true
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    log.append("continue")
    restorationHandler([controller])
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
}

private final class RestoringController: UIViewController, NSUserActivityDelegate {
  override func restoreUserActivityState(_ activity: NSUserActivity) { log.append("restore \(activity.title ?? "-")") }
  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    log.append("update")
    activity.addUserInfoEntries(from: ["page": 5])
  }
  func userActivityWillSave(_ userActivity: NSUserActivity) { log.append("save") }
}

@Suite(.oneApplication) @MainActor struct UserActivityTests {
  init() {
    UIApplication.shared.reset()
    log = []
    NSUserActivity.deleteAllSavedUserActivities {}
  }

  private func launch(_ activities: Set<NSUserActivity> = []) -> ReaderSceneDelegate? {
    UIApplication.shared.reset()
    UIApplication.shared.launch(ReaderApplication(), userActivities: activities)
    UIApplication.shared.tick(timestamp: 0)
    return UIApplication.shared.connectedScenes.first?.delegate as? ReaderSceneDelegate
  }

  private func hide() {
    UIApplication.shared.handle(InputEvent(.visibility, identifier: 0, milliseconds: 0))
    UIApplication.shared.tick(timestamp: 1)
  }

  @Test func hiddenSceneIsRestored() {
    let first = launch()
    #expect(log == [])
    first?.chapter = 4
    hide()
    #expect(log == ["asked"])
    let second = launch()
    #expect(
      second?.chapter == 4 && log == ["asked", "org.example.reading Chapter 4 4", "restore Chapter 4 true"],
      "after the scene has connected")
    let info = UIApplication.shared.connectedScenes.first?.session.stateRestorationActivity?.userInfo
    #expect(info?.count == 1 && info?["chapter"] as? Int == 4)
    second?.chapter = 6
    UIApplication.shared.terminate()
    #expect(launch()?.chapter == 6)
    NSUserActivity.deleteAllSavedUserActivities {}
    #expect(launch()?.chapter == 1)
  }

  @Test func onlyRequiredKeysAreStoredAndOldActivitiesAreNot() {
    let activity = NSUserActivity(activityType: "a")
    activity.userInfo = ["chapter": 1, "draft": "x"]
    activity.requiredUserInfoKeys = ["chapter"]
    activity.webpageURL = URL(string: "https://example.org/a")
    activity.persistentIdentifier = "book"
    let session = launch()?.window?.windowScene?.session
    session?.stateRestorationActivity = activity
    let read = session?.stateRestorationActivity
    #expect(read?.userInfo?.count == 1 && read?.webpageURL?.absoluteString == "https://example.org/a")
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["other"]) {}
    #expect(session?.stateRestorationActivity != nil)
    NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["book"]) {}
    #expect(session?.stateRestorationActivity == nil)
    activity.expirationDate = Date(timeIntervalSince1970: 1000)
    session?.stateRestorationActivity = activity
    #expect(session?.stateRestorationActivity == nil)
    session?.stateRestorationActivity = nil
  }

  @Test func activityIsContinued() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.title = "Web"
    activity.userInfo = ["chapter": 9]
    #expect(launch([activity])?.chapter == 9)
    #expect(UIApplication.shared.deliver(activity))
    #expect(
      log == [
        "NSUserActivityTypeBrowsingWeb Web 9", "will NSUserActivityTypeBrowsingWeb",
        "continue NSUserActivityTypeBrowsingWeb",
      ])
    UIApplication.shared.reset()
    log = []
    UIApplication.shared.launch(PlainApplication(), userActivities: [activity])
    #expect(log == ["will", "continue", "restore Web", "active"])
    #expect(UIApplication.shared.deliver(activity))
  }

  @Test func responderUpdatesCurrentActivityAtEndOfFrame() {
    let controller = RestoringController()
    let activity = NSUserActivity(activityType: "a")
    activity.delegate = controller
    controller.userActivity = activity
    #expect(controller.userActivity === activity && UIViewController().userActivity == nil)
    activity.needsSave = true
    activity.needsSave = true
    #expect(log == [])
    UIApplication.shared.tick(timestamp: 0)
    #expect(log == ["save", "update"] && !activity.needsSave)
    #expect(activity.userInfo?["page"] as? Int == 5)
    let other = NSUserActivity(activityType: "b")
    other.becomeCurrent()
    activity.needsSave = true
    UIApplication.shared.tick(timestamp: 1)
    #expect(log.count == 2)
    activity.becomeCurrent()
    UIApplication.shared.tick(timestamp: 2)
    #expect(log.count == 4)
    activity.invalidate()
    activity.needsSave = true
    activity.becomeCurrent()
    UIApplication.shared.tick(timestamp: 3)
    #expect(log.count == 4)
    controller.userActivity = nil
    #expect(controller.userActivity == nil)
  }

  @Test("A link of the web arrives as an activity, another address as an address")
  func universalLinks() throws {
    _ = launch()
    log = []
    #expect(UIApplication.shared.deliver(try #require(URL(string: "https://example.org/trips/7"))))
    #expect(log == ["will NSUserActivityTypeBrowsingWeb", "continue NSUserActivityTypeBrowsingWeb"])
    log = []
    UIApplication.shared.deliver(try #require(URL(string: "trips:7")))
    #expect(log.isEmpty)
  }
}

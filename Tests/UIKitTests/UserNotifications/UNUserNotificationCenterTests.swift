// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the permission, delivery times and presentation of notifications, with a simulated host that answers requests.
@Suite("UNUserNotificationCenter", .oneApplication)
@MainActor
struct UNUserNotificationCenterTests {
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    var lines: [String] = []
    var options: UNNotificationPresentationOptions = [.banner, .badge]
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      lines.append("present \(notification.request.identifier)")
      completionHandler(options)
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      switch response.actionIdentifier {
      case UNNotificationDefaultActionIdentifier: lines.append("opened")
      case UNNotificationDismissActionIdentifier: lines.append("dismissed")
      case let name: lines.append("\(name) \((response as? UNTextInputNotificationResponse)?.userText ?? "-")")
      }
      completionHandler()
    }
  }

  private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.list] }
  }

  private let center = UNUserNotificationCenter.current()
  private let delegate = Delegate()

  private func allowed() -> RequestStage {
    let stage = RequestStage()
    center.delegate = delegate
    var granted: Bool?
    center.requestAuthorization(options: [.alert, .badge]) { isGranted, failure in granted = isGranted && failure == nil
    }
    center.requestAuthorization(options: .sound) { _, _ in }
    stage.frame()
    #expect(stage.requests.map(\.kind) == [.notificationPermission] && granted == nil)
    stage.answer(.done)
    stage.frame()
    #expect(granted == true)
    return stage
  }

  private func request(_ name: String, _ trigger: UNNotificationTrigger?) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.subtitle = "Kitchen"
    content.body = "It is ready"
    content.badge = 3
    let request = UNNotificationRequest(identifier: name, content: content, trigger: trigger)
    content.title = "Coffee"
    return request
  }

  private func pending(_ stage: RequestStage) -> [String] {
    var found: [String] = []
    center.getPendingNotificationRequests { found = $0.map(\.identifier) }
    stage.frame()
    return found
  }

  @Test func withoutHostPermissionIsDenied() {
    let stage = RequestStage(abilities: [])
    var granted: Bool?
    var status: UNAuthorizationStatus?
    var failure: (any Error)?
    let faults = Diagnostics.recording {
      center.requestAuthorization(options: .alert) { isGranted, _ in granted = isGranted }
      center.getNotificationSettings { status = $0.authorizationStatus }
      center.add(request("tea", nil)) { failure = $0 }
      stage.frame()
    }
    #expect(granted == false && status == .denied && stage.requests.isEmpty)
    #expect(failure as? UNError == UNError(.notificationsNotAllowed) && faults.map(\.kind) == ["hostRequest"])
  }

  @Test("After three minutes the delegate decides, and the host presents title and text")
  func timeInterval() {
    let stage = allowed()
    center.add(request("tea", UNTimeIntervalNotificationTrigger(timeInterval: 3, repeats: false)))
    stage.wait(2.9)
    #expect(delegate.lines.isEmpty && pending(stage) == ["tea"])
    stage.wait(0.2)
    #expect(delegate.lines == ["present tea"] && pending(stage).isEmpty)
    let sent = stage.requests.last { $0.kind == .notification }
    #expect(sent?.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["Tea", "Kitchen\nIt is ready"])
    #expect(sent?.files.first?.name == "tea" && UIApplication.shared.applicationIconBadgeNumber == 3)
    #expect(stage.requests.contains { $0.kind == .badge })
    var delivered: [UNNotification] = []
    center.getDeliveredNotifications { delivered = $0 }
    stage.frame()
    stage.answer(.done)
    stage.frame()
    #expect(delivered.map(\.request.identifier) == ["tea"] && delegate.lines == ["present tea", "opened"])
    center.getDeliveredNotifications { delivered = $0 }
    stage.frame()
    #expect(delivered.isEmpty)
  }

  @Test func repetitionReplacementAndRemoval() {
    let stage = allowed()
    center.add(request("daily", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    center.add(request("a", UNTimeIntervalNotificationTrigger(timeInterval: 2, repeats: false)))
    center.add(request("a", UNTimeIntervalNotificationTrigger(timeInterval: 100, repeats: false)))
    center.add(request("b", UNTimeIntervalNotificationTrigger(timeInterval: 2, repeats: false)))
    #expect(pending(stage) == ["daily", "a", "b"])
    center.removePendingNotificationRequests(withIdentifiers: ["b"])
    stage.wait(61)
    #expect(delegate.lines == ["present daily"] && pending(stage) == ["daily", "a"])
    stage.wait(60)
    #expect(delegate.lines == ["present daily", "present a", "present daily"])
    center.removeAllPendingNotificationRequests()
    center.removeAllDeliveredNotifications()
    stage.wait(61)
    #expect(delegate.lines.count == 3 && stage.requests.contains { $0.kind == .removeNotification })
  }

  @Test func categoriesOfDismissedNotifications() {
    let stage = allowed()
    let category = UNNotificationCategory(
      identifier: "tea", actions: [UNNotificationAction(identifier: "more", title: "More")], intentIdentifiers: [],
      options: .customDismissAction)
    center.setNotificationCategories([category])
    let content = UNMutableNotificationContent()
    content.categoryIdentifier = "tea"
    content.title = "Tea"
    delegate.options = .banner
    center.add(UNNotificationRequest(identifier: "now", content: content, trigger: nil))
    stage.wait(0.1)
    stage.answer(.cancelled)
    stage.frame()
    #expect(delegate.lines == ["present now", "dismissed"])
    var found: Set<UNNotificationCategory> = []
    center.getNotificationCategories { found = $0 }
    stage.frame()
    #expect(found == [category])
  }

  @Test func asynchronousMethods() async throws {
    let stage = allowed()
    let other = AsyncDelegate()
    center.delegate = other
    try await center.add(request("now", nil))
    #expect(await center.notificationSettings().alertSetting == .enabled)
    #expect(await center.pendingNotificationRequests().isEmpty)
    stage.wait(0.1)
    for _ in 0..<20 where await center.deliveredNotifications().isEmpty {
      await Task.yield()
      stage.frame()
    }
    #expect(await center.deliveredNotifications().count == 1 && !stage.requests.contains { $0.kind == .notification })
  }

  @Test func calendarTriggers() throws {
    let now = Date()
    var components = DateComponents()
    components.hour = 9
    components.minute = 30
    let date = try #require(UNCalendarNotificationTrigger(dateMatching: components, repeats: true).nextTriggerDate())
    let found = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    #expect(found.hour == 9 && found.minute == 30 && found.second == 0)
    #expect(date > now && date.timeIntervalSince(now) < 90_001)
    var leap = DateComponents()
    leap.month = 2
    leap.day = 29
    let day = try #require(UNCalendarNotificationTrigger(dateMatching: leap, repeats: false).nextTriggerDate())
    #expect(Calendar.current.component(.month, from: day) == 2 && Calendar.current.component(.day, from: day) == 29)
    var never = DateComponents()
    never.year = 1999
    #expect(UNCalendarNotificationTrigger(dateMatching: never, repeats: false).nextTriggerDate() == nil)
    _ = allowed()
    var failure: (any Error)?
    center.add(request("never", UNCalendarNotificationTrigger(dateMatching: never, repeats: false))) { failure = $0 }
    UIApplication.shared.tick(timestamp: 100)
    #expect(failure as? UNError == UNError(.notificationInvalidNoDate))
  }

  @Test func invalidTimesAreRejected() {
    let faults = Diagnostics.recording {
      #expect(UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: true).timeInterval == 60)
      _ = UNTimeIntervalNotificationTrigger(timeInterval: .nan, repeats: false)
    }
    #expect(faults.map(\.kind) == ["notificationTrigger", "notificationTrigger"])
  }

  @Test("Shortcut items, icons and remote notifications behave as if permission were denied")
  func services() {
    final class AppDelegate: NSObject, UIApplicationDelegate {
      var lines: [String] = []
      func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        lines.append(shortcutItem.type)
        completionHandler(true)
      }
      func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
      ) { lines.append("failed") }
    }
    let stage = RequestStage(abilities: [])
    let application = UIApplication.shared
    let delegate = AppDelegate()
    application.delegate = delegate
    var failure: (any Error)?
    let faults = Diagnostics.recording {
      application.registerForRemoteNotifications()
      application.setAlternateIconName("Dark") { failure = $0 }
      application.applicationIconBadgeNumber = 2
      stage.frame()
    }
    #expect(faults.map(\.kind) == ["hostRequest", "hostRequest", "hostRequest"] && failure != nil)
    #expect(application.applicationIconBadgeNumber == 2 && !application.isRegisteredForRemoteNotifications)
    #expect(application.backgroundRefreshStatus == .denied && !application.supportsAlternateIcons)
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New note")
    item.icon = UIApplicationShortcutIcon(type: .add)
    application.shortcutItems = [item]
    #expect(application.shortcutItems?.first?.localizedTitle == "New note")
    application.deliver(item)
    #expect(delegate.lines == ["failed", "new"])
  }

  @Test("The buttons of a category are sent to the host, whose answer names one and has the text")
  func actions() {
    let stage = allowed()
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "tea",
        actions: [
          UNNotificationAction(identifier: "pour", title: "Pour out", options: .destructive),
          UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Message"),
        ], intentIdentifiers: [])
    ])
    func present(_ name: String) {
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      content.categoryIdentifier = "tea"
      center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
      stage.frame()
      stage.frame()
    }
    present("a")
    let files = stage.requests.last?.files ?? []
    #expect(files.dropFirst(2).map(\.name) == ["pour", "reply"])
    #expect(files.dropFirst(2).map(\.type) == ["text/x-action-destructive", "text/x-input"])
    #expect(files.last.map { String(decoding: $0.bytes, as: UTF8.self) } == "Reply\nSend\nMessage")
    stage.answer(.done, files: [StageFile(name: "reply", type: "text/plain", bytes: Array("Thanks".utf8))])
    present("b")
    stage.answer(.done, files: [StageFile(name: "pour")])
    present("c")
    stage.answer(.done)
    present("d")
    stage.answer(.done, files: [StageFile(name: "unknown")])
    #expect(delegate.lines.filter { !$0.hasPrefix("present") } == ["reply Thanks", "pour -", "opened", "opened"])
  }
}

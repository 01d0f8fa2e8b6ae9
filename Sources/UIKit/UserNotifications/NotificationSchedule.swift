// SPDX-License-Identifier: MIT

import SprungStage

/// The application's notification permission, pending requests and delivered notifications.
final class NotificationSchedule: AppState {
  static let shared = AppContext.adopt(NotificationSchedule())

  /// A request that has not been delivered yet.
  private final class Pending {
    let request: UNNotificationRequest
    var isOver = false
    init(_ request: UNNotificationRequest) { self.request = request }
  }

  private struct Delivered {
    let notification: UNNotification
    /// The number of the host request that presented the notification.
    let number: UInt32
  }

  @WeakReference var delegate: (any UNUserNotificationCenterDelegate)?
  var categories: Set<UNNotificationCategory> = []
  private var status = UNAuthorizationStatus.notDetermined
  private var options: UNAuthorizationOptions = []
  private var asking: [(Bool) -> Void] = []
  private var pending: [Pending] = []
  private var delivered: [Delivered] = []

  var pendingRequests: [UNNotificationRequest] { pending.map { $0.request } }
  var deliveredNotifications: [UNNotification] { delivered.map { $0.notification } }

  // MARK: Permission

  var settings: UNNotificationSettings {
    let isDenied =
      status == .notDetermined && AppContext.shared.isHostKnown && !HostRequests.canAnswer(.notifications)
    return UNNotificationSettings(status: isDenied ? .denied : status, options: options)
  }

  func requestAuthorization(_ wanted: UNAuthorizationOptions, _ handler: @escaping (Bool) -> Void) {
    options.formUnion(wanted)
    // Applications usually request authorization while they launch, before the host's abilities are known.
    HostRequests.whenHostIsKnown { NotificationSchedule.shared.requestAuthorization(handler) }
  }

  private func requestAuthorization(_ handler: @escaping (Bool) -> Void) {
    guard status == .notDetermined else {
      let isGranted = status == .authorized
      AppContext.shared.afterCommit { handler(isGranted) }
      return
    }
    guard HostRequests.canAnswer(.notifications) else {
      Diagnostics.report(
        "hostRequest",
        "Notifications are denied because the host does not support them. Run the app in a browser, or set the abilities of the headless host."
      )
      status = .denied
      AppContext.shared.afterCommit { handler(false) }
      return
    }
    asking.append(handler)
    guard asking.count == 1 else { return }
    HostRequests.shared.send(.notificationPermission, files: []) { NotificationSchedule.shared.permissionDecided($0) }
  }

  private func permissionDecided(_ answer: StageAnswer) {
    status = answer.outcome == .done ? .authorized : .denied
    let handlers = asking
    asking = []
    for handler in handlers { AppContext.shared.afterCommit { handler(answer.outcome == .done) } }
  }

  // MARK: Requests

  /// Adds a request. Returns an error if the request is rejected.
  func add(_ request: UNNotificationRequest) -> UNError? {
    guard status == .authorized else { return UNError(.notificationsNotAllowed) }
    removePending([request.identifier])
    guard request.trigger != nil else {
      AppContext.shared.afterCommit { NotificationSchedule.shared.deliver(request) }
      return nil
    }
    let entry = Pending(request)
    guard schedule(entry) else { return UNError(.notificationInvalidNoDate) }
    pending.append(entry)
    return nil
  }

  private func schedule(_ entry: Pending) -> Bool {
    guard let delay = entry.request.trigger?.delay(after: PresentDate.now) else { return false }
    TimedWork.shared.add(
      after: delay, isAlive: { !entry.isOver },
      body: { NotificationSchedule.shared.fire(entry) })
    return true
  }

  private func fire(_ entry: Pending) {
    guard !entry.isOver else { return }
    if entry.request.trigger?.repeats != true || !schedule(entry) {
      entry.isOver = true
      pending.removeAll { $0 === entry }
    }
    deliver(entry.request)
  }

  /// Removes the pending requests with the given identifiers, or all pending requests if `identifiers` is nil.
  func removePending(_ identifiers: [String]?) {
    for entry in pending where Self.contains(identifiers, entry.request.identifier) { entry.isOver = true }
    pending.removeAll { $0.isOver }
  }

  private static func contains(_ identifiers: [String]?, _ identifier: String) -> Bool {
    guard let identifiers else { return true }
    return identifiers.contains { $0.isLiterallyEqual(to: identifier) }
  }

  // MARK: Delivery

  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(request, at: PresentDate.now)
    guard UIApplication.shared.applicationState == .active else {
      return present(notification, [.banner, .list, .badge, .sound])
    }
    guard let delegate else { return }
    delegate.userNotificationCenter(.current(), willPresent: notification) {
      NotificationSchedule.shared.present(notification, $0)
    }
  }

  private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let content = notification.request.content
    if options.contains(.badge), let badge = content.badge { ApplicationBadge.shared.count = badge.intValue }
    guard !options.isDisjoint(with: [.alert, .banner, .list]) else { return }
    let identifier = notification.request.identifier
    removeDelivered([identifier])
    var number: UInt32 = 0
    if !options.isDisjoint(with: [.alert, .banner]) {
      let text = content.subtitle.isEmpty ? content.body : "\(content.subtitle)\n\(content.body)"
      var files = [
        StageFile(name: identifier, type: "text/x-title", bytes: Array(content.title.utf8)),
        StageFile(name: "", type: "text/plain", bytes: Array(text.utf8)),
      ]
      files += (category(of: notification)?.actions ?? []).map { $0.staged }
      number = HostRequests.shared.send(.notification, files: files) {
        NotificationSchedule.shared.answered(notification, $0)
      }
    }
    delivered.append(Delivered(notification: notification, number: number))
  }

  private func category(of notification: UNNotification) -> UNNotificationCategory? {
    let name = notification.request.content.categoryIdentifier
    return categories.first { $0.identifier.isLiterallyEqual(to: name) }
  }

  private func answered(_ notification: UNNotification, _ answer: StageAnswer) {
    guard answer.outcome != .failed else { return }
    delivered.removeAll { $0.notification === notification }
    let category = category(of: notification)
    let isOpened = answer.outcome == .done
    guard isOpened || category?.options.contains(.customDismissAction) == true else { return }
    var response: UNNotificationResponse?
    if isOpened, let chosen = answer.files.first {
      let action = category?.actions.first { $0.identifier.isLiterallyEqual(to: chosen.name) }
      response = action?.response(to: notification, String(decoding: chosen.bytes, as: UTF8.self))
    }
    delegate?.userNotificationCenter(
      .current(),
      didReceive: response
        ?? UNNotificationResponse(
          notification, isOpened ? UNNotificationDefaultActionIdentifier : UNNotificationDismissActionIdentifier)
    ) {}
  }

  /// Removes the delivered notifications with the given identifiers, or all of them if `identifiers` is nil.
  func removeDelivered(_ identifiers: [String]?) {
    for entry in delivered where Self.contains(identifiers, entry.notification.request.identifier) {
      guard entry.number != 0 else { continue }
      HostRequests.shared.withdraw(entry.number)
      HostRequests.shared.send(
        .removeNotification, files: [.text(entry.notification.request.identifier)]
      ) { _ in }
    }
    delivered.removeAll { Self.contains(identifiers, $0.notification.request.identifier) }
  }

  func reset() {
    delegate = nil
    categories = []
    status = .notDetermined
    options = []
    asking = []
    pending = []
    delivered = []
  }
}

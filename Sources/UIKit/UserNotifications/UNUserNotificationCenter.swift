// SPDX-License-Identifier: MIT

/// Asks for permission, and delivers notifications at their times.
///
/// ```swift
/// let center = UNUserNotificationCenter.current()
/// center.requestAuthorization(options: [.alert, .badge]) { granted, _ in
///   guard granted else { return }
///   let content = UNMutableNotificationContent()
///   content.title = "Tea is ready"
///   let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
///   center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
/// }
/// ```
///
/// A page presents them with the notifications of the browser. Times are those of the application: tests that let three minutes pass
/// deliver what is due then. Handlers are called on the main thread, after the current frame.
///
/// Differs from Apple: permission is denied, and this is reported once, if the host cannot present notifications or the user did not
/// allow them. Requests are not kept when the application ends, and a page in the background may deliver late.
nonisolated open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  #if hasFeature(Embedded)
    /// The errors of handlers.
    public typealias Failure = UNError
  #else
    /// The errors of handlers.
    public typealias Failure = any Error
  #endif

  private static let shared = UNUserNotificationCenter()

  private override init() { super.init() }

  /// The center of the application.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Decides how notifications are presented while the application is active, and receives responses. Default: nil. It is not retained.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { MainThread.run(()) { NotificationSchedule.shared.delegate } }
    set { MainThread.run(newValue) { NotificationSchedule.shared.delegate = $0 } }
  }

  /// Whether the host shows views of the application in notifications: never.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Asks the person for permission, once; later calls answer the same.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, Failure?) -> Void
  ) {
    MainThread.run((options, completionHandler)) { options, handler in
      NotificationSchedule.shared.requestAuthorization(options) { handler($0, nil) }
    }
  }

  /// Asks the person for permission, once; later calls answer the same.
  @MainActor public final func requestAuthorization(options: UNAuthorizationOptions = []) async throws(UNError) -> Bool
  {
    await withCheckedContinuation { continuation in
      NotificationSchedule.shared.requestAuthorization(options) { continuation.resume(returning: $0) }
    }
  }

  /// Calls a handler with the permissions.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    answer(completionHandler) { $0.settings }
  }

  /// The permissions.
  @MainActor public final func notificationSettings() async -> UNNotificationSettings {
    NotificationSchedule.shared.settings
  }

  // MARK: Requests

  /// Adds a request; one with the same identifier is replaced. The handler receives an error if notifications are not allowed, or the date
  /// does not come.
  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: ((Failure?) -> Void)? = nil)
  {
    MainThread.run((request, completionHandler)) { request, handler in
      let failure = NotificationSchedule.shared.add(request)
      if let handler { AppContext.shared.afterCommit { handler(failure) } }
    }
  }

  /// Adds a request; one with the same identifier is replaced.
  @MainActor public final func add(_ request: UNNotificationRequest) async throws(UNError) {
    if let failure = NotificationSchedule.shared.add(request) { throw failure }
  }

  /// Calls a handler with the requests that are not delivered yet.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    answer(completionHandler) { $0.pendingRequests }
  }

  /// The requests that are not delivered yet.
  @MainActor public final func pendingNotificationRequests() async -> [UNNotificationRequest] {
    NotificationSchedule.shared.pendingRequests
  }

  /// Removes requests that are not delivered yet.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    MainThread.run(identifiers) { NotificationSchedule.shared.removePending($0) }
  }

  /// Removes all requests that are not delivered yet.
  open func removeAllPendingNotificationRequests() {
    MainThread.run(()) { NotificationSchedule.shared.removePending(nil) }
  }

  // MARK: Delivered notifications

  /// Calls a handler with the notifications that were delivered and neither opened nor removed.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    answer(completionHandler) { $0.deliveredNotifications }
  }

  /// The notifications that were delivered and neither opened nor removed.
  @MainActor public final func deliveredNotifications() async -> [UNNotification] {
    NotificationSchedule.shared.deliveredNotifications
  }

  /// Removes delivered notifications from the host's list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    MainThread.run(identifiers) { NotificationSchedule.shared.removeDelivered($0) }
  }

  /// Removes all delivered notifications from the host's list.
  open func removeAllDeliveredNotifications() {
    MainThread.run(()) { NotificationSchedule.shared.removeDelivered(nil) }
  }

  // MARK: Categories and badge

  /// Replaces the categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    MainThread.run(categories) { NotificationSchedule.shared.categories = $0 }
  }

  /// Calls a handler with the categories.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    answer(completionHandler) { $0.categories }
  }

  /// The categories.
  @MainActor public final func notificationCategories() async -> Set<UNNotificationCategory> {
    NotificationSchedule.shared.categories
  }

  /// Sets the number on the icon; 0 removes it.
  open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: ((Failure?) -> Void)? = nil) {
    MainThread.run((newBadgeCount, completionHandler)) { count, handler in
      ApplicationBadge.shared.count = count
      if let handler { AppContext.shared.afterCommit { handler(nil) } }
    }
  }

  /// Sets the number on the icon; 0 removes it.
  @MainActor public final func setBadgeCount(_ newBadgeCount: Int) async throws(UNError) {
    ApplicationBadge.shared.count = newBadgeCount
  }

  private func answer<Value>(
    _ handler: @escaping (Value) -> Void, _ read: @escaping @MainActor (NotificationSchedule) -> Value
  ) {
    MainThread.afterCommit {
      let value: Value = MainThread.run(read) { $0(NotificationSchedule.shared) }
      handler(value)
    }
  }
}

// SPDX-License-Identifier: MIT

/// Requests permission to deliver notifications, and schedules them.
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
/// In a browser, notifications are shown as browser notifications. Delays are measured in application time. If a test
/// advances the time by three minutes, the notifications that have become due are delivered. Completion handlers run on
/// the main thread after the current frame.
///
/// Differs from Apple: if the host cannot present notifications or the user has declined them, permission is denied,
/// and a warning is reported once. Requests are discarded when the application ends, and a page in the background may
/// deliver notifications late.
nonisolated open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  #if hasFeature(Embedded)
    /// The error type of completion handlers.
    public typealias Failure = UNError
  #else
    /// The error type of completion handlers.
    public typealias Failure = any Error
  #endif

  private static let shared = UNUserNotificationCenter()

  private override init() { super.init() }

  /// Returns the notification center of the application.
  open class func current() -> UNUserNotificationCenter { shared }

  /// The delegate that decides how notifications are presented while the application is active, and receives responses.
  /// Default: nil. The delegate is not retained.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { MainThread.run(()) { NotificationSchedule.shared.delegate } }
    set { MainThread.run(newValue) { NotificationSchedule.shared.delegate = $0 } }
  }

  /// Whether notifications can contain views of the application. Always false.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Asks the user for permission when it is first called. In later calls, the handler receives the same result.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, Failure?) -> Void
  ) {
    MainThread.run((options, completionHandler)) { options, handler in
      NotificationSchedule.shared.requestAuthorization(options) { handler($0, nil) }
    }
  }

  /// Asks the user for permission when it is first called. Later calls return the same result.
  @MainActor public final func requestAuthorization(options: UNAuthorizationOptions = []) async throws(UNError) -> Bool
  {
    await withCheckedContinuation { continuation in
      NotificationSchedule.shared.requestAuthorization(options) { continuation.resume(returning: $0) }
    }
  }

  /// Passes the notification settings to a handler.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    answer(completionHandler) { $0.settings }
  }

  /// Returns the notification settings of the application.
  @MainActor public final func notificationSettings() async -> UNNotificationSettings {
    NotificationSchedule.shared.settings
  }

  // MARK: Requests

  /// Adds a request, which replaces any request with the same identifier. The handler receives an error if
  /// notifications are not allowed or the trigger has no future date.
  open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: ((Failure?) -> Void)? = nil)
  {
    MainThread.run((request, completionHandler)) { request, handler in
      let failure = NotificationSchedule.shared.add(request)
      if let handler { AppContext.shared.afterCommit { handler(failure) } }
    }
  }

  /// Adds a request, which replaces any request with the same identifier.
  @MainActor public final func add(_ request: UNNotificationRequest) async throws(UNError) {
    if let failure = NotificationSchedule.shared.add(request) { throw failure }
  }

  /// Passes the pending requests to a handler.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    answer(completionHandler) { $0.pendingRequests }
  }

  /// Returns the pending requests.
  @MainActor public final func pendingNotificationRequests() async -> [UNNotificationRequest] {
    NotificationSchedule.shared.pendingRequests
  }

  /// Removes the pending requests with the given identifiers.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    MainThread.run(identifiers) { NotificationSchedule.shared.removePending($0) }
  }

  /// Removes all pending requests.
  open func removeAllPendingNotificationRequests() {
    MainThread.run(()) { NotificationSchedule.shared.removePending(nil) }
  }

  // MARK: Delivered notifications

  /// Passes the delivered notifications to a handler, except those that were opened or removed.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    answer(completionHandler) { $0.deliveredNotifications }
  }

  /// Returns the delivered notifications, except those that were opened or removed.
  @MainActor public final func deliveredNotifications() async -> [UNNotification] {
    NotificationSchedule.shared.deliveredNotifications
  }

  /// Removes delivered notifications from the host's notification list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    MainThread.run(identifiers) { NotificationSchedule.shared.removeDelivered($0) }
  }

  /// Removes all delivered notifications from the host's notification list.
  open func removeAllDeliveredNotifications() {
    MainThread.run(()) { NotificationSchedule.shared.removeDelivered(nil) }
  }

  // MARK: Categories and badge

  /// Replaces the notification categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    MainThread.run(categories) { NotificationSchedule.shared.categories = $0 }
  }

  /// Passes the notification categories to a handler.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    answer(completionHandler) { $0.categories }
  }

  /// Returns the notification categories.
  @MainActor public final func notificationCategories() async -> Set<UNNotificationCategory> {
    NotificationSchedule.shared.categories
  }

  /// Sets the badge number of the application's icon; 0 removes the badge.
  open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: ((Failure?) -> Void)? = nil) {
    MainThread.run((newBadgeCount, completionHandler)) { count, handler in
      ApplicationBadge.shared.count = count
      if let handler { AppContext.shared.afterCommit { handler(nil) } }
    }
  }

  /// Sets the badge number of the application's icon; 0 removes the badge.
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

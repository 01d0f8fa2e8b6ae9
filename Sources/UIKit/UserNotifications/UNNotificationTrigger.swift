// SPDX-License-Identifier: MIT

/// A condition for the delivery of a notification.
nonisolated open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether the notification is delivered repeatedly.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// Returns the number of seconds from `now` to the next delivery, or nil if there is none.
  func delay(after now: Date) -> TimeInterval? { nil }
}

/// Delivers a notification after an interval in application time. The interval starts when the request is added.
nonisolated open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The number of seconds before the delivery.
  public let timeInterval: TimeInterval

  /// Creates a trigger. The interval must be positive, and at least 60 seconds if the trigger repeats. Other values are
  /// reported and replaced with the minimum. Differs from Apple: on Apple's platforms, an invalid interval stops the
  /// application.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    let least = repeats ? 60.0 : UIKitTuning.leastNotificationDelay
    let isUsable = timeInterval.isFinite && (repeats ? timeInterval >= 60 : timeInterval > 0)
    if !isUsable {
      Diagnostics.report(
        "notificationTrigger",
        "The time interval of \(timeInterval) seconds is invalid. Pass a finite number above 0, and at least 60 if the notification repeats."
      )
    }
    self.timeInterval = isUsable ? timeInterval : least
    super.init(repeats: repeats)
  }

  /// Returns the date at which the notification would be delivered if the request were added now.
  open func nextTriggerDate() -> Date? { PresentDate.now.addingTimeInterval(timeInterval) }

  override func delay(after now: Date) -> TimeInterval? { timeInterval }
}

/// Delivers a notification at the next date that matches date components, for example every day at nine.
nonisolated open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that the date must match. Only year, month, day, weekday, hour, minute and second are used.
  public let dateComponents: DateComponents

  /// Creates a trigger that fires at matching dates.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the date of the next delivery, or nil if no date matches within eight years.
  open func nextTriggerDate() -> Date? { CalendarSearch(dateComponents).next(after: PresentDate.now) }

  override func delay(after now: Date) -> TimeInterval? {
    CalendarSearch(dateComponents).next(after: now).map { $0.timeIntervalSince(now) }
  }
}

/// Finds matching dates by searching day by day.
nonisolated private struct CalendarSearch {
  let wanted: DateComponents

  init(_ wanted: DateComponents) { self.wanted = wanted }

  func next(after now: Date) -> Date? {
    let calendar = Calendar.current
    let isOfDay = wanted.year != nil || wanted.month != nil || wanted.day != nil || wanted.weekday != nil
    guard isOfDay || wanted.hour != nil || wanted.minute != nil || wanted.second != nil else { return nil }
    // Hours, minutes and seconds below the smallest specified unit must be 0. An unspecified unit above the smallest
    // specified unit matches any value.
    let hours =
      wanted.hour.map { $0...$0 } ?? (isOfDay && wanted.minute == nil && wanted.second == nil ? 0...0 : 0...23)
    let minutes = wanted.minute.map { $0...$0 } ?? (wanted.second == nil ? 0...0 : 0...59)
    let today = calendar.startOfDay(for: now)
    for offset in 0..<UIKitTuning.notificationSearchDays {
      guard let day = calendar.date(byAdding: .day, value: offset, to: today) else { return nil }
      let found = calendar.dateComponents([.year, .month, .day, .weekday], from: day)
      guard matches(wanted.year, found.year), matches(wanted.month, found.month), matches(wanted.day, found.day),
        matches(wanted.weekday, found.weekday)
      else { continue }
      for hour in hours {
        for minute in minutes {
          var components = DateComponents()
          components.year = found.year
          components.month = found.month
          components.day = found.day
          components.hour = hour
          components.minute = minute
          components.second = wanted.second ?? 0
          if let date = calendar.date(from: components), date > now { return date }
        }
      }
    }
    return nil
  }

  private func matches(_ wanted: Int?, _ found: Int?) -> Bool { wanted == nil || wanted == found }
}

nonisolated extension UIKitTuning {
  /// Delay in seconds that replaces an invalid delay of a notification (0.001, our choice).
  static let leastNotificationDelay = 0.001

  /// Number of days in which a matching date is searched for (2,923, our choice). In eight years, there is always a
  /// February 29.
  static let notificationSearchDays = 2_923
}

/// The trigger of a remote notification. Such triggers are never created, because hosts do not support remote
/// notifications.
nonisolated open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

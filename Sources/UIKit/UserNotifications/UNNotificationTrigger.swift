// SPDX-License-Identifier: MIT

/// When a notification is delivered.
nonisolated open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is delivered again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// Seconds from a moment until the next delivery; nil if there is none.
  func delay(after now: Date) -> TimeInterval? { nil }
}

/// Delivers a notification some seconds after the request was added, by the time of the application.
nonisolated open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds until the delivery.
  public let timeInterval: TimeInterval

  /// Makes a trigger of a positive number of seconds, at least 60 if it repeats. Another number is reported, and the least that is allowed
  /// counts instead. Differs from Apple: there it stops the application.
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

  /// When it is delivered if it is added now.
  open func nextTriggerDate() -> Date? { PresentDate.now.addingTimeInterval(timeInterval) }

  override func delay(after now: Date) -> TimeInterval? { timeInterval }
}

/// Delivers a notification at the next date that has some components, such as every day at nine.
nonisolated open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components that the date must have: year, month, day, weekday, hour, minute and second count.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it is delivered next; nil if no such date follows within eight years.
  open func nextTriggerDate() -> Date? { CalendarSearch(dateComponents).next(after: PresentDate.now) }

  override func delay(after now: Date) -> TimeInterval? {
    CalendarSearch(dateComponents).next(after: now).map { $0.timeIntervalSince(now) }
  }
}

/// Searches dates by their components, day by day.
nonisolated private struct CalendarSearch {
  let wanted: DateComponents

  init(_ wanted: DateComponents) { self.wanted = wanted }

  func next(after now: Date) -> Date? {
    let calendar = Calendar.current
    let isOfDay = wanted.year != nil || wanted.month != nil || wanted.day != nil || wanted.weekday != nil
    guard isOfDay || wanted.hour != nil || wanted.minute != nil || wanted.second != nil else { return nil }
    // Units smaller than the smallest given one start at 0; those between given units may have any value.
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
  /// Seconds after which a notification with a rejected delay is delivered (0.001, our choice).
  static let leastNotificationDelay = 0.001

  /// Days in which a date with given components is searched (2,923, our choice): eight years, so that February 29 is found.
  static let notificationSearchDays = 2_923
}

/// The trigger of a notification that was sent by a server. Hosts send none.
nonisolated open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

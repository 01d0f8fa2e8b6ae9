// SPDX-License-Identifier: MIT

/// The kinds of notifications for which an application requests permission.
nonisolated public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Badges on the application's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Alerts on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in CarPlay.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds that play even if the device is muted.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button that opens the application's notification settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Notifications that are delivered quietly without asking the user for permission.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Notifications that appear even if a focus is active.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// The permission of an application to deliver notifications.
nonisolated public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// Notifications are not allowed.
  case denied = 1
  /// Notifications are allowed.
  case authorized = 2
  /// Only quiet notifications are allowed.
  case provisional = 3
  /// Notifications are allowed for a limited time.
  case ephemeral = 4
}

/// The state of one notification feature.
nonisolated public enum UNNotificationSetting: Int, Sendable {
  /// The host does not support the feature.
  case notSupported = 0
  /// The feature is disabled.
  case disabled = 1
  /// The feature is enabled.
  case enabled = 2
}

/// The style of notification alerts.
nonisolated public enum UNAlertStyle: Int, Sendable {
  /// No alerts.
  case none = 0
  /// Alerts that disappear after some time.
  case banner = 1
  /// Alerts that remain until the user dismisses them.
  case alert = 2
}

/// The setting that determines when previews of notifications are shown.
nonisolated public enum UNShowPreviewsSetting: Int, Sendable {
  /// Previews are always shown.
  case always = 0
  /// Previews are shown while the device is unlocked.
  case whenAuthenticated = 1
  /// Previews are never shown.
  case never = 2
}

/// Options for presenting a notification while the application is active.
nonisolated public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Updates the badge of the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// Plays the sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// Shows the notification on the screen and in the notification list.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// Shows the notification in the notification list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// Shows the notification on the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The notification settings of an application.
nonisolated open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the application may deliver notifications.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
    super.init()
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    authorizationStatus == .authorized && options.contains(option) ? .enabled : .disabled
  }

  /// Whether notifications appear on the screen.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the icon can have a badge.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether notifications can play sounds.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether notifications appear in the notification list.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Always `notSupported`, because there is no lock screen.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Always `notSupported`, because CarPlay is not available.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Always `notSupported`, because the host decides whether sounds play.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// The style of alerts. The style is `banner` if alerts are enabled, because browsers display notifications for a
  /// limited time.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// Always `.always`, although the host decides whether previews are shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the host offers a button for the application's notification settings. Always false.
  open var providesAppNotificationSettings: Bool { false }
}

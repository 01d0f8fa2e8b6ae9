// SPDX-License-Identifier: MIT

/// The features for which an application asks a person's permission.
nonisolated public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Notifications on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Notifications in cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds in spite of silence.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the application's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Silent notifications without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  /// Notifications in spite of a focus.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// Whether a person allowed notifications.
nonisolated public enum UNAuthorizationStatus: Int, Sendable {
  /// The person was not asked.
  case notDetermined = 0
  /// They are not allowed.
  case denied = 1
  /// They are allowed.
  case authorized = 2
  /// Silent ones are allowed.
  case provisional = 3
  /// They are allowed for some time.
  case ephemeral = 4
}

/// Whether a way to present notifications is allowed.
nonisolated public enum UNNotificationSetting: Int, Sendable {
  /// The host does not have it.
  case notSupported = 0
  /// It is not allowed.
  case disabled = 1
  /// It is allowed.
  case enabled = 2
}

/// How notifications appear on the screen.
nonisolated public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// For some time.
  case banner = 1
  /// Until a person dismisses them.
  case alert = 2
}

/// When previews of notifications are shown.
nonisolated public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// When the device is unlocked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// How a notification is presented while the application is active.
nonisolated public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the icon changes.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// On the screen and in the list of notifications.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list of notifications.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// On the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The permissions of an application.
nonisolated open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether notifications are allowed.
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
  /// Whether the icon has a number.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether sounds are played.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether notifications are listed.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Never: there is no locked screen.
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Never: there are no cars.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Never: hosts decide about sounds.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// How notifications appear. Browsers show them for some time.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// When previews are shown. The host decides.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the host offers the application's own settings.
  open var providesAppNotificationSettings: Bool { false }
}

// SPDX-License-Identifier: MIT

import UIKit

/// The values of the form, which are stored in `UserDefaults`.
struct Preferences: Equatable {
  enum Theme: Int, CaseIterable {
    case system, light, dark

    var title: String {
      switch self {
      case .system: "System"
      case .light: "Light"
      case .dark: "Dark"
      }
    }

    var style: UIUserInterfaceStyle {
      switch self {
      case .system: .unspecified
      case .light: .light
      case .dark: .dark
      }
    }
  }

  static let languages = ["English", "Deutsch", "Español", "Français", "Italiano", "Nederlands", "Polski", "Svenska"]

  var name = ""
  /// The index of the language in `languages`.
  var language = 0
  var allowsNotifications = true
  var playsSounds = false
  /// The volume in the range 0...1.
  var volume = 0.5
  /// The number of reminders per day, in the range 0...9.
  var reminders = 2
  /// The time of the first reminder, in minutes after midnight.
  var firstReminder = 7 * 60 + 30
  var theme = Theme.system

  init() {}

  /// Reads the stored values, or uses the defaults if there are none.
  init(_ defaults: UserDefaults) {
    guard defaults.bool(forKey: "stored") else { return }
    name = defaults.string(forKey: "name") ?? ""
    language = min(max(defaults.integer(forKey: "language"), 0), Self.languages.count - 1)
    allowsNotifications = defaults.bool(forKey: "notifications")
    playsSounds = defaults.bool(forKey: "sounds")
    volume = defaults.double(forKey: "volume")
    reminders = defaults.integer(forKey: "reminders")
    firstReminder = defaults.integer(forKey: "firstReminder")
    theme = Theme(rawValue: defaults.integer(forKey: "theme")) ?? .system
  }

  func store(in defaults: UserDefaults) {
    defaults.set(true, forKey: "stored")
    defaults.set(name, forKey: "name")
    defaults.set(language, forKey: "language")
    defaults.set(allowsNotifications, forKey: "notifications")
    defaults.set(playsSounds, forKey: "sounds")
    defaults.set(volume, forKey: "volume")
    defaults.set(reminders, forKey: "reminders")
    defaults.set(firstReminder, forKey: "firstReminder")
    defaults.set(theme.rawValue, forKey: "theme")
  }
}

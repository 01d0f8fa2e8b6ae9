// SPDX-License-Identifier: MIT

import UIKit

/// The values of the form, kept in the user defaults.
struct Preferences: Equatable {
  enum Theme: Int, CaseIterable {
    case system, light, dark

    var title: String {
      switch self {
      case .system: "As the System"
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

  var notifies = true
  var playsSounds = false
  var volume = 0.5
  var reminders = 2
  /// Minutes after midnight.
  var wakeUp = 7 * 60 + 30
  var theme = Theme.system

  init() {}

  /// The values that were stored last, or the usual ones.
  init(_ defaults: UserDefaults) {
    guard defaults.bool(forKey: "stored") else { return }
    notifies = defaults.bool(forKey: "notifies")
    playsSounds = defaults.bool(forKey: "sounds")
    volume = defaults.double(forKey: "volume")
    reminders = defaults.integer(forKey: "reminders")
    wakeUp = defaults.integer(forKey: "wakeUp")
    theme = Theme(rawValue: defaults.integer(forKey: "theme")) ?? .system
  }

  func store(_ defaults: UserDefaults) {
    defaults.set(true, forKey: "stored")
    defaults.set(notifies, forKey: "notifies")
    defaults.set(playsSounds, forKey: "sounds")
    defaults.set(volume, forKey: "volume")
    defaults.set(reminders, forKey: "reminders")
    defaults.set(wakeUp, forKey: "wakeUp")
    defaults.set(theme.rawValue, forKey: "theme")
  }
}

// SPDX-License-Identifier: MIT

/// The state restoration activity of the only scene, stored in `UserDefaults`.
enum StoredActivity {
  // `UserDefaults` is available on every host: as a file in native builds, and as the browser's storage in a page.
  private static let key = "sprung.stateRestorationActivity"

  /// Removes the stored activity.
  static func remove() { UserDefaults.standard.removeObject(forKey: key) }

  #if hasFeature(Embedded)
    /// Stores an activity.
    static func write(_ activity: NSUserActivity) {
      var values: [String: StoredValue] = ["type": .text(activity.activityType)]
      values["title"] = activity.title.map { .text($0) }
      values["identifier"] = activity.persistentIdentifier.map { .text($0) }
      values["page"] = activity.webpageURL.map { .text($0.absoluteString) }
      values["expiration"] = activity.expirationDate.map { .date($0.timeIntervalSinceReferenceDate) }
      values["userInfo"] = activity.userInfo.map { info in
        info.filter { activity.stores($0.key) }.stored
      }
      UserDefaults.standard.set(values, forKey: key)
    }

    /// Returns the stored activity, or nil if there is none.
    static func read() -> NSUserActivity? {
      guard let values = UserDefaults.standard.object(forKey: key, as: [String: StoredValue].self),
        let type = values["type"].flatMap({ String(stored: $0) })
      else { return nil }
      let activity = NSUserActivity(activityType: type)
      activity.title = values["title"].flatMap { String(stored: $0) }
      activity.persistentIdentifier = values["identifier"].flatMap { String(stored: $0) }
      activity.webpageURL = values["page"].flatMap { String(stored: $0) }.flatMap { URL(string: $0) }
      activity.expirationDate = values["expiration"].flatMap { Date(stored: $0) }
      activity.userInfo = values["userInfo"].flatMap { [String: StoredValue](stored: $0) }
      return activity.ifCurrent
    }
  #else
    /// Stores an activity.
    static func write(_ activity: NSUserActivity) {
      var values: [String: Any] = ["type": activity.activityType]
      values["title"] = activity.title
      values["identifier"] = activity.persistentIdentifier
      values["page"] = activity.webpageURL?.absoluteString
      values["expiration"] = activity.expirationDate
      if let info = activity.userInfo {
        var stored: [String: Any] = [:]
        for (key, value) in info {
          guard let key = key as? String, activity.stores(key), isStorable(value) else { continue }
          stored[key] = value
        }
        values["userInfo"] = stored
      }
      UserDefaults.standard.set(values, forKey: key)
    }

    /// Returns the stored activity, or nil if there is none.
    static func read() -> NSUserActivity? {
      guard let values = UserDefaults.standard.dictionary(forKey: key), let type = values["type"] as? String else {
        return nil
      }
      let activity = NSUserActivity(activityType: type)
      activity.title = values["title"] as? String
      activity.persistentIdentifier = values["identifier"] as? String
      activity.webpageURL = (values["page"] as? String).flatMap { URL(string: $0) }
      activity.expirationDate = values["expiration"] as? Date
      activity.userInfo = values["userInfo"] as? [String: Any]
      return activity.ifCurrent
    }

    private static func isStorable(_ value: Any) -> Bool {
      switch value {
      case let list as [Any]: list.allSatisfy { isStorable($0) }
      case let values as [String: Any]: values.values.allSatisfy { isStorable($0) }
      default:
        value is String || value is Bool || value is Int || value is Double || value is Float || value is Date
          || value is Data || value is NSNumber
      }
    }
  #endif
}

extension NSUserActivity {
  /// Returns whether the value for a key must be stored.
  fileprivate final func stores(_ key: String) -> Bool {
    guard let required = requiredUserInfoKeys, !required.isEmpty else { return true }
    return required.contains(key)
  }

  /// The activity itself, or nil if it has expired.
  fileprivate final var ifCurrent: NSUserActivity? {
    guard let expirationDate, expirationDate < PresentDate.now else { return self }
    return nil
  }
}

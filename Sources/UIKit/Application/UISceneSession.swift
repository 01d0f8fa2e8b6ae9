// SPDX-License-Identifier: MIT

/// The persistent information about a scene. The single session exists as long as the application.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public var rawValue: String
    /// Creates a role from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The scene displays interactive windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The scene displays noninteractive content on an external display. Hosts do not use this role.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The scene, or nil before it connects and after it has disconnected.
  @WeakReference open internal(set) var scene: UIScene?
  #if !hasFeature(Embedded)
    /// The application's custom values for the scene. Default: nil. These values are not saved when the application
    /// ends.
    open var userInfo: [String: Any]?
  #endif

  /// The activity that describes the state of the scene when it last left the screen, including in earlier launches.
  /// Nil if no activity is stored.
  ///
  /// The scene delegate returns the activity from `stateRestorationActivity(for:)` each time the scene is hidden or
  /// ends. The host stores the activity in the same way as `UserDefaults`, and removes the stored activity if the
  /// result is nil. Tests that must start without a stored activity call `NSUserActivity.deleteAllSavedUserActivities`.
  open var stateRestorationActivity: NSUserActivity? {
    get {
      StateRestoration.discard.value = { StoredActivity.remove() }
      StateRestoration.read.value = { StoredActivity.read() }
      return StoredActivity.read()
    }
    set { if let newValue { StoredActivity.write(newValue) } else { StoredActivity.remove() } }
  }

  /// The role of the scene.
  open internal(set) var role: Role

  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration

  /// The identifier of the session, which is the same in every launch.
  open var persistentIdentifier: String { "main" }
}

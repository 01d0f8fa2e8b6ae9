// SPDX-License-Identifier: MIT

/// What stays of a scene when it goes and comes. There is one, which lasts as long as the application.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public var rawValue: String
    /// Makes a role from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The application's windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Another screen that nobody touches. There is none here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// The scene, nil before it connects and after it has gone.
  @WeakReference open internal(set) var scene: UIScene?
  #if !hasFeature(Embedded)
    /// What the application wants to remember about the scene. Default: nil. It is not kept beyond the application's end.
    open var userInfo: [String: Any]?
  #endif

  /// The activity that describes the state in which the scene was when it left the screen last, also before the application was started;
  /// nil if there is none.
  ///
  /// The scene's delegate states it in `stateRestorationActivity(for:)` each time the scene is hidden and at its end. The host stores it
  /// as it stores `UserDefaults`; nil removes it. Tests that need a fresh start call `NSUserActivity.deleteAllSavedUserActivities`.
  open var stateRestorationActivity: NSUserActivity? {
    get {
      StateRestoration.discard.value = { StoredActivity.remove() }
      return StoredActivity.read()
    }
    set { if let newValue { StoredActivity.write(newValue) } else { StoredActivity.remove() } }
  }

  /// What the scene is for.
  open internal(set) var role: Role

  /// What the scene was made by.
  open internal(set) var configuration: UISceneConfiguration

  /// A name for the session, the same at every start.
  open var persistentIdentifier: String { "main" }
}

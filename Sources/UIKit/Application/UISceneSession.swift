// SPDX-License-Identifier: MIT

/// The persistent part of a scene. There is one, which exists as long as the application.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public var rawValue: String
    /// Makes a role from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The application's windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Another screen without interaction. There is none here.
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
    /// Values that the application stores for the scene. Default: nil. They are not saved when the application ends.
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
      StateRestoration.read.value = { StoredActivity.read() }
      return StoredActivity.read()
    }
    set { if let newValue { StoredActivity.write(newValue) } else { StoredActivity.remove() } }
  }

  /// The role of the scene.
  open internal(set) var role: Role

  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration

  /// A name for the session, the same at every start.
  open var persistentIdentifier: String { "main" }
}

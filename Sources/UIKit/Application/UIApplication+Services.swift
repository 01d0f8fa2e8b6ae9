// SPDX-License-Identifier: MIT

/// The state of the device's services for the application.
nonisolated private enum ApplicationServices {
  nonisolated(unsafe) static let shortcuts = AppContext.adopt(AppValue<[UIApplicationShortcutItem]>([]))
}

/// Whether an application may do something in the background.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It may not, and a person cannot change that.
  case restricted = 0
  /// It may not.
  case denied = 1
  /// It may.
  case available = 2
}

/// The result of a fetch in the background.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data.
  case newData = 0
  /// No new data.
  case noData = 1
  /// An error.
  case failed = 2
}

extension UIApplication {
  // MARK: Shortcuts

  /// The shortcuts in the menu of the icon, which hosts do not show. Default: nil.
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { ApplicationServices.shortcuts.value.isEmpty ? nil : ApplicationServices.shortcuts.value }
    set { ApplicationServices.shortcuts.value = newValue ?? [] }
  }

  /// Sprung addition: performs a shortcut as if a person had chosen it. The scene's delegate is called, or the
  /// application's delegate.
  public final func deliver(_ shortcutItem: UIApplicationShortcutItem) {
    if lifeCycle.hasScenes, let scene = lifeCycle.scene {
      #if hasFeature(Embedded)
        let delegate = scene.delegate?._windowSceneDelegate
      #else
        let delegate = scene.delegate as? any UIWindowSceneDelegate
      #endif
      delegate?.windowScene(scene, performActionFor: shortcutItem) { _ in }
      return
    }
    delegate?.application(self, performActionFor: shortcutItem) { _ in }
  }

  // MARK: Background

  /// Denied: a page does nothing in the background.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  // MARK: Icons

  /// Whether the application may change its icon: no host allows it.
  public final var supportsAlternateIcons: Bool { false }

  /// The name of the icon; nil for the first one.
  public final var alternateIconName: String? { nil }

  #if !hasFeature(Embedded)
    /// Changes nothing; the handler receives an error after the current frame.
    public final func setAlternateIconName(
      _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
      Diagnostics.report(
        "hostRequest", "This host has no alternate icons, so the icon was not changed. Check supportsAlternateIcons.")
      if let completionHandler { context.afterCommit { completionHandler(CocoaError(.featureUnsupported)) } }
    }
  #endif

  // MARK: Remote notifications

  /// Fails: no server can reach a host. The application's delegate receives the error after the current frame.
  public final func registerForRemoteNotifications() {
    Diagnostics.report(
      "hostRequest",
      "No server can reach this host, so remote notifications are not registered. Use local notifications.")
    #if !hasFeature(Embedded)
      context.afterCommit {
        UIApplication.shared.delegate?.application(
          .shared, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
      }
    #endif
  }

  /// Nothing: there are none.
  public final func unregisterForRemoteNotifications() {}

  /// Whether a server can send notifications: never.
  public final var isRegisteredForRemoteNotifications: Bool { false }

  /// The address of the settings for notifications. No host opens it.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Never posted. Sent at Apple's when `backgroundRefreshStatus` changes.
  #if !hasFeature(Embedded)
    nonisolated public class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
      NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }
  #endif
}

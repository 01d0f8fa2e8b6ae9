// SPDX-License-Identifier: MIT

/// The stored state of the application's services.
nonisolated private enum ApplicationServices {
  nonisolated(unsafe) static let shortcuts = AppContext.adopt(AppValue<[UIApplicationShortcutItem]>([]))
}

/// The availability of background refresh for an application.
nonisolated public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Background refresh is unavailable, and the user cannot enable it.
  case restricted = 0
  /// The user has disabled background refresh.
  case denied = 1
  /// Background refresh is available.
  case available = 2
}

/// The result of a background fetch.
nonisolated public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was fetched.
  case newData = 0
  /// No new data was available.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}

extension UIApplication {
  // MARK: Shortcuts

  /// The quick actions in the menu of the application's icon, which hosts do not display. Default: nil.
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { ApplicationServices.shortcuts.value.isEmpty ? nil : ApplicationServices.shortcuts.value }
    set { ApplicationServices.shortcuts.value = newValue ?? [] }
  }

  /// Sprung addition: performs a quick action, as if the user had chosen it. Calls the scene delegate or, without
  /// scenes, the application delegate.
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

  /// Always `.denied`, because hosts do not fetch data in the background.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  // MARK: Icons

  /// Always false, because hosts do not support alternate icons.
  public final var supportsAlternateIcons: Bool { false }

  /// The name of the alternate icon. Always nil, for the primary icon.
  public final var alternateIconName: String? { nil }

  #if !hasFeature(Embedded)
    /// Has no effect except reporting a fault. The handler receives an error after the current frame.
    public final func setAlternateIconName(
      _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
      Diagnostics.report(
        "hostRequest", "This host has no alternate icons, so the icon was not changed. Check supportsAlternateIcons.")
      if let completionHandler { context.afterCommit { completionHandler(CocoaError(.featureUnsupported)) } }
    }
  #endif

  // MARK: Remote notifications

  /// The registration always fails, because servers cannot reach a host. The application delegate receives the error
  /// after the current frame.
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

  /// Does nothing, because remote notifications are not supported.
  public final func unregisterForRemoteNotifications() {}

  /// Whether the application is registered for remote notifications. Always false.
  public final var isRegisteredForRemoteNotifications: Bool { false }

  /// The URL of the notification settings. No host opens it.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Never posted. Apple's platforms post this notification when `backgroundRefreshStatus` changes.
  #if !hasFeature(Embedded)
    nonisolated public class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
      NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }
  #endif
}

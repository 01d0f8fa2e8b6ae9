// SPDX-License-Identifier: MIT

// Life cycle notifications of the application and its scenes.

extension UIApplication {
  /// Posts the notification for an event. The delegate has already been notified.
  final func post(_ moment: LifeCycleMoment) {
    let name =
      switch moment {
      case .didFinishLaunching: Self.didFinishLaunchingNotification
      case .willEnterForeground: Self.willEnterForegroundNotification
      case .didBecomeActive: Self.didBecomeActiveNotification
      case .willResignActive: Self.willResignActiveNotification
      case .didEnterBackground: Self.didEnterBackgroundNotification
      case .willTerminate: Self.willTerminateNotification
      case .memoryWarning: Self.didReceiveMemoryWarningNotification
      }
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIScene {
  /// Posts the notification for an event.
  final func post(_ moment: SceneMoment) {
    let name =
      switch moment {
      case .willConnect: Self.willConnectNotification
      case .didDisconnect: Self.didDisconnectNotification
      case .didActivate: Self.didActivateNotification
      case .willDeactivate: Self.willDeactivateNotification
      case .willEnterForeground: Self.willEnterForegroundNotification
      case .didEnterBackground: Self.didEnterBackgroundNotification
      }
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIApplication {
  /// Posted after the application has finished launching.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted after the application has become active.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application becomes inactive.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted after the application has entered the background.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application enters the foreground.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the application terminates.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the application receives a memory warning.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// On Apple's platforms, posted when the date, time zone or clock changes significantly. Never posted here, because
  /// the library does not read the clock.
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// On Apple's platforms, posted after protected files have become accessible. Never posted here, because files are
  /// always accessible.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// On Apple's platforms, posted before protected files become inaccessible. Never posted here, because files are
  /// always accessible.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// On Apple's platforms, posted after the user has taken a screenshot. Never posted here, because hosts do not report
  /// screenshots.
  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

extension UIScene {
  /// Posted after a scene has been created, before its delegate is called.
  nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Posted after a scene has been disconnected.
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted after a scene has become active.
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted before a scene becomes inactive.
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene enters the foreground.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted after a scene has entered the background.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

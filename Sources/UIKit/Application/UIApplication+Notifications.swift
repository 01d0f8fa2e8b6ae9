// SPDX-License-Identifier: MIT

// The notifications of an application's life.

extension UIApplication {
  /// Notifies observers of a moment, after the delegate.
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
  /// Notifies observers of a moment, after the delegate.
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
  /// The name of the notification that the application has started.
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The name of the notification that the application is at the front.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that the application is about to leave the front.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification that the application is hidden.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that the application is about to show again.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification that the application ends.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of the notification that memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIScene {
  /// The name of the notification that a scene has connected.
  nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// The name of the notification that a scene has gone.
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// The name of the notification that a scene is at the front.
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// The name of the notification that a scene is about to leave the front.
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// The name of the notification that a scene is about to show.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The name of the notification that a scene is hidden.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

// SPDX-License-Identifier: MIT

/// Something with a `window`, so that a delegate need not have one. Not for use outside this library.
@preconcurrency @MainActor
public protocol _WindowOwner: NSObjectProtocol {
  // Disfavored: this member is optional on Apple's platforms, so code that stores a delegate as a protocol reads a
  // `UIWindow??`.
  /// The window that is shown.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
  /// None; setting it does nothing.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Is notified of launch, foreground and background. Every member is optional.
///
/// With `@main` on the class the program starts here, as on Apple's platforms; `UIApplication.launch(_:options:)`
/// documents when these members are called. In an application with scenes, foreground changes are reported to the
/// scene's delegate instead.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowOwner {
  /// The application was made, and nothing is on the screen. The answer does not matter here. Default: `true`.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Creates and shows a window, unless there are scenes. The result is ignored here. Default: calls
  /// `applicationDidFinishLaunching(_:)` and answers true.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// As above, for delegates that do not ask why they were started. Default: nothing.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The stage shows again. Default: nothing.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The stage is about to be hidden or partly covered. Default: nothing.
  func applicationWillResignActive(_ application: UIApplication)
  /// The stage is hidden. Default: nothing.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The stage is about to show again. Default: nothing.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application ends. Default: nothing.
  func applicationWillTerminate(_ application: UIApplication)
  /// The system asks to give memory back. Default: nothing.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Returns the configuration of a scene that is about to connect. Implementing this method opts the application
  /// into scenes. Default: `.unanswered`, which stands for an application without scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The delegate of a scene whose configuration names no class; nil for none. The rewriter of browser builds implements it,
  /// see `SceneDelegatePass`. Not for use outside this library. Default: `nil`.
  func _sceneDelegate(configurationName name: String?) -> (any UISceneDelegate)?
  /// Makes the window of the main storyboard, and later shows it. `sprung port` implements it in applications without scenes. Not for use
  /// outside this library. Default: nothing.
  func _mainStoryboard(shows: Bool)
  /// The person closed scenes. Never called: the one scene lasts as long as the application. Default: nothing.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The interface orientations that the application supports in a window; used by
  /// `supportedInterfaceOrientations(for:)`. Default: `.all`.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// A person chose a shortcut, see `UIApplication.deliver(_:)`; the handler receives whether it was performed. Default: it was
  /// not.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// An activity is about to be continued, see `UIApplication.deliver(_:)`. The answer does not matter here. Default: `false`.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Continues an activity, see `UIApplication.deliver(_:)`, and answers whether it could. The objects that the handler receives are
  /// sent `restoreUserActivityState(_:)`. Default: `false`.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An activity was updated by another device. Never called. Default: nothing.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  #if !hasFeature(Embedded)
    /// An activity did not arrive. Never called.
    func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// A server can send notifications. Never called: no server can reach a host.
    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// No server can send notifications, after `registerForRemoteNotifications()`. Without an implementation: nothing.
    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A server sent a notification. Never called.
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The application is asked to show an address, see `UIApplication.deliver(_:)`. Default: false.
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
  #endif
}

extension UIApplicationDelegate {
  /// The window that is shown, as an optional member is read: nil for a delegate that has none, or none now.
  public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }

  /// Calls `applicationDidFinishLaunching(_:)` and answers true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Answers that the shortcut was not performed.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OptionalCall.isAbsent(in: self)
    completionHandler(false)
  }

  #if !hasFeature(Embedded)
    /// Does nothing.
    public func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    /// Does nothing.
    public func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Does nothing.
    public func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Answers that there is no data.
    public func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Answers false.
    public func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
  #endif
}

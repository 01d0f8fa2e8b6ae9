// SPDX-License-Identifier: MIT

/// Declares `window` in a protocol of its own, which makes the property optional for delegates. Do not use this
/// protocol outside this library.
@preconcurrency @MainActor
public protocol _WindowOwner: NSObjectProtocol {
  // This declaration is disfavored in favor of the optional member: on Apple's platforms the member is optional, so
  // code that accesses a delegate through a protocol expects a `UIWindow??`.
  /// The main window of the application or scene.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension _WindowOwner {
  /// Returns nil. Setting this property has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// The methods that are called when the application launches and when it enters or leaves the foreground. All members
/// are optional.
///
/// As on Apple's platforms, `@main` on the conforming class makes it the entry point of the program. For the order of
/// the calls, see `UIApplication.launch(_:options:)`. With scenes, foreground changes are reported to the scene
/// delegate.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: _WindowOwner {
  /// Called before the launch, when nothing is on screen yet. The result is ignored. Default: `true`.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the launch. Applications without scenes create and show a window here. The result is ignored.
  /// Default: calls `applicationDidFinishLaunching(_:)` and returns true.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the launch, for delegates that do not need the launch options. Default: nothing.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called after the application has become active. Default: nothing.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application is hidden or partly covered. Default: nothing.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the application has been hidden. Default: nothing.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application becomes visible again. Default: nothing.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application terminates. Default: nothing.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is low. Default: nothing.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// On Apple's platforms, called when the date, time zone or clock changes significantly. Never called here. Default:
  /// nothing.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// On Apple's platforms, called before protected files become inaccessible. Never called here, because files are
  /// always accessible. Default: nothing.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// On Apple's platforms, called after protected files have become accessible. Never called here, because files are
  /// always accessible. Default: nothing.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Returns the configuration of a scene that is about to connect. Implementing this method opts the application into
  /// scenes. Default: `.unanswered`, for an application without scenes.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Returns the delegate of a scene whose configuration does not contain a delegate class, or nil. The rewriter of
  /// browser builds implements this method (see `SceneDelegatePass`). Do not call it outside this library. Default:
  /// `nil`.
  func _sceneDelegate(configurationName name: String?) -> (any UISceneDelegate)?
  /// Creates the window of the main storyboard if `shows` is false; makes this window visible if `shows` is true.
  /// `sprung port` implements this method in applications without scenes. Do not call it outside this library. Default:
  /// nothing.
  func _mainStoryboard(shows: Bool)
  /// On Apple's platforms, called after the user has closed scenes. Never called here, because the single scene exists
  /// as long as the application. Default: nothing.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns the interface orientations that the application supports in a window, used by
  /// `supportedInterfaceOrientations(for:)`. Default: `.all`.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called when the user chooses a quick action (see `UIApplication.deliver(_:)`). Call the handler with true if the
  /// action was performed. Default: calls the handler with false.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called before an activity is continued (see `UIApplication.deliver(_:)`). The result is ignored. Default: `false`.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Continues an activity (see `UIApplication.deliver(_:)`). Returns whether the activity was continued. The method
  /// `restoreUserActivityState(_:)` is called on each object that is passed to the handler. Default: `false`.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// On Apple's platforms, called after another device has updated an activity. Never called here. Default: nothing.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  #if !hasFeature(Embedded)
    /// Called when an activity could not be transferred. Never called here.
    func application(
      _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called after the registration for remote notifications. Never called, because servers cannot reach a host.
    func application(
      _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Called after `registerForRemoteNotifications()`, which always fails. Optional.
    func application(
      _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when a remote notification arrives. Never called here.
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// Called when the application should open a URL (see `UIApplication.deliver(_:)`). Default: false.
    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
  #endif
}

extension UIApplicationDelegate {
  /// The main window as an optional member, as declared on Apple's platforms; nil if the delegate has no window.
  public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }

  /// Calls `applicationDidFinishLaunching(_:)` and returns true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Calls the handler with false, because the action was not performed.
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

    /// Calls the handler with `.noData`.
    public func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }

    /// Returns false.
    public func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
  #endif
}

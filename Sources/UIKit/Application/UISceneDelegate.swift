// SPDX-License-Identifier: MIT

/// The methods that are called when a scene connects and when it enters or leaves the foreground. All members are
/// optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene has connected. Create and show a window of the scene here. Default: nothing.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Creates the window of the main storyboard if `shows` is false, and shows it otherwise. `sprung port` implements
  /// it. Not for use outside this library. Default: nothing.
  func _mainStoryboard(in scene: UIWindowScene, shows: Bool)
  /// Called after the scene has been disconnected, which happens when the application ends. Default: nothing.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene has become active. Default: nothing.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene is hidden or partly covered. Default: nothing.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene becomes visible, including the first time. Default: nothing.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene has been hidden. Default: nothing.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Returns an activity that describes the state of the scene. Called when the scene is hidden and when it ends. In
  /// the next launch, `UISceneSession.stateRestorationActivity` returns this activity. If the result is nil, the stored
  /// activity is removed. Default: `nil`, but if this method is not implemented, the stored activity is retained.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the state from the stored activity after the scene connects and before it is displayed. Default: nothing.
  ///
  /// Differs from Apple: in the browser, this method is called only if the application has read
  /// `UISceneSession.stateRestorationActivity`, for example while the scene connects. Browser builds of other apps do
  /// not contain the storage code.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called before an activity is continued (see `UIApplication.deliver(_:)`). Default: nothing.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity or opens a universal link (see `UIApplication.deliver(_:)`). Default: nothing.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called after another device has updated an activity. Never called here. Default: nothing.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  #if !hasFeature(Embedded)
    /// Called when an activity could not be transferred. Never called here.
    func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called when the scene should open URLs (see `UIApplication.deliver(_:)`).
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  #else
    /// The delegate as a window scene delegate. Not for use outside this library.
    var _windowSceneDelegate: (any UIWindowSceneDelegate)? { get }
  #endif
}

extension UISceneDelegate {
  #if !hasFeature(Embedded)
    /// Does nothing.
    public func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Does nothing.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  #else
    /// Returns nil.
    public var _windowSceneDelegate: (any UIWindowSceneDelegate)? { nil }
  #endif
}

/// The delegate of a window scene. All members are optional.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {
  /// Called after the screen's size has changed and the windows have been resized. Default: nothing.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Called after the screen's size has changed. This method replaces the deprecated method above; both are called.
  /// Default: nothing.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// Called when the user chooses a quick action (see `UIApplication.deliver(_:)`). Call the handler with true if the
  /// action was performed. Default: calls the handler with false.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Calls the handler with false, because the action was not performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OptionalCall.isAbsent(in: self)
    completionHandler(false)
  }

  #if hasFeature(Embedded)
    /// Returns the delegate itself.
    public var _windowSceneDelegate: (any UIWindowSceneDelegate)? { self }
  #endif
  /// The main window as an optional member: nil if the delegate has no window.
  public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}

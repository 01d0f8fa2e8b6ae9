// SPDX-License-Identifier: MIT

/// Is notified of a scene's connection, foreground and background. Every member is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene has connected: create and show a window of it here. Default: nothing.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Makes the window of the main storyboard, and later shows it. `sprung port` implements it. Not for use outside this library.
  /// Default: nothing.
  func _mainStoryboard(in scene: UIWindowScene, shows: Bool)
  /// The scene has gone; here, with the application. Default: nothing.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is on the stage. Default: nothing.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be hidden or partly covered. Default: nothing.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to show, also for the first time. Default: nothing.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is hidden. Default: nothing.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The activity that describes the state of the scene. Asked when the scene is hidden and when it ends; the next start finds it in
  /// `UISceneSession.stateRestorationActivity`. With nil nothing is stored. Default: `nil`, and what was
  /// stored stays.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the state that the stored activity describes, after the scene has connected and before it shows. Default: nothing.
  ///
  /// Differs from Apple: in the browser it is called only if the application reads `UISceneSession.stateRestorationActivity` before, for
  /// instance while the scene connects, so that applications without stored state do not contain what reads it.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity is about to be continued, see `UIApplication.deliver(_:)`. Default: nothing.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity, or follows a link of the web, see `UIApplication.deliver(_:)`. Default: nothing.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// An activity was updated by another device. Never called. Default: nothing.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  #if !hasFeature(Embedded)
    /// An activity did not arrive. Never called.
    func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// The scene is asked to show addresses, see `UIApplication.deliver(_:)`.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  #else
    /// This delegate, if it is one of a scene with windows. Not for use outside this library.
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
    /// Nil.
    public var _windowSceneDelegate: (any UIWindowSceneDelegate)? { nil }
  #endif
}

/// The delegate of a scene with windows. Every member may be left out.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowOwner {
  /// The screen's size has changed; called after the windows were resized. Default: nothing.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// The same method with today's spelling; both are called. Default: nothing.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// A person chose a shortcut, see `UIApplication.deliver(_:)`; the handler receives whether it was performed. Default: it was
  /// not.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Answers that the shortcut was not performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OptionalCall.isAbsent(in: self)
    completionHandler(false)
  }

  #if hasFeature(Embedded)
    /// This delegate.
    public var _windowSceneDelegate: (any UIWindowSceneDelegate)? { self }
  #endif
  /// The window that is shown, as an optional member is read: nil for a delegate that has none, or none now.
  public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}

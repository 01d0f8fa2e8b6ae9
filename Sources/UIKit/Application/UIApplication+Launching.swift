// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: launches an application and calls its delegate's methods in the same order as on Apple's
  /// platforms. Hosts call this method after the size of the stage is set.
  ///
  /// The application retains `delegate` and calls `willFinishLaunching` and `didFinishLaunching`. If the delegate
  /// implements `application(_:configurationForConnecting:options:)`, a scene with a delegate of the configuration's
  /// class is created. That delegate receives `willConnectTo`, `sceneWillEnterForeground` and `sceneDidBecomeActive`.
  /// Without scenes, the application delegate receives `applicationDidBecomeActive`. All calls precede the first frame.
  ///
  /// `userActivities` are part of the scene's connection options. Without scenes, the delegate receives each activity
  /// before the application becomes active.
  ///
  /// Settings that the host has queued with `handle(_:)`, such as the appearance and the text size, are applied first.
  /// Other queued input is delivered in the first frame.
  public final func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil,
    userActivities: Set<NSUserActivity> = []
  ) {
    applyQueuedSettings()
    input.ignored = IgnoredInput()
    lifeCycle = ApplicationLifeCycle()
    lifeCycle.launch(delegate, options: options, activities: userActivities, of: self)
  }

  /// Applies the settings among the queued input.
  package final func applyQueuedSettings() { input.deliverSettings(to: self) }

  /// Reports that the application with the given delegate launched without a window.
  package static func reportNoWindow(_ name: String) {
    Diagnostics.report(
      "noWindow",
      "\(name) launched without a window. Create a window in application(_:didFinishLaunchingWithOptions:), or in scene(_:willConnectTo:options:) of the scene delegate. Store it in a property and call makeKeyAndVisible()."
    )
  }

  /// The single scene, created on first use.
  final var mainScene: UIWindowScene { lifeCycle.mainScene }
}

extension UIApplicationDelegate {
  /// Starts the app with a delegate of this class. Called by `@main`.
  ///
  /// In native builds, the process's host runs the app (see `UIApplicationMain`). In a browser, the host is already
  /// running, so the application launches immediately.
  public static func main() {
    #if hasFeature(Embedded)
      UIApplication.shared.launch(
        unsafeDowncast(_ObjectFactory.make(unsafeBitCast(Self.self, to: AnyClass.self)), to: Self.self))
    #else
      ApplicationStart.run(ApplicationStart(delegateClass: Self.self))
    #endif
  }
}

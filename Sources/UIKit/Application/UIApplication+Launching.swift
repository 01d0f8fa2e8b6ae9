// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: starts an application, in Apple's order. For hosts; the stage has its size by now.
  ///
  /// `delegate` becomes the application's and is kept. It hears `willFinishLaunching` and `didFinishLaunching`; then, if it
  /// implements `application(_:configurationForConnecting:options:)`, a scene is made with a delegate of the class in the
  /// configuration, which hears `willConnectTo`, `sceneWillEnterForeground` and `sceneDidBecomeActive`. Without scenes
  /// the application's delegate hears `applicationDidBecomeActive`. All of it happens before the first frame.
  ///
  /// The scene finds `userActivities` in its connection options; without scenes the delegate continues each of them before it becomes
  /// active.
  public final func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil,
    userActivities: Set<NSUserActivity> = []
  ) {
    input.ignored = IgnoredInput()
    lifeCycle = ApplicationLifeCycle()
    lifeCycle.launch(delegate, options: options, activities: userActivities, of: self)
  }

  /// The message of a host about an application that launched without a window.
  package static func noWindowMessage(_ name: String) -> String {
    "\(name) launched without a window. Create a window in application(_:didFinishLaunchingWithOptions:), or in scene(_:willConnectTo:options:) of the scene delegate. Store it in a property and call makeKeyAndVisible()."
  }

  /// The one scene; made when it is first needed.
  final var mainScene: UIWindowScene { lifeCycle.mainScene }
}

extension UIApplicationDelegate {
  /// Starts the program with a delegate of this class: what `@main` calls.
  ///
  /// Natively it hands over to the host of the process, see `UIApplicationMain`; a browser's host is there already, so
  /// there the application is launched at once.
  public static func main() {
    #if hasFeature(Embedded)
      UIApplication.shared.launch(
        unsafeDowncast(_ObjectFactory.make(unsafeBitCast(Self.self, to: AnyClass.self)), to: Self.self))
    #else
      ApplicationStart.run(ApplicationStart(delegateClass: Self.self))
    #endif
  }
}

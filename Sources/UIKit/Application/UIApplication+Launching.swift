// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: starts an application, in Apple's order. For hosts; the stage has its size by now.
  ///
  /// `delegate` becomes the application's and is kept. It hears `willFinishLaunching` and `didFinishLaunching`; then, if it
  /// implements `application(_:configurationForConnecting:options:)`, a scene is made with a delegate of the class in the
  /// configuration, which hears `willConnectTo`, `sceneWillEnterForeground` and `sceneDidBecomeActive`. Without scenes
  /// the application's delegate hears `applicationDidBecomeActive`. All of it happens before the first frame.
  public final func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) {
    input.ignored = IgnoredInput()
    lifeCycle = ApplicationLifeCycle()
    lifeCycle.launchedDelegate = delegate
    lifeCycle.isLaunching = true
    self.delegate = delegate
    applicationState = .inactive
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(.didFinishLaunching)
    connectScene(of: delegate)
    lifeCycle.isLaunching = false
    activate()
  }

  /// What a host reports of an application that launched without a window.
  package static func noWindowMessage(_ name: String) -> String {
    "\(name) launched and shows no window. Make a window in application(_:didFinishLaunchingWithOptions:), or in scene(_:willConnectTo:options:) of the scene's delegate, keep it in a property and call makeKeyAndVisible()."
  }

  /// The one scene; made when it is first needed.
  final var mainScene: UIWindowScene {
    if let scene = lifeCycle.scene { return scene }
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    // Where nobody launches, as in a test that only makes a window, the scene is simply there.
    if !lifeCycle.isLaunching { scene.activationState = UIScene.ActivationState(applicationState) }
    lifeCycle.scene = scene
    return scene
  }

  private func connectScene(of delegate: any UIApplicationDelegate) {
    let options = UIScene.ConnectionOptions()
    let session = lifeCycle.scene?.session ?? UISceneSession(role: .windowApplication)
    let answer = delegate.application(self, configurationForConnecting: session, options: options)
    let (configuration, found) = completed(answer, of: delegate)
    lifeCycle.hasScenes = configuration !== UISceneConfiguration.unanswered
    guard lifeCycle.hasScenes else {
      mainScene.activationState = .foregroundInactive
      return
    }
    session.configuration = configuration
    let scene = lifeCycle.scene ?? configuration.makeScene(session, options)
    lifeCycle.scene = scene
    scene.delegate = found ?? configuration.makeDelegate()
    // The way to the front begins in the background.
    applicationState = .background
    scene.post(.willConnect)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    enterForeground()
  }

  /// An answer that names no class of a delegate relies on the application's Info.plist. The delegate is the one that the rewriter found
  /// in the sources, or else natively an object of the class `SceneDelegate`, which practically all of them name.
  private func completed(
    _ answer: UISceneConfiguration, of delegate: any UIApplicationDelegate
  ) -> (configuration: UISceneConfiguration, sceneDelegate: (any UISceneDelegate)?) {
    let isUnanswered = answer === UISceneConfiguration.unanswered
    guard isUnanswered ? windows.isEmpty : !answer.namesDelegate else { return (answer, nil) }
    var usual: UISceneConfiguration {
      isUnanswered ? UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication) : answer
    }
    if let found = delegate._sceneDelegate(configurationName: isUnanswered ? nil : answer.name) {
      return (usual, found)
    }
    #if !hasFeature(Embedded)
      if let found = UISceneConfiguration.usualDelegateClass(besides: delegate) {
        let configuration = usual
        configuration.delegateClass = found
        return (configuration, nil)
      }
    #endif
    return (answer, nil)
  }
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

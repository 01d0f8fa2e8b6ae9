// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: starts an application, in Apple's order. For hosts; the stage has its size by now.
  ///
  /// `delegate` becomes the application's and is kept. It hears `willFinishLaunching` and `didFinishLaunching`; then, if it
  /// implements `application(_:configurationForConnecting:options:)`, a scene is made with a delegate of the class in the
  /// configuration, which hears `willConnectTo`, `sceneWillEnterForeground` and `sceneDidBecomeActive`. Without scenes
  /// the application's delegate hears `applicationDidBecomeActive`. All of it happens before the first frame.
  public final func launch(_ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil) {
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
    let configuration = completed(answer, of: delegate)
    lifeCycle.hasScenes = configuration !== UISceneConfiguration.unanswered
    guard lifeCycle.hasScenes else {
      mainScene.activationState = .foregroundInactive
      return
    }
    session.configuration = configuration
    let scene = lifeCycle.scene ?? configuration.makeScene(session, options)
    lifeCycle.scene = scene
    scene.delegate = configuration.makeDelegate()
    // The way to the front begins in the background.
    applicationState = .background
    scene.post(.willConnect)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    enterForeground()
  }

  /// An answer that names no class of a delegate relies on the application's Info.plist, which does not exist here. What
  /// stands in practically all of them is the class `SceneDelegate`, so that one is used if there is one.
  private func completed(
    _ answer: UISceneConfiguration, of delegate: any UIApplicationDelegate
  ) -> UISceneConfiguration {
    #if !hasFeature(Embedded)
      let isUnanswered = answer === UISceneConfiguration.unanswered
      guard isUnanswered ? windows.isEmpty : answer.delegateClass == nil,
        let found = UISceneConfiguration.usualDelegateClass(besides: delegate)
      else { return answer }
      let configuration =
        isUnanswered ? UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication) : answer
      configuration.delegateClass = found
      return configuration
    #else
      return answer
    #endif
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

// SPDX-License-Identifier: MIT

/// The launch and the end of the application, and its state between foreground and background, with its one scene.
///
/// It notifies the scene's delegate, if the application has scenes, otherwise the application's delegate; then
/// observers.
final class ApplicationLifeCycle {
  /// Whether the application is at the front.
  private(set) var state = UIApplication.State.active
  /// The delegate that the application was launched with, which only this retains.
  private(set) var launchedDelegate: (any UIApplicationDelegate)?
  /// Whether a delegate was launched and its scene is not connected yet.
  private(set) var isLaunching = false
  /// Whether the scene, and not the application's delegate, is notified of the foreground.
  private(set) var hasScenes = false
  /// The one scene; made when it is first needed.
  private(set) var scene: UIWindowScene?
  /// The tasks that shall end, also in the background.
  var backgroundTasks = BackgroundTasks()

  /// Starts the application with a delegate, in Apple's order.
  func launch(
    _ delegate: any UIApplicationDelegate, options: [UIApplication.LaunchOptionsKey: Any]?,
    activities: Set<NSUserActivity>, of application: UIApplication
  ) {
    launchedDelegate = delegate
    isLaunching = true
    application.delegate = delegate
    state = .inactive
    delegate._mainStoryboard(shows: false)
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    delegate._mainStoryboard(shows: true)
    application.post(.didFinishLaunching)
    connectScene(of: delegate, activities: activities, in: application)
    isLaunching = false
    if !hasScenes { for activity in activities { application.deliver(activity) } }
    activate(application)
  }

  /// The one scene; made when it is first needed.
  var mainScene: UIWindowScene {
    if let scene { return scene }
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    // Without a launch, as in a test that only creates a window, the scene exists immediately.
    if !isLaunching { scene.activationState = UIScene.ActivationState(state) }
    self.scene = scene
    return scene
  }

  private func connectScene(
    of delegate: any UIApplicationDelegate, activities: Set<NSUserActivity>, in application: UIApplication
  ) {
    let options = UIScene.ConnectionOptions()
    options.userActivities = activities
    let session = scene?.session ?? UISceneSession(role: .windowApplication)
    let answer = delegate.application(application, configurationForConnecting: session, options: options)
    let (configuration, found) = completed(answer, of: delegate, in: application)
    hasScenes = configuration !== UISceneConfiguration.unanswered
    guard hasScenes else {
      mainScene.activationState = .foregroundInactive
      return
    }
    session.configuration = configuration
    let scene = self.scene ?? configuration.makeScene(session, options)
    self.scene = scene
    scene.delegate = found ?? configuration.makeDelegate()
    // The way to the front begins in the background.
    state = .background
    scene.post(.willConnect)
    scene.delegate?._mainStoryboard(in: scene, shows: false)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.delegate?._mainStoryboard(in: scene, shows: true)
    StateRestoration.restore(scene)
    enterForeground(application)
  }

  /// An answer that names no class of a delegate relies on the application's Info.plist. The delegate is the one that the rewriter found
  /// in the sources, or else natively an object of the class `SceneDelegate`, which practically all of them name.
  private func completed(
    _ answer: UISceneConfiguration, of delegate: any UIApplicationDelegate, in application: UIApplication
  ) -> (configuration: UISceneConfiguration, sceneDelegate: (any UISceneDelegate)?) {
    let isUnanswered = answer === UISceneConfiguration.unanswered
    guard isUnanswered ? application.windows.isEmpty : !answer.namesDelegate else { return (answer, nil) }
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

  // MARK: Foreground and background

  /// The stage was hidden, is shown again, or is partly covered. As on Apple's platforms, "will" notifications precede
  /// the change of state, and "did" notifications follow it.
  func visibilityChanged(to visibility: StageVisibility, of application: UIApplication) {
    switch visibility {
    case .active:
      enterForeground(application)
      activate(application)
    case .inactive:
      enterForeground(application)
      deactivate(application)
    case .hidden:
      deactivate(application)
      enterBackground(application)
    }
  }

  /// The application ends: it leaves the front, its scene disconnects, and the delegate is notified.
  @MainActor func terminate(_ application: UIApplication) {
    deactivate(application)
    enterBackground(application)
    if let scene, hasScenes { scene.disconnect() }
    backgroundTasks.expire()
    application.delegate?.applicationWillTerminate(application)
    application.post(.willTerminate)
  }

  private func activate(_ application: UIApplication) {
    guard state == .inactive else { return }
    state = .active
    let scene = scene
    scene?.activationState = .foregroundActive
    notify(application) {
      $0.sceneDidBecomeActive($1)
    } orApplication: {
      $0.applicationDidBecomeActive(application)
    }
    scene?.post(.didActivate)
    application.post(.didBecomeActive)
  }

  private func deactivate(_ application: UIApplication) {
    guard state == .active else { return }
    let scene = scene
    notify(application) {
      $0.sceneWillResignActive($1)
    } orApplication: {
      $0.applicationWillResignActive(application)
    }
    scene?.post(.willDeactivate)
    application.post(.willResignActive)
    state = .inactive
    scene?.activationState = .foregroundInactive
  }

  private func enterBackground(_ application: UIApplication) {
    guard state == .inactive else { return }
    state = .background
    let scene = scene
    scene?.activationState = .background
    notify(application) {
      $0.sceneDidEnterBackground($1)
    } orApplication: {
      $0.applicationDidEnterBackground(application)
    }
    if hasScenes, let scene { StateRestoration.save(scene) }
    scene?.post(.didEnterBackground)
    application.post(.didEnterBackground)
  }

  /// Also the first time, when an application with scenes has just connected its scene.
  private func enterForeground(_ application: UIApplication) {
    guard state == .background else { return }
    let scene = scene
    notify(application) {
      $0.sceneWillEnterForeground($1)
    } orApplication: {
      $0.applicationWillEnterForeground(application)
    }
    scene?.post(.willEnterForeground)
    application.post(.willEnterForeground)
    state = .inactive
    scene?.activationState = .foregroundInactive
  }

  /// Notifies the scene's delegate, if the application has scenes, otherwise its own.
  private func notify(
    _ application: UIApplication, scene: (any UISceneDelegate, UIScene) -> Void,
    orApplication call: (any UIApplicationDelegate) -> Void
  ) {
    if !hasScenes {
      if let delegate = application.delegate { call(delegate) }
    } else if let shown = self.scene, let listener = shown.delegate {
      scene(listener, shown)
    }
  }

  /// The system asks to give memory back: the delegate, all controllers and observers hear it.
  func memoryIsShort(_ application: UIApplication) {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    for window in application.windows { window.rootViewController?.notifyMemoryIsShort() }
    application.post(.memoryWarning)
  }
}

extension UIViewController {
  /// Notifies the controller, its children and its presented controller that memory is short.
  fileprivate final func notifyMemoryIsShort() {
    didReceiveMemoryWarning()
    for child in children { child.notifyMemoryIsShort() }
    modalState.presented?.notifyMemoryIsShort()
  }
}

// SPDX-License-Identifier: MIT

/// Manages the application's launch, termination and state, and its single scene.
///
/// For each change, this class first notifies the scene delegate or, in applications without scenes, the application
/// delegate, and then the observers.
final class ApplicationLifeCycle {
  /// Whether the application is active, inactive or in the background.
  private(set) var state = UIApplication.State.active
  /// The delegate that the application was launched with. This is the only strong reference to the delegate.
  private(set) var launchedDelegate: (any UIApplicationDelegate)?
  /// Whether the application is launching and its scene is not connected yet.
  private(set) var isLaunching = false
  /// Whether foreground changes are reported to the scene delegate instead of the application delegate.
  private(set) var hasScenes = false
  /// The single scene, created on first use.
  private(set) var scene: UIWindowScene?
  /// The running background tasks.
  var backgroundTasks = BackgroundTasks()

  /// Launches the application with a delegate, whose methods are called in the same order as on Apple's platforms.
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

  /// The single scene, created on first use.
  var mainScene: UIWindowScene {
    if let scene { return scene }
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    // Without a launch, as in a test that only creates a window, the scene is active immediately.
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
    // The application is in the background until its transition to the foreground.
    state = .background
    scene.post(.willConnect)
    scene.delegate?._mainStoryboard(in: scene, shows: false)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.delegate?._mainStoryboard(in: scene, shows: true)
    StateRestoration.restore(scene)
    enterForeground(application)
  }

  /// Adds a scene delegate to a configuration without a delegate class. Such apps name the class in their Info.plist,
  /// which is not read. The scene delegate is the class that the rewriter found in the sources. If the rewriter found
  /// none, native builds use the class `SceneDelegate`, the usual name in Info.plists.
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

  /// Called when the stage is hidden, shown again or partly covered. As on Apple's platforms, "will" notifications
  /// precede the state change, and "did" notifications follow it.
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

  /// Ends the application: deactivates it, disconnects its scene and notifies the delegate.
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

  /// Moves the application to the foreground. This method is also called after the scene has connected for the first
  /// time.
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

  /// Notifies the scene delegate if the application has scenes, otherwise the application delegate.
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

  /// Sends a memory warning to the delegate, all view controllers and all observers.
  func memoryIsShort(_ application: UIApplication) {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    for window in application.windows { window.rootViewController?.notifyMemoryIsShort() }
    application.post(.memoryWarning)
  }
}

extension UIViewController {
  /// Sends a memory warning to the controller, its children and its presented controller.
  fileprivate final func notifyMemoryIsShort() {
    didReceiveMemoryWarning()
    for child in children { child.notifyMemoryIsShort() }
    modalState.presented?.notifyMemoryIsShort()
  }
}

// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Whether the application is at the front.
  nonisolated public enum State: Int, Sendable {
    /// On the stage.
    case active
    /// On the way to or from the stage.
    case inactive
    /// Hidden.
    case background
  }

  /// The stage was hidden, shows again, or has something over it. As at Apple, what is told as "will" comes before the
  /// state changes, what is told as "did" after it.
  final func visibilityChanged(to visibility: StageVisibility) {
    switch visibility {
    case .active:
      enterForeground()
      activate()
    case .inactive:
      enterForeground()
      deactivate()
    case .hidden:
      deactivate()
      enterBackground()
    }
  }

  /// Sprung addition: ends the application: it leaves the front, its scene goes, and the delegate hears of the end.
  ///
  /// For hosts and tests; nothing is taken off the stage.
  public final func terminate() {
    deactivate()
    enterBackground()
    if let scene = lifeCycle.scene, lifeCycle.hasScenes { scene.disconnect() }
    lifeCycle.backgroundTasks.expire()
    delegate?.applicationWillTerminate(self)
    post(.willTerminate)
  }

  final func activate() {
    guard applicationState == .inactive else { return }
    applicationState = .active
    let scene = lifeCycle.scene
    scene?.activationState = .foregroundActive
    tell {
      $0.sceneDidBecomeActive($1)
    } orApplication: {
      $0.applicationDidBecomeActive(self)
    }
    scene?.post(.didActivate)
    post(.didBecomeActive)
  }

  private func deactivate() {
    guard applicationState == .active else { return }
    let scene = lifeCycle.scene
    tell {
      $0.sceneWillResignActive($1)
    } orApplication: {
      $0.applicationWillResignActive(self)
    }
    scene?.post(.willDeactivate)
    post(.willResignActive)
    applicationState = .inactive
    scene?.activationState = .foregroundInactive
  }

  private func enterBackground() {
    guard applicationState == .inactive else { return }
    applicationState = .background
    let scene = lifeCycle.scene
    scene?.activationState = .background
    tell {
      $0.sceneDidEnterBackground($1)
    } orApplication: {
      $0.applicationDidEnterBackground(self)
    }
    scene?.post(.didEnterBackground)
    post(.didEnterBackground)
  }

  /// Also the first time, when an application with scenes has just connected its scene.
  final func enterForeground() {
    guard applicationState == .background else { return }
    let scene = lifeCycle.scene
    tell {
      $0.sceneWillEnterForeground($1)
    } orApplication: {
      $0.applicationWillEnterForeground(self)
    }
    scene?.post(.willEnterForeground)
    post(.willEnterForeground)
    applicationState = .inactive
    scene?.activationState = .foregroundInactive
  }

  /// Tells the scene's delegate, if the application has scenes, and its own otherwise.
  private func tell(
    scene: (any UISceneDelegate, UIScene) -> Void, orApplication application: (any UIApplicationDelegate) -> Void
  ) {
    if !lifeCycle.hasScenes {
      if let delegate { application(delegate) }
    } else if let shown = lifeCycle.scene, let listener = shown.delegate {
      scene(listener, shown)
    }
  }

  /// The system asks to give memory back: the delegate, all controllers and observers hear it.
  final func memoryIsShort() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController?.tellMemoryIsShort() }
    post(.memoryWarning)
  }
}

extension UIViewController {
  /// Tells the controller, its children and what it presents that memory is short.
  fileprivate final func tellMemoryIsShort() {
    didReceiveMemoryWarning()
    for child in children { child.tellMemoryIsShort() }
    presentedController?.tellMemoryIsShort()
  }
}

// SPDX-License-Identifier: MIT

/// What the application knows about its own beginning and its place on the stage.
struct ApplicationLifeCycle {
  /// The delegate that the application was launched with: nobody else keeps it.
  var launchedDelegate: (any UIApplicationDelegate)?
  /// Whether a delegate was launched and its scene is not connected yet.
  var isLaunching = false
  /// Whether the scene, and not the application's delegate, hears of the foreground.
  var hasScenes = false
  /// The one scene; made when somebody needs it.
  var scene: UIWindowScene?
  /// What has begun and shall end, also in the background.
  var backgroundTasks = BackgroundTasks()
}

/// A moment in the application's life that delegates and observers hear of.
enum LifeCycleMoment {
  case didFinishLaunching, willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, willTerminate
  case memoryWarning
}

/// Where the stage is, as a host says it in an event of the kind `visibility`.
enum StageVisibility {
  /// Hidden, number 0.
  case hidden
  /// At the front, any other number.
  case active
  /// To be seen, with something else over it or in use: number 2.
  case inactive

  init(number: Int32) {
    switch number {
    case 0: self = .hidden
    case 2: self = .inactive
    default: self = .active
    }
  }
}

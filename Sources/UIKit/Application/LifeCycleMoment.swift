// SPDX-License-Identifier: MIT

/// A moment in the application's life cycle that is reported to delegates and observers.
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

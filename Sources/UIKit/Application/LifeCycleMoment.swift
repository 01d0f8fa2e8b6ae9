// SPDX-License-Identifier: MIT

/// An event in the application's life cycle that is reported to delegates and observers.
enum LifeCycleMoment {
  case didFinishLaunching, willEnterForeground, didBecomeActive, willResignActive, didEnterBackground, willTerminate
  case memoryWarning
}

/// The visibility of the stage, as encoded in the `visibility` events that hosts send.
enum StageVisibility {
  /// The stage is hidden. Encoded as 0.
  case hidden
  /// The stage is in the foreground. Encoded as any number other than 0 and 2.
  case active
  /// The stage is visible, but covered or not in use. Encoded as 2.
  case inactive

  init(number: Int32) {
    switch number {
    case 0: self = .hidden
    case 2: self = .inactive
    default: self = .active
    }
  }
}

// SPDX-License-Identifier: MIT

import SprungStage

@testable import UIKit

/// A window and its touches, at exact times of a virtual clock, for regression tests of touch handling.
final class RegressionFingers {
  let window: UIWindow
  private(set) var time = 0.0

  init(size: CGSize = CGSize(width: 400, height: 700)) {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: size, scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    UIApplication.shared.tick(timestamp: 0)
  }

  private func send(_ kind: InputKind, _ id: Int32, _ x: Double, _ y: Double, after delay: Double) {
    time += delay
    UIApplication.shared.handle(
      InputEvent(kind, flags: .touch, identifier: id, x: Float(x), y: Float(y), milliseconds: time * 1000))
    UIApplication.shared.tick(timestamp: time)
  }

  func down(_ x: Double, _ y: Double, id: Int32 = 1, after delay: Double = 0) {
    send(.pointerDown, id, x, y, after: delay)
  }

  func move(_ x: Double, _ y: Double, id: Int32 = 1, after delay: Double = 0) {
    send(.pointerMove, id, x, y, after: delay)
  }

  func up(_ x: Double, _ y: Double, id: Int32 = 1, after delay: Double = 0) {
    send(.pointerUp, id, x, y, after: delay)
  }

  func cancel(id: Int32 = 1) { send(.pointerCancel, id, 0, 0, after: 0) }

  /// Runs frames at 120 Hz for the given number of seconds.
  func wait(_ seconds: Double) {
    let end = time + seconds
    while time + 1.0 / 120 < end {
      time += 1.0 / 120
      UIApplication.shared.tick(timestamp: time)
    }
    time = end
    UIApplication.shared.tick(timestamp: time)
  }

  /// Runs frames until nothing moves. Returns whether motion ended within the given time.
  func settles(within seconds: Double) -> Bool {
    let end = time + seconds
    while time < end {
      time += 1.0 / 60
      UIApplication.shared.tick(timestamp: time)
      if FrameScheduler.shared.isIdle { return true }
    }
    return false
  }
}

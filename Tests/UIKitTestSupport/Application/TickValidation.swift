// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Records an issue for each state that is invalid before or after a tick.
@MainActor final class TickValidation {
  private var issues = 0
  /// The number of upcoming validations to skip because nothing changes before them.
  private var skips = 0

  fileprivate func validate(_ application: UIApplication) {
    if skips > 0 {
      skips -= 1
      return
    }
    guard issues < 5 else { return }
    for sentence in application.validate() {
      issues += 1
      Issue.record(Comment(rawValue: sentence))
    }
  }

  /// Runs frames without calling app code between them, so a state that is valid after one frame is valid before the
  /// next. A frame that follows a frame at rest is not validated unless it is the last. `tick` receives the number of
  /// each frame, starting at 1, and returns whether another frame is needed.
  func run(frames count: Int, _ tick: (Int) -> Bool) {
    guard count > 0 else { return }
    var isAtRest = false
    for frame in 1...count {
      if frame > 1 { skips = isAtRest && frame < count ? 2 : 1 }
      isAtRest = !tick(frame)
    }
    skips = 0
  }
}

extension UIApplication {
  /// Validates all windows before and after every tick until the application restarts.
  @discardableResult
  func validateEveryTick() -> TickValidation {
    let validation = TickValidation()
    tickObserver = { [unowned self] in validation.validate(self) }
    return validation
  }
}

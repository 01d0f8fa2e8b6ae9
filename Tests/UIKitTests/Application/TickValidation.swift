// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Records an issue for whatever does not hold before or after a tick.
@MainActor final class TickValidation {
  private var issues = 0
  /// How many validations are left out: nothing has changed since the last one.
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

  /// Runs frames between which the program is not called. A state that is valid after one frame is valid before the
  /// next, and a frame at rest between two others at rest changes nothing. `tick` is called with the number of each
  /// frame, from 1, and says whether another one is wanted.
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
  /// Validates all windows before and after every tick, until the application starts again.
  @discardableResult
  func validateEveryTick() -> TickValidation {
    let validation = TickValidation()
    tickObserver = { [unowned self] in validation.validate(self) }
    return validation
  }
}

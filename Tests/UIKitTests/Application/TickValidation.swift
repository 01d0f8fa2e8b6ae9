// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension UIApplication {
  /// Records an issue for whatever does not hold before or after a tick, until the application starts anew.
  func validateEveryTick() {
    var count = 0
    tickObserver = { [unowned self] in
      guard count < 5 else { return }
      for sentence in validate() {
        count += 1
        Issue.record(Comment(rawValue: sentence))
      }
    }
  }
}

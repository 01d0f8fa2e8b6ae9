// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

extension FingerStage {
  /// Whether no other frame is wanted once a host was shown what has changed. No time passes.
  var isAtRest: Bool {
    let host = encoder ?? FrameEncoder()
    // The second frame reports that layers that moved are at rest.
    for _ in 0..<2 where !UIApplication.shared.tick(timestamp: time, into: host) { return true }
    return false
  }
}

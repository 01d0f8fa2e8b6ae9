// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

extension FingerStage {
  /// Whether no further frame is requested after a host has received the changes. Virtual time does not advance.
  var isAtRest: Bool {
    let host = encoder ?? FrameEncoder()
    // The second frame reports to the host that moved layers are now at rest.
    for _ in 0..<2 where !UIApplication.shared.tick(timestamp: time, into: host) { return true }
    return false
  }
}

// SPDX-License-Identifier: MIT

import UIKit

/// Records timed calls. All of them run on the main thread, so no lock is needed.
nonisolated final class TimeLog: @unchecked Sendable {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

/// An application without views. Tests run its frames.
struct TimeBench {
  let log = TimeLog()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 100, height: 100), scale: 1)
  }

  /// Runs one frame, and returns whether another frame is needed immediately.
  @discardableResult
  func tick(_ seconds: Double) -> Bool { UIApplication.shared.tick(timestamp: seconds) }

  /// Runs frames at `rate` up to and including the time `end`.
  func run(until end: Double, rate: Double = 60) {
    var frame = 0.0
    while frame <= (end * rate).rounded() {
      tick(frame / rate)
      frame += 1
    }
  }
}

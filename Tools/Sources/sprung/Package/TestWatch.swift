// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Stops a test run when a test exceeds the time limit, and names the test.
///
/// The names are taken from the output of Swift Testing. Tests run serially, so the test whose start was reported last
/// is running.
final class TestWatch: Sendable {
  /// The current test and its start time.
  private let current = Mutex<(name: String, start: ContinuousClock.Instant)?>(nil)

  /// Starts watching with a time limit in seconds. A limit of 0 disables watching.
  init(limit: Double) {
    guard limit > 0 else { return }
    let thread = Thread { [self] in
      while true {
        Thread.sleep(forTimeInterval: min(0.1, limit / 10))
        guard let (name, start) = current.withLock({ $0 }), .now - start > .seconds(limit) else { continue }
        Console.error(
          "sprung: the test \(name) has not ended after \(Self.number(limit)) s, so the run was stopped; "
            + "--time-limit allows more")
        Descendants.end()
        exit(1)
      }
    }
    thread.start()
  }

  /// Processes a line of output.
  func take(_ line: String) {
    if let name = Self.started(line) {
      current.withLock { $0 = (name, .now) }
    } else if line.contains(" after "), line.contains(" Test ") {
      current.withLock { $0 = nil }
    }
  }

  /// Returns the name of the test whose start a line reports, or nil for other lines.
  static func started(_ line: String) -> String? {
    guard let match = line.wholeMatch(of: /\S+ Test (.+) started\./), match.1 != "run",
      !match.1.hasPrefix("case ")
    else { return nil }
    return String(match.1)
  }

  private static func number(_ limit: Double) -> String {
    limit == limit.rounded() && limit < 1e9 ? "\(Int(limit))" : "\(limit)"
  }
}

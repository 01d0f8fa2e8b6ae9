// SPDX-License-Identifier: MIT

import SprungHeadless
import UIKit

/// Runs the checks of sources one after another, and counts those that pass and fail.
@MainActor
public final class Checks {
  private var passed = 0
  private var failed = 0

  /// Creates a runner without results.
  public init() {}

  /// Runs the check of one source and prints its failures. Returns whether the check succeeded.
  @discardableResult
  public func run(_ name: String, _ check: (Check) -> Void) -> Bool {
    let result = Check()
    let handler = Diagnostics.handler
    Diagnostics.handler = { result.fault($0) }
    check(result)
    result.stop()
    Diagnostics.handler = handler
    if result.failures.isEmpty {
      passed += 1
    } else {
      failed += 1
      for failure in result.failures { print("\(name): \(failure)") }
    }
    return result.failures.isEmpty
  }

  /// Prints the numbers of passed and failed checks.
  public func close() { print("\(passed) passed, \(failed) failed") }
}

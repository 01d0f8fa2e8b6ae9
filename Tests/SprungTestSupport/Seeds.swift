// SPDX-License-Identifier: MIT

import Foundation

/// The seeds for tests with random input.
///
/// With `SPRUNG_TRIALS=100` in the environment, the number of seeds is a hundred times larger, for long runs of an
/// optimized build: `make test-release TRIALS=100`.
public enum Seeds {
  /// The factor by which the usual number of seeds is multiplied, at least 1.
  public static let trials = max(1, ProcessInfo.processInfo.environment["SPRUNG_TRIALS"].flatMap { Int($0) } ?? 1)

  /// The seeds from 1 to `count`, or beyond in a long run.
  public static func first(_ count: Int) -> [UInt64] { (1...count * trials).map { UInt64($0) } }

  /// The same seeds as integers.
  public static func upTo(_ count: Int) -> ClosedRange<Int> { 1...count * trials }

  /// The seeds from 0 up to but excluding `count`, or beyond in a long run.
  public static func below(_ count: Int) -> Range<Int> { 0..<count * trials }
}

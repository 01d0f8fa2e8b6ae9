// SPDX-License-Identifier: MIT

import Foundation

/// The seeds of tests with random input.
///
/// With `SPRUNG_TRIALS=100` in the environment, there are a hundred times as many seeds, for long runs of an optimized
/// build: `make test-release TRIALS=100`.
public enum Seeds {
  /// The factor by which the usual number of seeds is multiplied, at least 1.
  public static let trials = max(1, ProcessInfo.processInfo.environment["SPRUNG_TRIALS"].flatMap { Int($0) } ?? 1)

  /// Returns the seeds from 1 to `count`, or to a multiple of it in a long run.
  public static func first(_ count: Int) -> [UInt64] { (1...count * trials).map { UInt64($0) } }

  /// Returns the same seeds as integers.
  public static func upTo(_ count: Int) -> ClosedRange<Int> { 1...count * trials }

  /// Returns the seeds from 0 up to but excluding `count`, or a multiple of it in a long run.
  public static func below(_ count: Int) -> Range<Int> { 0..<count * trials }
}

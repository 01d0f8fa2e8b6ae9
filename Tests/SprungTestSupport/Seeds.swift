// SPDX-License-Identifier: MIT

import Foundation

/// The seeds that tests with random input are tried with.
///
/// With `SPRUNG_TRIALS=100` in the environment there are a hundred times as many, for long runs of an optimized build:
/// `make test-release TRIALS=100`.
public enum Seeds {
  /// How many times as many seeds as usual are tried; at least 1.
  public static let trials = max(1, ProcessInfo.processInfo.environment["SPRUNG_TRIALS"].flatMap { Int($0) } ?? 1)

  /// The seeds from 1 to `count`, and beyond in a long run.
  public static func first(_ count: Int) -> [UInt64] { (1...count * trials).map { UInt64($0) } }

  /// The same as integers.
  public static func upTo(_ count: Int) -> ClosedRange<Int> { 1...count * trials }

  /// The seeds from 0 to below `count`, and beyond in a long run.
  public static func below(_ count: Int) -> Range<Int> { 0..<count * trials }
}

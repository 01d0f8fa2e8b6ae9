// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Every number that can be set takes any number: what is none, or absurd, is refused with a sentence or limited, and never kept.
@MainActor @Suite(.oneApplication) struct EveryNumberTests {
  nonisolated static let absurd: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .greatestFiniteMagnitude, 1e30, -1e30,
  ]
  nonisolated static let unusual: [Double] = [0, -0.0, 5e-324, 1e-308, -1]

  /// The largest magnitude that anything of UIKit may have; beyond it are only numbers that a type lets be without a bound.
  private static let limit = 1e9

  @Test("What is absurd is refused with a sentence or limited, and never kept", arguments: absurd)
  func absurd(bad: Double) {
    let setters = NumberSetter.all
    #expect(setters.count >= 100)
    for setter in setters {
      let before = setter.get()
      let faults = Diagnostics.recording { setter.set(bad) }
      let after = setter.get()
      #expect(abs(after) <= Self.limit, "\(setter.name) is \(after) after \(bad)")
      if after == before { #expect(!faults.isEmpty, "\(setter.name) ignores \(bad) in silence") }
      // Something usual is taken afterwards without a word.
      #expect(Diagnostics.recording { setter.set(1) }.isEmpty, "\(setter.name) refuses 1 after \(bad)")
      #expect(setter.get() == 1, "\(setter.name) is \(setter.get()) instead of 1")
    }
  }

  @Test("What is small, zero or below it is taken, limited or refused, and leaves a number", arguments: unusual)
  func unusual(value: Double) {
    for setter in NumberSetter.all {
      let before = setter.get()
      let faults = Diagnostics.recording { setter.set(value) }
      let after = setter.get()
      #expect(abs(after) <= Self.limit, "\(setter.name) is \(after) after \(value)")
      #expect(after == value || after != before || !faults.isEmpty || before == 0, "\(setter.name) ignores \(value) in silence")
    }
  }
}

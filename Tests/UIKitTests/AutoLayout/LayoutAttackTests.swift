// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Changes random view hierarchies with random constraints and validates them after each step.
@Suite(.oneApplication) @MainActor struct LayoutAttackTests {
  @Test(arguments: UInt64(1)...40)
  func randomHierarchiesMatchRebuiltOnes(seed: UInt64) {
    var attack = LayoutAttack(seed: seed, isWild: false)
    for step in 0..<60 {
      let faults = Diagnostics.recording {
        attack.change()
        attack.layOut()
      }
      if let fault = attack.validate() {
        Issue.record("seed \(seed) step \(step): \(fault)")
        return
      }
      // If a constraint must be broken, the order of changes determines which one is chosen.
      if faults.contains(where: { $0.kind == "unsatisfiableConstraints" }) || attack.isAnythingBroken { return }
      if let difference = attack.differenceFromFresh() {
        Issue.record("seed \(seed) step \(step): \(difference)")
        return
      }
    }
  }

  @Test(arguments: UInt64(1)...40)
  func hostileHierarchiesStayValid(seed: UInt64) {
    var attack = LayoutAttack(seed: seed &* 7919, isWild: true)
    for step in 0..<80 {
      _ = Diagnostics.recording {
        attack.change()
        attack.layOut()
      }
      if let fault = attack.validate() {
        Issue.record("seed \(seed) step \(step): \(fault)")
        return
      }
    }
  }
}

// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Changes random trees with random constraints, and looks after each step whether everything still holds.
@Suite(.oneApplication) @MainActor struct LayoutAttackTests {
  @Test(arguments: UInt64(1)...40)
  func randomTreesLookAsNewOnes(seed: UInt64) {
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
      // Where something is broken, which constraint gives way depends on what came first.
      if faults.contains(where: { $0.kind == "unsatisfiableConstraints" }) || attack.isAnythingBroken { return }
      if let difference = attack.differenceFromFresh() {
        Issue.record("seed \(seed) step \(step): \(difference)")
        return
      }
    }
  }

  @Test(arguments: UInt64(1)...40)
  func wildTreesStayWhole(seed: UInt64) {
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

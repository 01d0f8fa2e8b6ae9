// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// `CATransaction.commit()` without a `begin()` must neither stop a debug build nor change the settings of later
/// transactions.
@Suite(.oneApplication) @MainActor struct UnmatchedCommitTests {
  @Test("A transaction inherits the settings of the outer one and does not change them")
  func nested() {
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 1 && CATransaction.disableActions())
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 1 && CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }

  @Test("Commits without a begin do nothing", arguments: 1...3)
  func unmatched(count: Int) {
    let faults = Diagnostics.recording {
      for _ in 0..<count { CATransaction.commit() }
      CATransaction.flush()
    }
    #expect(faults.allSatisfy { $0.isWarning && $0.kind == "transactionCommit" })
    #expect(CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }
}

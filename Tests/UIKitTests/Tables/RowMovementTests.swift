// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Row movement", .oneApplication)
@MainActor
struct RowMovementTests {
  private var carried: RowReordering {
    RowReordering(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0), grip: 4, top: 40)
  }

  @Test("An end is taken once, and only after a movement")
  func endIsTakenOnce() {
    var movement = RowMovement()
    let answer1 = movement.takeEnd()
    #expect(!answer1)
    movement.carried = nil
    let answer2 = movement.takeEnd()
    #expect(!answer2)
    movement.carried = carried
    let answer3 = movement.takeEnd()
    #expect(!answer3)
    movement.carried = nil
    let answer4 = movement.takeEnd()
    #expect(answer4)
    let answer5 = movement.takeEnd()
    #expect(!answer5)
  }

  @Test("The end of one movement waits for the end of another one")
  func endWaitsForAnotherMovement() {
    var movement = RowMovement()
    movement.carried = carried
    movement.carried = nil
    movement.carried = carried
    let answer6 = movement.takeEnd()
    #expect(!answer6)
    movement.carried?.top = 50
    movement.carried = nil
    let answer7 = movement.takeEnd()
    #expect(answer7)
    let answer8 = movement.takeEnd()
    #expect(!answer8)
  }
}

// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

@MainActor public func check(_ check: Check) {
  let game = GameViewController()
  check.show { game }
  check.frames(2)
  check.finger.keyDown(.arrowLeft)
  check.wait(0.5)
  check.finger.keyUp(.arrowLeft)
  let left = game.ship.center.x
  check.expect(left < 130 && left > 60, "the ship moved to the left while the key was held: \(left)")
  check.wait(0.3)
  check.expect(game.ship.center.x, is: left, "it stands still after the key was released")
  check.finger.keyDown(.init("d"))
  check.wait(0.2)
  check.finger.keyUp(.init("d"))
  check.expect(game.ship.center.x > left + 10, "the ship moved to the right")
  check.finger.key(.space)
  check.finger.key(.space, flags: .shift)
  check.expect(game.shots == 4, "shots: \(game.shots)")
  check.finger.key(.init("P"), flags: .shift)
  check.expect(game.pauses == 1, "a key by its character: \(game.pauses)")
  check.finger.key(.escape)
  check.expect(game.pauses == 2, "a press that a recognizer takes: \(game.pauses)")
  check.finger.key(.init("r"), flags: .command)
  check.expect(game.shots == 0 && game.ship.center.x == 160, "a key command with priority")
}

// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests balanced calls to `beginIgnoringInteractionEvents()` and `endIgnoringInteractionEvents()`.
@Suite(.oneApplication)
@MainActor
struct IgnoringTests {
  let stage = FingerStage()

  private func press(_ identifier: Int32) {
    let application = UIApplication.shared
    application.handle(InputEvent(.pointerDown, flags: .touch, identifier: identifier, x: 20, y: 20, milliseconds: 0))
    application.handle(InputEvent(.pointerUp, flags: .touch, identifier: identifier, x: 20, y: 20, milliseconds: 50))
    stage.tick()
  }

  @Test("Nested calls: touches are delivered again after the last end")
  func nested() {
    var taps = 0
    let button = UIButton(type: .custom)
    button.frame = stage.window.bounds
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    let application = UIApplication.shared
    press(1)
    #expect(taps == 1 && !application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    press(2)
    application.endIgnoringInteractionEvents()
    press(3)
    #expect(taps == 1 && application.isIgnoringInteractionEvents)
    application.endIgnoringInteractionEvents()
    press(4)
    #expect(taps == 2 && !application.isIgnoringInteractionEvents)
  }

  @Test("A touch that began earlier is tracked to its end")
  func underWay() {
    var taps = 0
    let button = UIButton(type: .custom)
    button.frame = stage.window.bounds
    button.addAction(
      UIAction { _ in
        taps += 1
      }, for: .touchUpInside)
    stage.window.addSubview(button)
    let application = UIApplication.shared
    application.handle(InputEvent(.pointerDown, flags: .touch, identifier: 1, x: 20, y: 20, milliseconds: 0))
    stage.tick()
    application.beginIgnoringInteractionEvents()
    application.handle(InputEvent(.pointerUp, flags: .touch, identifier: 1, x: 20, y: 20, milliseconds: 50))
    stage.tick()
    #expect(taps == 1)
  }

  @Test("An end without a begin is reported and has no effect")
  func tooMany() {
    let faults = Diagnostics.recording { UIApplication.shared.endIgnoringInteractionEvents() }
    #expect(faults.map(\.kind) == ["endIgnoring"] && !UIApplication.shared.isIgnoringInteractionEvents)
  }
}

// SPDX-License-Identifier: MIT

import SprungScript
import SprungTesting
import Testing
import UIKit

@MainActor @Suite(.uiKit)
struct ReportTests {
  @Test func aTapInAFlingStopsTheList() throws {
    let script = try Script(
      text: """
        sprung-script 2
        size 390 844 3
        wait 0.5
        flick 200 600 to 200 200 over 0.1
        wait 0.2
        tap 200 300
        settle 5
        """, file: "report.sprung")
    let stage = try TestStage { ReportController() }
    try stage.play(script)
    let list = try stage.controller(ReportController.self).list
    #expect(list.contentOffset.y > 0 && list.contentOffset.y < 2_000)
  }
}

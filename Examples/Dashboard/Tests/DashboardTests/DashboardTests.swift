// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Dashboard

@MainActor @Suite(.uiKit)
struct DashboardTests {
  @Test func aTouchedBarTellsItsDay() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 5)
    let bar = try #require(stage.elements(.image).first { $0.label == "Sat" })
    stage.tap(at: CGPoint(x: bar.frame.midX, y: bar.frame.midY))
    stage.expectSettled(within: 5)
    #expect(stage.elements(.text).contains { $0.label == "Sat: 9.4 km" })
  }

  @Test func barsRiseToTheirDays() throws {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 5)
    let heights = stage.elements(.image).filter { !$0.label.contains("%") }.map { $0.frame.height }
    #expect(heights.count == 7 && heights.max() == heights[5] && heights.min() == heights[2])
    #expect(abs(heights[0] / heights[5] - 4.2 / 9.4) < 0.01)
  }

  @Test func distances() {
    #expect(Week.text(4.2) == "4.2 km" && Week.text(40) == "40 km" && Week.text(0) == "0 km")
  }

  @Test func nothingOverlapsOnAnyScreen() {
    onDevices(count: 100) {
      DashboardViewController()
    } check: { stage in
      stage.expectSettled(within: 5)
      stage.expectNoOverlap(stage.elements(.image))
    }
  }
}

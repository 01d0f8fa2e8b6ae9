// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

@testable import Dashboard

@MainActor @Suite(.uiKit)
struct DashboardTests {
  private func start() throws -> (TestStage, DashboardViewController) {
    let stage = try TestStage(application: AppDelegate.self)
    stage.expectSettled(within: 10)
    return (stage, try stage.controller(DashboardViewController.self))
  }

  private func bars(_ stage: TestStage) throws -> [CGRect] {
    try ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { try stage.element(.image, $0).frame }
  }

  // MARK: Springs

  @Test func springOvershootsAndSettlesAtTarget() throws {
    let (stage, _) = try start()
    let spring = ChartSpring([0, 10])
    var highest: CGFloat = 0
    spring.onChange = { highest = max(highest, spring.values[0]) }
    stage.perform { spring.move(to: [1, 10]) }
    stage.expectSettled(within: 5)
    #expect(spring.values == [1, 10])
    // The first overshoot of a spring with a damping ratio of 0.6 is exp(-pi * 0.6 / 0.8).
    #expect(abs(highest - 1.0948) < 0.01)
  }

  @Test func reducedMotionSkipsSpring() throws {
    let (stage, _) = try start()
    stage.setReducedMotion(true)
    let spring = ChartSpring([0])
    stage.perform { spring.move(to: [1]) }
    #expect(spring.values == [1])
  }

  // MARK: Charts

  @Test func barsRiseToTheirValues() throws {
    let (stage, _) = try start()
    let frames = try bars(stage)
    #expect(abs(frames[0].height / frames[5].height - 4.2 / 9.4) < 0.01)
    #expect(frames[2].height == 13)
    #expect(frames.allSatisfy { abs($0.maxY - frames[0].maxY) < 0.5 })
  }

  @Test func changingWeekAnimatesAllCharts() throws {
    let (stage, controller) = try start()
    let before = try bars(stage)
    let ring = controller.ring.drawnProgress
    #expect(ring == 33.0 / 40)
    try stage.tap(.button, "Last week")
    stage.advance(by: 0.1)
    #expect(controller.ring.drawnProgress < ring && controller.ring.drawnProgress > 0.67)
    stage.expectSettled(within: 10)
    let after = try bars(stage)
    #expect(abs(controller.ring.drawnProgress - 26.8 / 40) < 1e-9)
    #expect(after[0].height == 13 && abs(after[6].height / before[5].height - 7.7 / 9.4) < 0.01)
    #expect(stage.shows(.text, "26.8 km of 40 km"))
  }

  @Test func tapSelectsDayAndSecondTapDeselectsIt() throws {
    let (stage, _) = try start()
    let saturday = try bars(stage)[5]
    stage.tap(at: CGPoint(x: saturday.midX, y: saturday.midY))
    stage.expectSettled(within: 5)
    #expect(stage.shows(.text, "Sat: 9.4 km"))
    stage.tap(at: CGPoint(x: saturday.midX, y: saturday.midY))
    stage.expectSettled(within: 5)
    #expect(stage.shows(.text, "33 km of 40 km"))
  }

  @Test func touchReadsHeartRate() throws {
    let (stage, controller) = try start()
    let frame = controller.line.convert(controller.line.bounds, to: nil)
    stage.down(CGPoint(x: frame.minX + 40, y: frame.midY))
    stage.advance(by: 0.2)
    #expect(stage.shows(.text, "72 bpm after 0 min"))
    stage.move(to: CGPoint(x: frame.minX + 40 + (frame.width - 40) * 9 / 15, y: frame.midY), over: 0.3)
    #expect(stage.shows(.text, "162 bpm after 27 min"))
    stage.up()
    stage.expectSettled(within: 5)
    #expect(stage.shows(.text, "Heart rate in the longest run"))
  }

  @Test func distancesAreFormatted() {
    #expect(Week.text(4.2) == "4.2 km" && Week.text(40) == "40 km" && Week.text(0) == "0 km")
  }

  // MARK: Devices

  @Test func nothingOverlapsOnAnyScreen() {
    onDevices(count: 100) {
      UINavigationController(rootViewController: DashboardViewController())
    } check: { stage in
      stage.expectSettled(within: 10)
      let controller = try stage.controller(DashboardViewController.self)
      stage.expectNoOverlap(stage.elements(of: [controller.ring, controller.bars, controller.line]))
    }
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func noTextIsTruncated(scale: Double) throws {
    for textSize in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      var device = TestDevice(width: 390, height: 844, scale: scale)
      device.textSize = textSize
      let stage = try TestStage(application: AppDelegate.self, on: device)
      stage.expectSettled(within: 10)
      stage.expectNoTruncation()
    }
  }
}

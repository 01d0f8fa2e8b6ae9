// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UISliderTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 227, height: 31))
  private let log = CallLog()

  init() {
    stage.window.addSubview(slider)
    slider.addHandler(for: .valueChanged) { [log] in log.calls.append("\((($0 as? UISlider)?.value ?? -1))") }
    stage.tick()
  }

  @Test func thumbFollowsTouch() {
    // The thumb is 27 points wide, so it can move 200 points along the slider.
    stage.down(63.5, 115)
    stage.move(113.5, 115)
    #expect(slider.value == 0.25)
    stage.move(400, 115)
    #expect(slider.value == 1)
    stage.up(400, 115)
    #expect(log.calls == ["0.25", "1.0"])
  }

  @Test func touchBesideThumbDoesNothing() {
    stage.down(200, 115)
    stage.move(250, 115)
    stage.up(250, 115)
    #expect(slider.value == 0 && log.calls.isEmpty)
  }

  @Test func onlyFinalValueIsSentIfNotContinuous() {
    slider.isContinuous = false
    stage.down(63.5, 115)
    stage.move(113.5, 115)
    stage.move(163.5, 115)
    #expect(log.calls.isEmpty)
    stage.up(163.5, 115)
    #expect(log.calls == ["0.5"])
  }

  @Test func valueIsClampedToRange() {
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 12
    #expect(slider.maximumValue == 12 && slider.value == 12)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5 && slider.value == 5)
    let faults = Diagnostics.recording {
      slider.value = .nan
      slider.maximumValue = .infinity
    }
    #expect(faults.map { $0.kind } == ["sliderValue", "sliderValue"])
    #expect(slider.value == 5 && slider.maximumValue == 5)
  }

  @Test func keysStepByTenth() {
    slider.maximumValue = 10
    #expect(slider.press(.arrowRight) && slider.value == 1)
    #expect(slider.press(.pageUp) && slider.value == 3)
    #expect(slider.press(.end) && slider.value == 10)
    #expect(slider.press(.arrowRight) && log.calls == ["1.0", "3.0", "10.0"])
    #expect(slider.press(.home) && slider.value == 0)
    #expect(!slider.press(.tab))
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "10%")
    slider.accessibilityLabel = "Volume"
    let spoken = stage.element(of: slider)
    #expect(spoken?.role == .adjustable && spoken?.label == "Volume, 10%" && spoken?.position == 10)
  }

  @Test func inRightToLeftLayoutsValueGrowsToTheLeft() {
    slider.semanticContentAttribute = .forceRightToLeft
    stage.tick()
    stage.down(263.5, 115)
    stage.move(213.5, 115)
    #expect(slider.value == 0.25)
    #expect(slider.press(.arrowLeft) && abs(slider.value - 0.35) < 1e-6)
  }

  @Test func removalDuringDragEndsTracking() {
    stage.down(63.5, 115)
    stage.move(113.5, 115)
    slider.removeFromSuperview()
    stage.move(163.5, 115)
    stage.up(163.5, 115)
    #expect(!slider.isTracking)
  }
}

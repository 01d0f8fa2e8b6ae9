// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UISwitchTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 5, height: 5))
  private let log = CallLog()

  init() {
    stage.window.addSubview(toggle)
    toggle.addHandler(for: .valueChanged) { [log] in log.calls.append(($0 as? UISwitch)?.isOn == true ? "on" : "off") }
    stage.tick()
  }

  @Test func switchHasFixedSize() {
    #expect(toggle.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  @Test func tapToggles() {
    stage.tap(110, 110)
    stage.tap(110, 110)
    #expect(log.calls == ["on", "off"])
    toggle.isEnabled = false
    stage.tap(110, 110)
    #expect(log.calls.count == 2)
  }

  @Test func dragAcrossMiddleTogglesOnce() {
    stage.down(110, 115)
    stage.drag(from: CGPoint(x: 110, y: 115), by: CGPoint(x: 5, y: 0), count: 8, every: 1.0 / 60)
    #expect(log.calls == ["on"])
    stage.up(150, 115)
    #expect(log.calls == ["on"] && toggle.isOn)
    stage.down(145, 115)
    stage.drag(from: CGPoint(x: 145, y: 115), by: CGPoint(x: -5, y: 0), count: 8, every: 1.0 / 60)
    stage.up(105, 115)
    #expect(log.calls == ["on", "off"])
  }

  @Test func programsAndKeysSetValue() {
    toggle.setOn(true, animated: true)
    #expect(log.calls.isEmpty && toggle.isOn)
    stage.wait(0.25)
    #expect(toggle.subviews[1].frame.maxX == 49)
    #expect(toggle.press(.arrowLeft) && toggle.press(.arrowLeft) && toggle.press(.space))
    #expect(log.calls == ["off", "on"])
    #expect(stage.element(of: toggle)?.role == .toggle)
    #expect(stage.element(of: toggle)?.state == [.selected, .focusable])
    #expect(toggle.accessibilityValue == "1")
  }

  @Test func inRightToLeftLayoutsThumbIsMirrored() {
    toggle.semanticContentAttribute = .forceRightToLeft
    stage.tick()
    #expect(toggle.subviews[1].frame.maxX == 49)
    toggle.isOn = true
    stage.tick()
    #expect(toggle.subviews[1].frame.minX == 2)
  }
}

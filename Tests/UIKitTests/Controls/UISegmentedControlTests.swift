// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct UISegmentedControlTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let control = UISegmentedControl(items: ["One", "Two", "Three"])
  private let log = CallLog()

  init() {
    control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
    stage.window.addSubview(control)
    control.addHandler(for: .valueChanged) { [log] in
      log.calls.append("\((($0 as? UISegmentedControl)?.selectedSegmentIndex ?? -9))")
    }
    stage.tick()
  }

  @Test func tapSelectsAndSendsOnce() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.tap(160, 110)
    stage.tap(160, 110)
    stage.tap(300, 110)
    #expect(log.calls == ["1", "2"])
  }

  @Test func dragSendsFinalSelection() {
    control.selectedSegmentIndex = 0
    stage.down(60, 110)
    stage.drag(from: CGPoint(x: 60, y: 110), by: CGPoint(x: 25, y: 0), count: 8, every: 1.0 / 60)
    #expect(control.selectedSegmentIndex == 2 && log.calls.isEmpty)
    stage.up(260, 110)
    #expect(log.calls == ["2"])
    stage.down(260, 110)
    stage.move(60, 110)
    stage.cancel()
    #expect(control.selectedSegmentIndex == 2 && log.calls == ["2"])
  }

  @Test func momentarySegmentsAreDeselected() {
    control.isMomentary = true
    stage.tap(60, 110)
    stage.tap(60, 110)
    #expect(log.calls == ["0", "0"] && control.selectedSegmentIndex == -1)
  }

  @Test func segmentsAreInsertedAndRemoved() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    control.setTitle("Last", forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Last")
    let faults = Diagnostics.recording {
      control.removeSegment(at: 5, animated: false)
      control.selectedSegmentIndex = 2
      _ = UISegmentedControl(items: [3])
    }
    #expect(faults.map { $0.kind } == ["segmentIndex", "segmentIndex", "segmentItem"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.sizeThatFits(.zero).height == 32)
  }

  @Test func disabledSegmentsAreSkipped() {
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap(160, 110)
    #expect(log.calls.isEmpty)
    control.selectedSegmentIndex = 0
    #expect(control.press(.arrowRight) && control.selectedSegmentIndex == 2)
    #expect(control.press(.arrowRight) && control.selectedSegmentIndex == 2)
    #expect(control.press(.arrowLeft) && log.calls == ["2", "0"])
  }

  @Test func widths() {
    control.setWidth(40, forSegmentAt: 0)
    stage.tick()
    let parts = control.subviews.dropFirst().filter { $0.isAccessibilityElement }.map { $0.frame.width }.sorted()
    #expect(parts == [40, 130, 130])
  }

  @Test func segmentsAreButtonsWithPositions() {
    control.selectedSegmentIndex = 0
    stage.tick()
    let segments = control.subviews.filter { $0.isAccessibilityElement }
    let spoken = segments.compactMap { stage.element(of: $0) }.sorted { $0.position < $1.position }
    #expect(spoken.map { $0.label } == ["One", "Two", "Three"])
    #expect(spoken.map { $0.count } == [3, 3, 3] && spoken[0].state.contains(.selected))
    let second = control.subviews.first { $0.accessibilityLabel == "Two" }
    #expect(second?.accessibilityActivate() == true && log.calls == ["1"])
  }
}

// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that controls in scrolling containers handle the drags meant for them and leave other drags to the container.
@Suite("Dragged controls", .oneApplication)
@MainActor
struct DraggedControlsTests {
  private func slider() -> UISlider { UISlider(frame: CGRect(x: 0, y: 0, width: 227, height: 31)) }

  @Test("A slider follows a quick drag along its track", arguments: ControlPlace.allCases, [0.0, 0.3])
  func slider(place: ControlPlace, rest: Double) {
    let slider = slider()
    let dragged = DraggedControl(slider, in: place)
    var values: [Float] = []
    slider.addHandler(for: .valueChanged) { _ in values.append(slider.value) }
    dragged.drag(from: CGPoint(x: 13.5, y: 15), to: CGPoint(x: 113.5, y: 19), after: rest)
    #expect(slider.value == 0.5 && values.last == 0.5 && values.count == 4, "\(values)")
    dragged.drag(from: CGPoint(x: 113.5, y: 15), to: CGPoint(x: 63.5, y: 15), after: rest)
    #expect(slider.value == 0.25 && dragged.isAlone)
  }

  @Test("A slider follows even a drag of two events", arguments: ControlPlace.allCases)
  func sliderAtOnce(place: ControlPlace) {
    let slider = slider()
    let dragged = DraggedControl(slider, in: place)
    dragged.drag(from: CGPoint(x: 13.5, y: 15), to: CGPoint(x: 113.5, y: 15), steps: 1)
    #expect(slider.value == 0.5 && dragged.isAlone)
  }

  @Test("Mirrored and rotated sliders keep the drags along their own tracks")
  func directions() {
    let mirrored = slider()
    mirrored.semanticContentAttribute = .forceRightToLeft
    let row = DraggedControl(mirrored, in: .tableRowWithSwipes)
    row.drag(from: CGPoint(x: 213.5, y: 15), to: CGPoint(x: 113.5, y: 15))
    #expect(mirrored.value == 0.5 && row.isAlone)
    let rotated = slider()
    let cell = DraggedControl(rotated, in: .tableRow)
    rotated.center = CGPoint(x: 160, y: 118)
    rotated.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    cell.drag(from: CGPoint(x: 13.5, y: 15), to: CGPoint(x: 113.5, y: 15))
    #expect(abs(rotated.value - 0.5) < 0.001 && cell.isAlone)
  }

  @Test("A slider ignores drags across it, beside its thumb, and while disabled")
  func others() {
    let across = DraggedControl(slider(), in: .tableRow)
    across.drag(from: CGPoint(x: 13.5, y: 15), to: CGPoint(x: 20, y: -85))
    #expect((across.control as? UISlider)?.value == 0 && !across.isAlone)
    let beside = DraggedControl(slider(), in: .tableRowWithSwipes)
    beside.drag(from: CGPoint(x: 200, y: 15), to: CGPoint(x: 100, y: 15))
    #expect((beside.control as? UISlider)?.value == 0 && beside.others == ["trailing"])
    let disabled = DraggedControl(slider(), in: .horizontalScrollView)
    (disabled.control as? UISlider)?.isEnabled = false
    disabled.drag(from: CGPoint(x: 13.5, y: 15), to: CGPoint(x: -46, y: 15))
    #expect((disabled.control as? UISlider)?.value == 0 && !disabled.isAlone)
  }

  @Test("A switch is dragged on and off", arguments: ControlPlace.allCases, [0.0, 0.3])
  func toggle(place: ControlPlace, rest: Double) {
    let toggle = UISwitch()
    let dragged = DraggedControl(toggle, in: place)
    var count = 0
    toggle.addHandler(for: .valueChanged) { _ in count += 1 }
    dragged.drag(from: CGPoint(x: 15, y: 15), to: CGPoint(x: 55, y: 15), after: rest)
    #expect(toggle.isOn && count == 1)
    dragged.drag(from: CGPoint(x: 36, y: 15), to: CGPoint(x: -10, y: 15), after: rest)
    #expect(!toggle.isOn && count == 2 && dragged.isAlone)
  }

  @Test("The selection of a segmented control follows a drag", arguments: ControlPlace.allCases, [0.0, 0.3])
  func segments(place: ControlPlace, rest: Double) {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame.size = CGSize(width: 210, height: 32)
    control.selectedSegmentIndex = 0
    let dragged = DraggedControl(control, in: place)
    dragged.drag(from: CGPoint(x: 35, y: 16), to: CGPoint(x: 175, y: 16), after: rest)
    #expect(control.selectedSegmentIndex == 2 && dragged.isAlone)
  }

  @Test("A held stepper repeats its step", arguments: ControlPlace.allCases)
  func stepper(place: ControlPlace) {
    let stepper = UIStepper()
    let dragged = DraggedControl(stepper, in: place)
    dragged.drag(from: CGPoint(x: 70, y: 16), to: CGPoint(x: 72, y: 16), after: 2)
    #expect(stepper.value > 2 && dragged.isAlone)
  }

  @Test("A touch that rests on a page control moves along its dots", arguments: ControlPlace.allCases)
  func pages(place: ControlPlace) {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    pages.numberOfPages = 8
    let dragged = DraggedControl(pages, in: place)
    var states: [UIPageControl.InteractionState] = []
    pages.addHandler(for: .valueChanged) { _ in states.append(pages.interactionState) }
    dragged.drag(from: CGPoint(x: 60, y: 13), to: CGPoint(x: 110, y: 13), after: 0.3)
    #expect(pages.currentPage == 3 && states == [.continuous, .continuous, .continuous] && dragged.isAlone)
    #expect(pages.interactionState == .none)
    dragged.drag(from: CGPoint(x: 150, y: 13), to: CGPoint(x: 150, y: 13))
    #expect(pages.currentPage == 4 && states.last == .discrete)
  }

  @Test("A date picker wheel turns inside a scrolling container", arguments: ControlPlace.allCases, [0.0, 0.3])
  func wheel(place: ControlPlace, rest: Double) {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 216))
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .wheels
    picker.frame.size = CGSize(width: 200, height: 216)
    picker.countDownDuration = 3600 * 5
    let dragged = DraggedControl(picker, in: place)
    let before = picker.countDownDuration
    dragged.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 54), steps: 20, after: rest)
    dragged.stage.wait(3)
    #expect(picker.countDownDuration != before && dragged.isAlone)
  }

  @Test(
    "A text field handles taps and leaves quick drags to the container",
    arguments: [ControlPlace.tableRow, .collectionCell, .scrollView])
  func text(place: ControlPlace) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let dragged = DraggedControl(field, in: place)
    dragged.drag(from: CGPoint(x: 20, y: 17), to: CGPoint(x: 22, y: -60))
    #expect(!field.isFirstResponder && !dragged.isAlone)
    dragged.scrollView?.contentOffset = .zero
    dragged.drag(from: CGPoint(x: 20, y: 17), to: CGPoint(x: 20, y: 17))
    #expect(field.isFirstResponder)
  }

  /// A view that records the positions of its touches.
  private final class PointView: UIView {
    var points: [String] = []
    private func note(_ phase: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      points.append("\(phase) \(Int(touch.previousLocation(in: self).x)) \(Int(touch.location(in: self).x))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  }

  @Test("A delayed touch begins at its first position")
  func beginning() {
    let view = PointView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let dragged = DraggedControl(view, in: .scrollView)
    dragged.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 60, y: 20), steps: 2)
    #expect(view.points == ["began 20 20", "moved 20 60", "ended 60 60"])
    view.points = []
    dragged.stage.down(80, 40)
    dragged.stage.move(84, 40)
    dragged.stage.wait(0.2)
    dragged.stage.move(90, 40)
    dragged.stage.up(90, 40)
    #expect(view.points == ["began 20 20", "moved 20 24", "moved 24 30", "ended 30 30"])
  }
}

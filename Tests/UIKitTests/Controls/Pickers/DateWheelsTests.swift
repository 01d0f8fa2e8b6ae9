// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the columns of a date picker in each mode, and their selection, limits and wrapping.
@Suite("Date picker wheels", .uiKit)
@MainActor
struct DateWheelsTests {
  let stage = DatePickerStage()
  private var picker: UIDatePicker { stage.picker }

  init() {
    picker.preferredDatePickerStyle = .wheels
    stage.settle()
  }

  @Test("Each mode has its columns")
  func modes() {
    #expect(stage.selected == ["Thu Dec 24", "6", "30", "PM"])
    picker.datePickerMode = .time
    stage.settle()
    #expect(stage.selected == ["6", "30", "PM"])
    picker.datePickerMode = .date
    stage.settle()
    #expect(stage.selected == ["December", "24", "2026"])
    picker.datePickerMode = .yearAndMonth
    stage.settle()
    #expect(stage.selected == ["December", "2026"])
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 2 * 3600 + 5 * 60
    stage.settle()
    #expect(stage.selected == ["2 hours", "5 min"])
  }

  @Test("The region determines the order and the hour format")
  func regions() {
    picker.locale = Locale(identifier: "en_GB")
    stage.settle()
    #expect(stage.columns.count == 3 && stage.selected[1...] == ["18", "30"])
    picker.datePickerMode = .date
    stage.settle()
    #expect(stage.selected == ["24", "December", "2026"])
    picker.locale = Locale(identifier: "sv_SE")
    stage.settle()
    #expect(stage.selected.first == "2026" && stage.selected.last == "24")
  }

  @Test("Columns are as wide as their titles, and centered side by side")
  func widths() throws {
    let frames = stage.columns.map(\.frame)
    #expect(frames.count == 4 && frames[0].width > frames[1].width)
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(right.minX - left.maxX == 5) }
    let (before, after) = (try #require(frames.first).minX, 320 - (try #require(frames.last)).maxX)
    #expect(before >= 9 && abs(before - after) <= 1)
  }

  @Test("A drag selects another hour and sends one event")
  func drag() {
    let hour = stage.columns[1]
    let start = hour.convert(CGPoint(x: hour.bounds.midX, y: 108), to: nil)
    stage.finger.down(start.x, start.y)
    stage.finger.drag(from: start, by: CGPoint(x: 0, y: -6), count: 12, every: 0.03)
    stage.finger.wait(0.3)
    stage.finger.up(start.x, start.y - 72)
    stage.settle()
    #expect(picker.date == stage.date(2026, 12, 24, 20, 30) && stage.events == 1)
    #expect(stage.selected == ["Thu Dec 24", "8", "30", "PM"])
  }

  @Test("Past midnight the hours switch between AM and PM, and the day is kept")
  func halves() {
    picker.date = stage.date(2026, 12, 24, 23, 10)
    stage.settle()
    stage.columns[1].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2026, 12, 24, 0, 10))
    #expect(stage.selected == ["Thu Dec 24", "12", "10", "AM"])
    stage.columns[3].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2026, 12, 24, 12, 10) && stage.events == 2)
  }

  @Test("Another month is limited to its own last day")
  func shorterMonth() {
    picker.datePickerMode = .date
    picker.date = stage.date(2027, 1, 31, 8)
    stage.settle()
    stage.columns[0].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2027, 2, 28, 8))
    #expect(stage.selected == ["February", "28", "2027"])
    #expect(stage.color(of: "29") == .tertiaryLabel && stage.color(of: "27") == .label)
    // February 29 does not exist in 2027, so the wheel returns to the 28th and the date does not change.
    stage.columns[1].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2027, 2, 28, 8) && stage.selected[1] == "28" && stage.events == 1)
    stage.columns[2].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2028, 2, 28, 8))
    stage.columns[1].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2028, 2, 29, 8))
  }

  @Test("Months, hours and minutes wrap")
  func wrapping() {
    picker.datePickerMode = .date
    stage.settle()
    stage.columns[0].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2026, 1, 24, 18, 30))
    picker.datePickerMode = .time
    picker.minuteInterval = 30
    stage.settle()
    stage.columns[1].accessibilityIncrement()
    stage.settle()
    #expect(stage.selected[1] == "00" && picker.date == stage.date(2026, 1, 24, 18))
  }

  @Test("Rows beyond the limits are dimmed, and the wheels return from them")
  func limits() {
    picker.minimumDate = stage.date(2026, 12, 23, 12)
    picker.maximumDate = stage.date(2026, 12, 25, 12)
    stage.settle()
    #expect(stage.color(of: "Fri Dec 25") == .label && stage.color(of: "Sat Dec 26") == .tertiaryLabel)
    stage.columns[0].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2026, 12, 25, 12) && stage.selected == ["Fri Dec 25", "12", "00", "PM"])
    stage.columns[0].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2026, 12, 25, 12) && stage.selected[0] == "Fri Dec 25" && stage.events == 1)
  }

  @Test("Setting the date turns the wheels without an event")
  func program() {
    picker.setDate(stage.date(2027, 3, 1, 7, 5), animated: true)
    #expect(picker.date == stage.date(2027, 3, 1, 7, 5))
    stage.settle()
    #expect(stage.selected == ["Mon Mar 1", "7", "05", "AM"])
    picker.date = stage.date(1999, 7, 4, 13)
    stage.settle()
    #expect(stage.selected == ["Sun Jul 4", "1", "00", "PM"])
    picker.setDate(stage.date(2150, 7, 4, 13), animated: true)
    stage.settle()
    #expect(stage.selected == ["Sat Jul 4", "1", "00", "PM"] && stage.events == 0)
  }

  @Test("A duration is at least one minute")
  func shortest() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3600
    stage.settle()
    #expect(stage.selected == ["1 hour", "0 min"])
    stage.columns[0].accessibilityDecrement()
    stage.settle()
    #expect(picker.countDownDuration == 60 && stage.selected == ["0 hours", "1 min"] && stage.events == 1)
  }

  @Test("The current day is named \"Today\"")
  func today() {
    picker.calendar = .current
    picker.date = Date()
    stage.settle()
    #expect(stage.selected[0] == "Today")
  }

  @Test("In a small frame, titles become smaller")
  func inlineTime() {
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .inline
    stage.settle()
    #expect(picker.bounds.size == CGSize(width: 112.667, height: 114) && stage.selected == ["6", "30", "PM"])
    #expect(stage.columns.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 113 })
  }

  @Test("As an input view, the picker takes the width of the window")
  func inputView() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    stage.controller.view.addSubview(field)
    picker.removeFromSuperview()
    field.inputView = picker
    field.becomeFirstResponder()
    stage.settle()
    #expect(picker.frame == CGRect(x: 0, y: 636, width: 393, height: 216))
    stage.columns[1].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2026, 12, 24, 19, 30) && field.isFirstResponder)
  }
}

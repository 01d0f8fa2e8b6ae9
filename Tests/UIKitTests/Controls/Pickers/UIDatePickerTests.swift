// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Compares the dates, limits, intervals and durations of date pickers with values recorded on iOS.
@Suite("Date pickers", .uiKit)
@MainActor
struct UIDatePickerTests {
  let stage = DatePickerStage()
  private var picker: UIDatePicker { stage.picker }

  @Test("Defaults match the documentation")
  func defaults() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
    #expect(picker.datePickerStyle == .compact && picker.minuteInterval == 1 && picker.countDownDuration == 0)
    #expect(picker.roundsToMinuteInterval && picker.minimumDate == nil && picker.maximumDate == nil)
    #expect(picker.locale == nil && picker.timeZone == nil && picker.calendar == .current)
    #expect(abs(picker.date.timeIntervalSinceNow) < 5)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .yearAndMonth
    #expect(picker.datePickerStyle == .wheels)
    #expect(UIDatePicker.Mode.yearAndMonth.rawValue == 4 && UIDatePickerStyle.inline.rawValue == 3)
  }

  @Test("Each style has its recorded size")
  func sizes() {
    let picker = UIDatePicker(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    #expect(picker.frame == CGRect(x: 10, y: 20, width: 228, height: 36))
    picker.preferredDatePickerStyle = .inline
    #expect(picker.frame == CGRect(x: 10, y: 20, width: 320, height: 366))
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 482))
    picker.datePickerMode = .date
    #expect(picker.frame.size == CGSize(width: 320, height: 324))
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 440))
    picker.datePickerMode = .time
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 112.667, height: 114))
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.frame == CGRect(x: 10, y: 20, width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    // Changing the mode keeps a size that the app has set.
    picker.frame.size.height = 180
    picker.datePickerMode = .date
    #expect(picker.frame.height == 180)
  }

  @Test("A compact date fits the recorded size of its text")
  func compactSize() {
    UIScreen.main.configure(size: CGSize(width: 393, height: 852), scale: 3)
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    let label = UILabel()
    label.text = "Dec 24, 2026"
    #expect(picker.sizeThatFits(.zero).width == label.intrinsicContentSize.width + 24)
    #expect(abs(picker.sizeThatFits(.zero).height - 34.333) < 0.001)
  }

  @Test("A date is clamped to the limits at once; limits in reverse order are ignored")
  func limits() {
    let date = stage.date(2026, 12, 24, 18, 30)
    picker.minimumDate = date.addingTimeInterval(3600)
    #expect(picker.date == date.addingTimeInterval(3600))
    picker.date = date
    #expect(picker.date == date.addingTimeInterval(3600))
    picker.maximumDate = date.addingTimeInterval(7200)
    picker.date = date.addingTimeInterval(90_000)
    #expect(picker.date == date.addingTimeInterval(7200))
    picker.maximumDate = date
    picker.date = date.addingTimeInterval(-90_000)
    #expect(picker.date == date.addingTimeInterval(-90_000))
    #expect(stage.events == 0)
  }

  @Test("Minutes are rounded down, seconds are kept")
  func rounding() {
    picker.minuteInterval = 15
    #expect(picker.date == stage.date(2026, 12, 24, 18, 30))
    picker.date = stage.date(2026, 12, 24, 18, 44).addingTimeInterval(20)
    #expect(picker.date == stage.date(2026, 12, 24, 18, 30).addingTimeInterval(20))
    picker.roundsToMinuteInterval = false
    picker.date = stage.date(2026, 12, 24, 18, 44)
    picker.minuteInterval = 30
    #expect(picker.date == stage.date(2026, 12, 24, 18, 44))
    picker.roundsToMinuteInterval = true
    #expect(picker.date == stage.date(2026, 12, 24, 18, 30))
    let faults = Diagnostics.recording { for interval in [0, 7, 60, -5] { picker.minuteInterval = interval } }
    #expect(faults.count == 4 && faults.allSatisfy { $0.kind == "datePickerValue" } && picker.minuteInterval == 30)
  }

  @Test("A non-finite date is rejected")
  func absurd() {
    let before = picker.date
    let faults = Diagnostics.recording { picker.date = Date(timeIntervalSinceReferenceDate: .infinity) }
    #expect(faults.map(\.kind) == ["datePickerValue"] && picker.date == before)
  }

  @Test(
    "Durations match the recorded ones",
    arguments: [(3661.0, 3660.0), (86_399, 86_340), (86_400, 60), (-5, 60), (.nan, 60), (0, 60), (59, 60)])
  func durations(set: Double, read: Double) {
    picker.countDownDuration = 300
    #expect(picker.countDownDuration == 0)
    picker.datePickerMode = .countDownTimer
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = set
    #expect(picker.countDownDuration == read)
    picker.datePickerMode = .date
    #expect(picker.countDownDuration == 0)
  }

  @Test("The calendar and the time zone determine the displayed date")
  func calendars() throws {
    picker.calendar = nil
    #expect(picker.calendar == .current)
    picker.calendar = stage.calendar
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    picker.preferredDatePickerStyle = .wheels
    stage.settle()
    #expect(stage.selected == ["Thu Dec 24", "7", "30", "PM"])
  }

  @Test("A disabled picker cannot be changed")
  func disabled() {
    picker.preferredDatePickerStyle = .wheels
    picker.isEnabled = false
    stage.settle()
    stage.finger.tap(60, 100 + 140)
    stage.settle()
    #expect(stage.events == 0 && picker.date == stage.date(2026, 12, 24, 18, 30))
  }

  @Test("A primary action is performed for changed values")
  func primaryAction() {
    var count = 0
    let picker = UIDatePicker(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    picker.sendActions(for: .valueChanged)
    #expect(count == 1 && picker.bounds.size == CGSize(width: 228, height: 36))
  }
}

// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the calendars of date pickers, and the popovers of compact date pickers.
@Suite("Date picker calendars", .uiKit)
@MainActor
struct InlineDateViewTests {
  let stage = DatePickerStage()
  private var picker: UIDatePicker { stage.picker }

  private func frame(_ text: String) -> CGRect? {
    stage.label(text).map { $0.convert($0.bounds, to: picker) }
  }

  private func button(_ label: String) -> UIView? {
    stage.all(in: stage.finger.window).first { $0.accessibilityLabel == label && $0 is UIControl }
  }

  private func inline(_ mode: UIDatePicker.Mode) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .inline
    stage.settle()
  }

  @Test("The days of a month are below their weekdays")
  func month() throws {
    inline(.date)
    #expect(stage.label("December 2026") != nil)
    let (sunday, tuesday, first) = try (#require(frame("SUN")), #require(frame("TUE")), #require(frame("1")))
    #expect(sunday.minX == 0 && first.minX == tuesday.minX && first.minY == 64)
    let (last, thursday) = try (#require(frame("31")), #require(frame("THU")))
    #expect(last.minX == thursday.minX && stage.label("32") == nil && last.maxY <= 324)
    let selected = try #require(button("Thursday, December 24, 2026"))
    #expect(selected.accessibilityTraits.contains(.button) && (selected as? UIControl)?.isSelected == true)
  }

  @Test("Weeks begin with the calendar's first weekday, on the right in right-to-left layouts")
  func firstWeekday() throws {
    var calendar = stage.calendar
    calendar.firstWeekday = 2
    picker.calendar = calendar
    inline(.date)
    #expect(frame("MON")?.minX == 0)
    #expect(try #require(frame("1")).minX == #require(frame("TUE")).minX)
    for view in stage.all(in: picker) { view.semanticContentAttribute = .forceRightToLeft }
    for view in stage.all(in: picker) { view.setNeedsLayout() }
    stage.settle()
    #expect(abs(try #require(frame("MON")).maxX - 320) < 0.001)
  }

  @Test("A tap on a day selects it and keeps the time")
  func day() {
    inline(.date)
    stage.tap(stage.label("5"))
    #expect(picker.date == stage.date(2026, 12, 5, 18, 30) && stage.events == 1)
    stage.tap(stage.label("5"))
    #expect(stage.events == 1)
  }

  @Test("Chevrons and swipes change the month within the limits")
  func turning() {
    picker.maximumDate = stage.date(2027, 1, 20)
    inline(.date)
    stage.tap(button("Next month"))
    #expect(stage.label("January 2027") != nil && picker.date == stage.date(2026, 12, 24, 18, 30))
    stage.tap(button("Next month"))
    #expect(stage.label("January 2027") != nil)
    #expect((button("Wednesday, January 20, 2027") as? UIControl)?.isEnabled == true)
    #expect((button("Thursday, January 21, 2027") as? UIControl)?.isEnabled == false)
    stage.tap(stage.label("21"))
    #expect(stage.events == 0)
    stage.tap(button("Previous month"))
    stage.tap(button("Previous month"))
    #expect(stage.label("November 2026") != nil)
    stage.finger.down(250, 300)
    stage.finger.drag(from: CGPoint(x: 250, y: 300), by: CGPoint(x: -20, y: 0), count: 6, every: 0.016)
    stage.finger.up(130, 300)
    stage.settle()
    #expect(stage.label("December 2026") != nil && stage.events == 0)
  }

  @Test("The title opens wheels for the month and the year")
  func wheels() {
    inline(.date)
    stage.tap(stage.label("December 2026"))
    #expect(stage.selected == ["December", "2026"] && stage.label("24") == nil)
    stage.columns[1].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2027, 12, 24, 18, 30) && stage.events == 1)
    stage.tap(stage.label("December 2027"))
    #expect(stage.label("24") != nil && stage.wheels == nil)
  }

  @Test("The time below the calendar opens wheels in a popover")
  func time() throws {
    inline(.dateAndTime)
    let pill = try #require(stage.all(in: picker).first { $0 is DatePill })
    #expect((pill as? DatePill)?.title.hasPrefix("6:30") == true && pill.frame.maxX == 311)
    stage.tap(pill)
    #expect(stage.controller.presentedViewController != nil && stage.selected == ["6", "30", "PM"])
    stage.columns[0].accessibilityIncrement()
    stage.settle()
    #expect(picker.date == stage.date(2026, 12, 24, 19, 30) && (pill as? DatePill)?.title.hasPrefix("7:30") == true)
    stage.finger.tap(5, 840)
    stage.settle()
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test("In compact style, a tap on the date opens a calendar, and a tap outside closes it")
  func compact() throws {
    picker.preferredDatePickerStyle = .compact
    stage.settle()
    let pills = stage.all(in: picker).compactMap { $0 as? DatePill }
    #expect(pills.count == 2 && pills[0].title == "Dec 24, 2026" && pills[0].frame.maxX < pills[1].frame.minX)
    stage.tap(pills[0])
    let popover = try #require(stage.controller.presentedViewController)
    #expect(popover.view.bounds.size == CGSize(width: 336, height: 340) && pills[0].isOpen)
    stage.tap(stage.label("11"))
    #expect(picker.date == stage.date(2026, 12, 11, 18, 30) && stage.events == 1 && pills[0].title == "Dec 11, 2026")
    #expect((button("Friday, December 11, 2026") as? UIControl)?.isSelected == true)
    stage.finger.tap(5, 840)
    stage.settle()
    #expect(stage.controller.presentedViewController == nil && !pills[0].isOpen)
    stage.tap(pills[1])
    #expect(stage.selected == ["6", "30", "PM"] && pills[1].isOpen)
    stage.finger.key(.escape)
    stage.settle()
    #expect(stage.controller.presentedViewController == nil)
  }

  @Test("Each compact mode has only the buttons it needs")
  func compactModes() {
    for (mode, count) in [(UIDatePicker.Mode.date, 1), (.time, 1), (.dateAndTime, 2)] {
      picker.datePickerMode = mode
      stage.settle()
      #expect(stage.all(in: picker).filter { $0 is DatePill && !$0.isHidden }.count == count)
    }
  }

  @Test("A date picker that leaves its window closes its popover")
  func leaving() {
    stage.settle()
    stage.tap(stage.all(in: picker).first { $0 is DatePill })
    #expect(stage.controller.presentedViewController != nil)
    picker.removeFromSuperview()
    stage.settle()
    #expect(stage.controller.presentedViewController == nil)
  }
}

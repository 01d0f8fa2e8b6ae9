// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that wheels in scrolling containers handle drags that start on them, and that drags beside them scroll the
/// container.
@Suite(.oneApplication) @MainActor struct DraggedPickersTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  private func datePicker() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .wheels
    picker.frame.size = CGSize(width: 200, height: 216)
    picker.date = date(9, 30)
    return picker
  }

  private func date(_ hour: Int, _ minute: Int) -> Date {
    calendar.date(from: DateComponents(year: 2026, month: 12, day: 24, hour: hour, minute: minute)) ?? .distantPast
  }

  /// Drags a wheel by a distance, and pauses before the touch ends.
  private func turn(_ dragged: DraggedControl, by distance: CGPoint, from start: CGPoint, rest: Double = 0) {
    let stage = dragged.stage
    stage.wait(1)
    let point = dragged.control.convert(start, to: nil)
    let to = dragged.control.convert(CGPoint(x: start.x + distance.x, y: start.y + distance.y), to: nil)
    stage.down(point.x, point.y)
    stage.wait(rest)
    let step = CGPoint(x: (to.x - point.x) / 20, y: (to.y - point.y) / 20)
    stage.drag(from: point, by: step, count: 20, every: 1.0 / 60)
    stage.wait(0.4)
    stage.up(to.x, to.y)
    stage.wait(2)
  }

  private func columns(_ view: UIView) -> [UIView] {
    view.subviews.flatMap { ($0.accessibilityTraits.contains(.adjustable) ? [$0] : []) + columns($0) }
  }

  @Test("A drag over two rows changes the time by two hours", arguments: ControlPlace.allCases, [0.0, 0.3])
  func hours(place: ControlPlace, rest: Double) throws {
    let picker = datePicker()
    let dragged = DraggedControl(picker, in: place)
    let hours = try #require(columns(picker).first)
    let frame = hours.convert(hours.bounds, to: picker)
    turn(dragged, by: CGPoint(x: 0, y: -70), from: CGPoint(x: frame.midX, y: 108), rest: rest)
    #expect(picker.date == date(11, 30) && dragged.isAlone, "\(picker.date)")
    // A sideways drag does not turn the wheel.
    turn(dragged, by: CGPoint(x: 0, y: 35), from: CGPoint(x: frame.midX, y: 108), rest: rest)
    #expect(picker.date == date(10, 30) && dragged.isAlone, "\(picker.date)")
  }

  @Test(
    "A drag that begins beside the wheels scrolls", arguments: [ControlPlace.tableRow, .scrollView, .collectionCell])
  func beside(place: ControlPlace) {
    let picker = datePicker()
    let dragged = DraggedControl(picker, in: place)
    turn(dragged, by: CGPoint(x: 0, y: -100), from: CGPoint(x: -30, y: 108))
    #expect(picker.date == date(9, 30))
    #expect(abs((dragged.scrollView?.contentOffset.y ?? 0) - 100) <= 10, "\(dragged.scrollView?.contentOffset.y ?? 0)")
  }

  @Test(
    "A drag across the wheels turns the pages", arguments: [ControlPlace.horizontalScrollView, .tableRowWithSwipes])
  func across(place: ControlPlace) {
    let picker = datePicker()
    let dragged = DraggedControl(picker, in: place)
    turn(dragged, by: CGPoint(x: -200, y: 0), from: CGPoint(x: 190, y: 108))
    #expect(picker.date == date(9, 30) && !dragged.isAlone)
  }

  /// A data source and delegate with 20 rows.
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var selected: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      selected.append(row)
    }
  }

  /// Rotating a picker by 90° is a common way to make a horizontal one.
  @Test("A rotated picker turns in a container that scrolls sideways", arguments: ControlPlace.allCases, [0.0, 0.3])
  func horizontal(place: ControlPlace, rest: Double) {
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 80, height: 200))
    picker.dataSource = rows
    picker.delegate = rows
    let dragged = DraggedControl(picker, in: place)
    picker.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    picker.frame = CGRect(x: 60, y: 20, width: 200, height: 80)
    dragged.stage.wait(0.5)
    picker.selectRow(5, inComponent: 0, animated: false)
    // The drag is vertical in the picker's coordinates and horizontal on screen.
    turn(dragged, by: CGPoint(x: 0, y: -100), from: CGPoint(x: 40, y: 100), rest: rest)
    #expect(rows.selected.last == 7 && dragged.isAlone, "\(rows.selected)")
    turn(dragged, by: CGPoint(x: 0, y: 50), from: CGPoint(x: 40, y: 100), rest: rest)
    #expect(rows.selected.last == 6 && dragged.isAlone, "\(rows.selected)")
  }

  @Test("A drag across a rotated picker scrolls the table")
  func acrossHorizontal() {
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 80, height: 200))
    picker.dataSource = rows
    picker.delegate = rows
    let dragged = DraggedControl(picker, in: .tableRow)
    picker.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    picker.frame = CGRect(x: 60, y: 20, width: 200, height: 80)
    dragged.stage.wait(0.5)
    turn(dragged, by: CGPoint(x: 70, y: 0), from: CGPoint(x: 5, y: 100))
    #expect(rows.selected.isEmpty && !dragged.isAlone)
  }

  @Test("A carousel scrolls in a row that can be swiped", arguments: ControlPlace.allCases, [0.0, 0.3])
  func carousel(place: ControlPlace, rest: Double) {
    let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
    carousel.contentSize = CGSize(width: 1000, height: 120)
    let dragged = DraggedControl(carousel, in: place)
    turn(dragged, by: CGPoint(x: -100, y: 0), from: CGPoint(x: 150, y: 60), rest: rest)
    #expect(abs(carousel.contentOffset.x - 100) <= 10 && dragged.isAlone, "\(carousel.contentOffset) \(dragged.others)")
  }
}

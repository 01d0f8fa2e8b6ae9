// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks a picker view and a date picker as input views, and a countdown duration.
@MainActor public func check(_ check: Check) {
  let trip = TripViewController()
  check.show { trip }
  check.frames(2)
  check.expect(trip.dayField.text == "2027-01-15", "the day: \(trip.dayField.text ?? "")")
  check.expect(trip.alarmPicker.bounds.height == 216, "the height of wheels")

  _ = trip.cityField.becomeFirstResponder()
  check.settle()
  let picker = trip.cityPicker
  check.expect(picker.window != nil && picker.frame.height == 216, "the picker view is in the place of the keyboard")
  check.expect(picker.numberOfRows(inComponent: 1) == 3, "the cities of the first country")
  let italy = picker.convert(CGPoint(x: 60, y: 139), to: nil)
  check.finger.tap(italy)
  check.settle()
  check.expect(trip.cityField.text == "Rome" && picker.numberOfRows(inComponent: 1) == 2, "a tap selects a row")
  let turin = picker.convert(CGPoint(x: picker.bounds.width - 60, y: 139), to: nil)
  check.finger.tap(turin)
  check.settle()
  check.expect(trip.cityField.text == "Turin", "the other component: \(trip.cityField.text ?? "")")
  picker.selectRow(2, inComponent: 0, animated: false)
  check.expect(trip.cityField.text == "Turin", "the program notifies nobody")
  trip.done()
  check.settle()
  check.expect(picker.window == nil, "Done removes it")

  trip.dayPicker.date = Date(timeIntervalSince1970: 1_000_000_000)
  trip.dayChanged(trip.dayPicker)
  check.expect(trip.dayField.text == "2027-01-03", "the earliest day: \(trip.dayField.text ?? "")")
  check.expect(trip.alarmPicker.countDownDuration == 10_800, "the duration")
}

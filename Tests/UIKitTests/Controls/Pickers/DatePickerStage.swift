// SPDX-License-Identifier: MIT

@testable import UIKit

/// A date picker at (20, 100), showing December 24, 2026, 18:30 GMT in American English, in a controller's window.
final class DatePickerStage {
  let finger = FingerStage()
  let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
  let calendar: Calendar
  let controller = UIViewController()
  var events = 0

  init() {
    var calendar = Calendar(identifier: .gregorian)
    if let greenwich = TimeZone(secondsFromGMT: 0) { calendar.timeZone = greenwich }
    self.calendar = calendar
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.date = date(2026, 12, 24, 18, 30)
    picker.addAction(UIAction { [unowned self] _ in events += 1 }, for: .valueChanged)
    finger.window.rootViewController = controller
    controller.view.addSubview(picker)
    finger.tick()
  }

  func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  func settle() {
    finger.wait(2)
    finger.tick()
  }

  /// Returns all descendants of a view in depth-first order.
  func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }

  /// The picker view that contains the wheels.
  var wheels: UIPickerView? { all(in: finger.window).compactMap { $0 as? UIPickerView }.last }

  /// The columns of the wheels.
  var columns: [UIView] { wheels?.subviews.filter { $0.accessibilityTraits.contains(.adjustable) } ?? [] }

  /// The selected titles of the wheels, as assistive technology reads them.
  var selected: [String] { columns.map { $0.accessibilityValue ?? "" } }

  /// Returns the visible label with the given text, or nil if there is none.
  func label(_ text: String) -> UILabel? {
    all(in: finger.window).compactMap { $0 as? UILabel }.first { label in
      guard label.text == text else { return false }
      var view: UIView? = label
      while let current = view {
        if current.isHidden { return false }
        view = current.superview
      }
      return true
    }
  }

  /// Returns the text color of a title in the wheels.
  func color(of text: String) -> UIColor? {
    guard let wheels else { return nil }
    return all(in: wheels).compactMap { $0 as? UILabel }.first { $0.text == text && $0.superview?.isHidden == false }?
      .textColor
  }

  /// Taps the center of a view.
  func tap(_ view: UIView?) {
    guard let view else { return }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    finger.tap(point.x, point.y)
    settle()
  }
}

// SPDX-License-Identifier: MIT

import UIKit

/// A value that the user can change while a demo runs, with a slider, a choice or a query parameter in a link.
///
/// Changes are input like touches: a recording contains them, and a replay repeats them at the same time.
///
/// ```swift
/// DemoParameter("gravity", "Gravity", 0...20, by: 0.5, value: 10, code: "gravity.magnitude") {
///   (screen: CradleViewController, value) in screen.gravity.magnitude = value
/// }
/// ```
public struct DemoParameter {
  /// The name in links: lowercase words separated by hyphens.
  public let name: String
  /// The label beside the control.
  public let title: String
  /// The minimum and maximum values.
  public let range: ClosedRange<Double>
  /// The increment between values, which are counted from the minimum.
  public let step: Double
  /// The initial value.
  public let value: Double
  /// The unit after the value, such as "Hz"; empty for a number without a unit.
  public let unit: String
  /// The Swift expression to which the value is assigned, such as "spring.frequency". If the string is empty, no code
  /// is shown.
  public let code: String
  /// The labels for the values 0, 1, 2, … of a choice; empty for a numeric parameter.
  public let choices: [String]

  private let change: (UIViewController, CGFloat) -> Bool

  /// Creates a numeric parameter. The length of `range` should be a multiple of `step`, and `value` should be a whole
  /// number of steps above the minimum. Links and sliders only use such values. `set` is called with the demo's
  /// controller, or with a child controller of the required type.
  public init<Controller: UIViewController>(
    _ name: String, _ title: String, _ range: ClosedRange<Double>, by step: Double, value: CGFloat, unit: String = "",
    code: String = "", set: @escaping (Controller, CGFloat) -> Void
  ) {
    self.init(
      name: name, title: title, range: range, step: step, value: value, unit: unit, code: code, choices: [], set: set)
  }

  /// Creates a choice of at least two options. `set` is called with the index of the selected option, starting at 0.
  public init<Controller: UIViewController>(
    _ name: String, _ title: String, choices: [String], value: Int = 0, set: @escaping (Controller, Int) -> Void
  ) {
    self.init(
      name: name, title: title, range: 0...Double(max(1, choices.count - 1)), step: 1, value: CGFloat(value), unit: "",
      code: "", choices: choices
    ) { (controller: Controller, value) in set(controller, Int(value)) }
  }

  private init<Controller: UIViewController>(
    name: String, title: String, range: ClosedRange<Double>, step: Double, value: CGFloat, unit: String, code: String,
    choices: [String], set: @escaping (Controller, CGFloat) -> Void
  ) {
    self.name = name
    self.title = title
    self.range = range
    self.step = step
    self.value = Double(value)
    self.unit = unit
    self.code = code
    self.choices = choices
    change = { controller, value in
      guard let found: Controller = controller.nearest() else { return false }
      set(found, value)
      return true
    }
  }

  /// Returns the step value that is closest to `wish`, or nil if `wish` is outside of the range.
  ///
  /// Input records can only contain 32-bit numbers, so they store the number of steps, from which the exact value can
  /// be calculated.
  public func nearest(to wish: Double) -> Double? {
    guard wish.isFinite, wish >= range.lowerBound - step / 2, wish <= range.upperBound + step / 2 else { return nil }
    let steps = ((wish - range.lowerBound) / step).rounded()
    // Rounding ensures that, for example, three steps of 0.1 are exactly 0.3.
    let scale = 1e6
    let value = ((range.lowerBound + steps * step) * scale).rounded() / scale
    return max(range.lowerBound, min(range.upperBound, value))
  }

  /// Sets the value in the demo that `controller` displays. Returns false if the value is outside of the range and was
  /// rejected.
  @discardableResult
  public func set(_ wish: Double, in controller: UIViewController) -> Bool {
    guard let value = nearest(to: wish) else { return false }
    return change(controller, CGFloat(value))
  }
}

extension UIViewController {
  /// Returns the first controller of the given type: this controller or a descendant.
  fileprivate func nearest<Controller: UIViewController>() -> Controller? {
    if let found = self as? Controller { return found }
    for child in children {
      if let found: Controller = child.nearest() { return found }
    }
    return nil
  }
}

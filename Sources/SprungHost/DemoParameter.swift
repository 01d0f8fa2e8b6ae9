// SPDX-License-Identifier: MIT

import UIKit

/// One value of a demo that a person may change while it runs: a slider or a choice beside it, a word in a link.
///
/// A change is input like a touch: a recording holds it, and a replay repeats it at the same moment.
///
/// ```swift
/// DemoParameter("gravity", "Gravity", 0...20, by: 0.5, value: 10, code: "gravity.magnitude") {
///   (screen: CradleViewController, value) in screen.gravity.magnitude = value
/// }
/// ```
public struct DemoParameter {
  /// The name in links: lower case words joined by hyphens.
  public let name: String
  /// The label beside the control.
  public let title: String
  /// The smallest and the largest value.
  public let range: ClosedRange<Double>
  /// From one value to the next; values are counted in steps from the smallest one.
  public let step: Double
  /// The value that the demo starts with.
  public let value: Double
  /// The unit behind the value, such as "Hz"; empty for a number without one.
  public let unit: String
  /// The Swift expression that the value is assigned to, such as "spring.frequency". Empty without a line of code.
  public let code: String
  /// The labels for a choice's values 0, 1, 2, ...; empty for a numeric parameter.
  public let choices: [String]

  private let change: (UIViewController, CGFloat) -> Bool

  /// Declares a number. `range` should begin with a value and be a whole number of steps long, and `value` should be on
  /// a step: links and sliders use only such values. `set` is called with the demo's controller, or with the one of its
  /// type that a container holds.
  public init<Controller: UIViewController>(
    _ name: String, _ title: String, _ range: ClosedRange<Double>, by step: Double, value: CGFloat, unit: String = "",
    code: String = "", set: @escaping (Controller, CGFloat) -> Void
  ) {
    self.init(
      name: name, title: title, range: range, step: step, value: value, unit: unit, code: code, choices: [], set: set)
  }

  /// Declares a choice of at least two words. `set` is called with the number of the chosen one, counted from 0.
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

  /// The value on a step that is nearest to `wish`, nil if `wish` is not in the range.
  ///
  /// Input records hold 32-bit numbers: counted in steps, what arrives is what was meant.
  public func nearest(to wish: Double) -> Double? {
    guard wish.isFinite, wish >= range.lowerBound - step / 2, wish <= range.upperBound + step / 2 else { return nil }
    let steps = ((wish - range.lowerBound) / step).rounded()
    // Written with as many digits as a step has: three steps of 0.1 are 0.3.
    let scale = 1e6
    let value = ((range.lowerBound + steps * step) * scale).rounded() / scale
    return max(range.lowerBound, min(range.upperBound, value))
  }

  /// Sets the value in the demo that fills `controller`. Returns whether it was accepted: a value beyond the range is
  /// rejected.
  @discardableResult
  public func set(_ wish: Double, in controller: UIViewController) -> Bool {
    guard let value = nearest(to: wish) else { return false }
    return change(controller, CGFloat(value))
  }
}

extension UIViewController {
  /// The first controller of a type: this one, or one that it contains.
  fileprivate func nearest<Controller: UIViewController>() -> Controller? {
    if let found = self as? Controller { return found }
    for child in children {
      if let found: Controller = child.nearest() { return found }
    }
    return nil
  }
}

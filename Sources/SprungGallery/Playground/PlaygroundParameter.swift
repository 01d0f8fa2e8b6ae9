// SPDX-License-Identifier: MIT

import UIKit

/// An adjustable parameter of a playground card: its name, its possible values, and a closure that applies a new value.
struct PlaygroundParameter {
  /// The kind of control for a parameter.
  enum Kind {
    /// A number in a range, with a unit. The slider has one hundred steps.
    case number(ClosedRange<CGFloat>, unit: String)
    /// A number on a logarithmic scale, for ranges over several powers of ten.
    case power(ClosedRange<CGFloat>, unit: String)
    /// One of several words; the value is the index of the word.
    case choice([String])
    /// On (1) or off (0).
    case toggle
    /// No value: pressing the button performs the action.
    case button
  }

  /// The displayed name.
  let name: String
  /// The kind of control.
  let kind: Kind
  /// The initial value.
  let initial: CGFloat
  /// The closure that applies a new value immediately.
  let set: (CGFloat) -> Void

  /// Creates a number on a slider.
  static func number(
    _ name: String, _ range: ClosedRange<CGFloat>, _ initial: CGFloat, unit: String = "",
    _ set: @escaping (CGFloat) -> Void
  ) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .number(range, unit: unit), initial: initial, set: set)
  }

  /// Creates a number on a logarithmic slider.
  static func power(
    _ name: String, _ range: ClosedRange<CGFloat>, _ initial: CGFloat, unit: String = "",
    _ set: @escaping (CGFloat) -> Void
  ) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .power(range, unit: unit), initial: initial, set: set)
  }

  /// Creates an angle on a slider. The slider displays degrees, and the closure receives radians.
  static func angle(
    _ name: String, _ initial: CGFloat, in range: ClosedRange<CGFloat> = -180...180,
    _ set: @escaping (CGFloat) -> Void
  ) -> PlaygroundParameter {
    number(name, range, initial, unit: "\u{B0}") { set($0 * .pi / 180) }
  }

  /// Creates a choice of words in a segmented control.
  static func choice(
    _ name: String, _ words: [String], _ initial: Int, _ set: @escaping (Int) -> Void
  ) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .choice(words), initial: CGFloat(initial)) { set(Int($0)) }
  }

  /// Creates a switch.
  static func toggle(_ name: String, _ initial: Bool, _ set: @escaping (Bool) -> Void) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .toggle, initial: initial ? 1 : 0) { set($0 != 0) }
  }

  /// Creates a button.
  static func button(_ name: String, _ press: @escaping () -> Void) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .button, initial: 0) { _ in press() }
  }

  /// Returns the slider position, 0...1, for the given value.
  func share(of value: CGFloat) -> CGFloat {
    switch kind {
    case .number(let range, _): return (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    case .power(let range, _):
      let low = DeterministicMath.log(Double(range.lowerBound))
      let high = DeterministicMath.log(Double(range.upperBound))
      return CGFloat((DeterministicMath.log(Double(value)) - low) / (high - low))
    default: return value
    }
  }

  /// Returns the value at a slider position.
  func value(at share: CGFloat) -> CGFloat {
    let share = min(1, max(0, share))
    switch kind {
    case .number(let range, _):
      let step = (range.upperBound - range.lowerBound) / 100
      return min(range.upperBound, range.lowerBound + (share * 100).rounded() * step)
    case .power(let range, _):
      let low = DeterministicMath.log(Double(range.lowerBound))
      let high = DeterministicMath.log(Double(range.upperBound))
      let value = CGFloat(DeterministicMath.exp(low + (high - low) * Double(share)))
      return min(range.upperBound, max(range.lowerBound, value))
    default: return share
    }
  }

  /// Returns a value with its unit, with a number of decimals that suits its range.
  func words(for value: CGFloat) -> String {
    switch kind {
    case .number(let range, let unit):
      let span = range.upperBound - range.lowerBound
      return PlaygroundParameter.digits(value, decimals: span > 20 ? 0 : span > 2 ? 1 : 2) + unit
    case .power(_, let unit):
      return PlaygroundParameter.digits(value, decimals: value < 0.1 ? 3 : value < 1 ? 2 : value < 10 ? 1 : 0) + unit
    default: return ""
    }
  }

  /// Returns a number in decimal notation, rounded to the given number of decimals.
  static func digits(_ value: CGFloat, decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int((abs(Double(value)) * Double(scale)).rounded())
    var text = "\(whole / scale)"
    if decimals > 0 {
      let rest = "\(whole % scale)"
      text += "." + String(repeating: "0", count: decimals - rest.count) + rest
    }
    return value < 0 && whole != 0 ? "\u{2212}" + text : text
  }
}

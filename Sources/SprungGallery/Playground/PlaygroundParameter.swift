// SPDX-License-Identifier: MIT

import UIKit

/// Something that a person can change while a card of the playground runs: what it is called, what it may be, and what
/// takes the new value.
struct PlaygroundParameter {
  /// How a parameter is chosen.
  enum Kind {
    /// A number in a range, in steps of a hundredth of it; the text is its unit.
    case number(ClosedRange<CGFloat>, unit: String)
    /// A number whose logarithm is chosen, for ranges over several powers of ten.
    case power(ClosedRange<CGFloat>, unit: String)
    /// One of some words, by its index.
    case choice([String])
    /// Yes (1) or no (0).
    case toggle
    /// Nothing to choose: it happens at a press.
    case button
  }

  /// The displayed name.
  let name: String
  /// How it is chosen.
  let kind: Kind
  /// The value at the start.
  let initial: CGFloat
  /// Takes a new value at once.
  let set: (CGFloat) -> Void

  /// A number on a slider.
  static func number(
    _ name: String, _ range: ClosedRange<CGFloat>, _ initial: CGFloat, unit: String = "",
    _ set: @escaping (CGFloat) -> Void
  ) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .number(range, unit: unit), initial: initial, set: set)
  }

  /// A number over several powers of ten on a slider.
  static func power(
    _ name: String, _ range: ClosedRange<CGFloat>, _ initial: CGFloat, unit: String = "",
    _ set: @escaping (CGFloat) -> Void
  ) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .power(range, unit: unit), initial: initial, set: set)
  }

  /// An angle in degrees on a slider; radians are handed over.
  static func angle(
    _ name: String, _ initial: CGFloat, in range: ClosedRange<CGFloat> = -180...180,
    _ set: @escaping (CGFloat) -> Void
  ) -> PlaygroundParameter {
    number(name, range, initial, unit: "\u{B0}") { set($0 * .pi / 180) }
  }

  /// One of some words in a segmented control.
  static func choice(
    _ name: String, _ words: [String], _ initial: Int, _ set: @escaping (Int) -> Void
  ) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .choice(words), initial: CGFloat(initial)) { set(Int($0)) }
  }

  /// A switch.
  static func toggle(_ name: String, _ initial: Bool, _ set: @escaping (Bool) -> Void) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .toggle, initial: initial ? 1 : 0) { set($0 != 0) }
  }

  /// A button.
  static func button(_ name: String, _ press: @escaping () -> Void) -> PlaygroundParameter {
    PlaygroundParameter(name: name, kind: .button, initial: 0) { _ in press() }
  }

  /// The share of a slider's way, 0...1, that stands for a value.
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

  /// The value that a share of a slider's way stands for.
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

  /// A value with its unit, with as many decimals as its range asks for.
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

  /// A number in decimal digits, rounded.
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

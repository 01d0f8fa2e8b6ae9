// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// An area of facts, with the rules that interpret its rows.
@MainActor struct FactArea {
  /// The name of the file in Tests/Facts.
  let name: String
  let rules: [Rule]

  /// A pattern for inputs, and a closure that computes the answers.
  struct Rule {
    let form: Regex<AnyRegexOutput>
    let answer: @MainActor ([String]) throws -> String?
  }

  /// Returns Sprung's value for an input, or nil if Sprung does not offer the API.
  func answer(_ input: String) throws -> String? {
    for rule in rules {
      guard let match = input.wholeMatch(of: rule.form) else { continue }
      return try rule.answer(match.output.dropFirst().map { $0.substring.map(String.init) ?? "" })
    }
    throw FactError("\(name): no rule of the interpreter fits '\(input)'")
  }
}

/// Creates a rule for inputs that match a regular expression. The capture groups of the expression are passed to the
/// closure.
@MainActor func rule(_ form: String, _ answer: @escaping @MainActor ([String]) throws -> String?) -> FactArea.Rule {
  do {
    return FactArea.Rule(form: try Regex(form), answer: answer)
  } catch {
    fatalError("the form '\(form)' is no regular expression: \(error)")
  }
}

// Functions that format answers as in the files.

func text(_ numbers: CGFloat...) -> String { text(numbers) }
func text(_ numbers: [CGFloat]) -> String {
  numbers.map { number in
    let rounded = (Double(number) * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }.joined(separator: " ")
}
func text(_ rect: CGRect) -> String { text(rect.minX, rect.minY, rect.width, rect.height) }
func text(_ size: CGSize) -> String { text(size.width, size.height) }
func text(_ insets: UIEdgeInsets) -> String { text(insets.top, insets.left, insets.bottom, insets.right) }
func text(_ values: Bool...) -> String { values.map(String.init).joined(separator: " ") }
func text(_ color: UIColor, _ style: UIUserInterfaceStyle) -> String {
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 0
  color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  return text(red * 255, green * 255, blue * 255, alpha)
}

extension [String] {
  /// Returns a capture group as a number.
  func number(_ index: Int) throws -> CGFloat {
    guard let value = Double(self[index]) else { throw FactError("'\(self[index])' is not a number") }
    return CGFloat(value)
  }
  func numbers(_ range: Range<Int>) throws -> [CGFloat] { try range.map { try number($0) } }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites casts to protocols in patterns.
///
/// `case let view as Themed:` becomes `case let cast_view where castToThemed(cast_view) != nil: let view =
/// castToThemed(cast_view)!;`, `case is Themed:` is rewritten in the same way without a name, and `if case let view as
/// Themed = x` becomes `if let view = castToThemed(x)`.
extension ProtocolCastPass {
  /// A pattern that casts to a protocol.
  struct Cast {
    /// The name that the pattern binds; nil for `is`.
    let name: TokenSyntax?
    /// `let` or `var`.
    let binding: String
    /// The name of the cast function.
    let function: String
  }

  /// Returns the cast in a pattern, or nil for other patterns.
  func cast(_ pattern: PatternSyntax) -> Cast? {
    if let test = pattern.as(IsTypePatternSyntax.self) {
      return function(for: test.type).map { Cast(name: nil, binding: "let", function: $0) }
    }
    guard let binding = pattern.as(ValueBindingPatternSyntax.self),
      let sequence = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)
    else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
      let name = parts[0].as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = parts[2].as(TypeExprSyntax.self)?.type, let function = function(for: type)
    else { return nil }
    return Cast(name: name, binding: binding.bindingSpecifier.text, function: function)
  }

  /// Rewrites casts in the patterns of a `switch` case.
  func rewrite(_ label: SwitchCaseLabelSyntax) {
    let items = Array(label.caseItems)
    for (place, item) in items.enumerated() {
      guard let cast = cast(item.pattern) else { continue }
      // If a case has several patterns, each must bind the same names, so they cannot be bound by a statement in the
      // case's body.
      guard cast.name == nil || items.count == 1 else { continue }
      let subject = cast.name.map { "cast_" + $0.text } ?? "cast_\(place)"
      file.replace(item.pattern, with: "let \(subject)")
      guard let clause = item.whereClause else {
        file.insert(" where \(cast.function)(\(subject)) != nil", after: item.pattern)
        bind(cast, subject, after: label.colon)
        continue
      }
      if let name = cast.name {
        file.insert("\(cast.function)(\(subject)).map({ (\(name.text)) -> Bool in ", before: clause.condition)
        file.insert(" }) == true", after: clause.condition)
      } else {
        file.insert("\(cast.function)(\(subject)) != nil && (", before: clause.condition)
        file.insert(")", after: clause.condition)
      }
      bind(cast, subject, after: label.colon)
    }
  }

  private func bind(_ cast: Cast, _ subject: String, after colon: TokenSyntax) {
    guard let name = cast.name else { return }
    file.insert(" \(cast.binding) \(name.text) = \(cast.function)(\(subject))!;", after: colon)
  }

  /// Rewrites a cast in `if case`, `guard case` and `while case`.
  func rewrite(_ condition: MatchingPatternConditionSyntax) {
    guard let cast = cast(condition.pattern) else { return }
    let start = condition.caseKeyword.core.lowerBound
    let value = condition.initializer.value
    if let name = cast.name {
      let head = "\(cast.binding) \(name.text) = \(cast.function)("
      file.edits.append(Edit(range: start..<value.core.lowerBound, replacement: head))
      file.insert(")", after: value)
    } else {
      file.edits.append(Edit(range: start..<value.core.lowerBound, replacement: "\(cast.function)("))
      file.insert(") != nil", after: value)
    }
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The parsed argument of `#selector(...)`.
struct SelectorReference {
  enum Kind {
    case method, getter, setter
  }

  let kind: Kind
  /// The text before the last dot; nil for an unqualified name.
  let base: String?
  let name: String
  /// The argument labels, if they are written.
  let labels: [String]?
  /// The number of arguments in the method type after `as`, which selects an overload; nil if there is no such type.
  let arity: Int?
  /// The entire text, for messages.
  let text: String

  init(_ argument: LabeledExprSyntax) {
    switch argument.label?.text {
    case "getter": kind = .getter
    case "setter": kind = .setter
    default: kind = .method
    }
    var expression = argument.expression
    var arity: Int?
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      if let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type { arity = Self.arity(of: type) }
      expression = first
    } else if let cast = expression.as(AsExprSyntax.self) {
      arity = Self.arity(of: cast.type)
      expression = cast.expression
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression {
      expression = only
    }
    self.arity = arity
    text = argument.trimmedDescription
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base.map { Self.plain($0.trimmedDescription) }
      name = member.declName.baseName.text
      labels = member.declName.argumentNames.map { $0.arguments.map(\.name.text) }
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      base = nil
      name = reference.baseName.text
      labels = reference.argumentNames.map { $0.arguments.map(\.name.text) }
    } else {
      base = nil
      name = expression.trimmedDescription
      labels = nil
    }
  }

  /// Returns the number of arguments of a method type such as `(Owner) -> (A, B) -> Void` or `(A, B) -> Void`.
  private static func arity(of type: TypeSyntax) -> Int? {
    var next = type
    if let tuple = next.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      next = only.type
    }
    if let optional = next.as(OptionalTypeSyntax.self) { return arity(of: optional.wrappedType) }
    guard let function = next.as(FunctionTypeSyntax.self) else { return nil }
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { return inner.parameters.count }
    return function.parameters.count
  }

  private static func plain(_ text: String) -> String {
    text.filter { $0 != "?" && $0 != "!" && !$0.isNewline && $0 != " " }
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites a default value that can throw as a conditional expression: `try cached ?? load()` becomes `try (cached ==
/// nil ? load() : cached!)`.
///
/// The `??` operator rethrows errors as untyped errors, which Embedded Swift does not support. Only names and member
/// accesses are rewritten, because the left side is evaluated twice.
final class TriedDefaultPass: Pass {
  override class var words: [String] { ["??"] }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let row = Array(node)
    guard let place = row.firstIndex(where: { $0.is(TryExprSyntax.self) }), place + 2 < row.count,
      let tried = row[place].as(TryExprSyntax.self), tried.questionOrExclamationMark == nil, isPath(tried.expression),
      row[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??", let last = row.last,
      row[(place + 2)...].allSatisfy({ belongsToDefault($0) })
    else { return .visitChildren }
    file.insert("(", before: tried.expression)
    file.replace(row[place + 1], with: "== nil ?")
    file.insert(" : \(tried.expression.trimmedDescription)!)", after: last)
    return .visitChildren
  }

  /// Returns whether an element after the operator belongs to the default value, because it is an operand or an
  /// operator with higher precedence.
  private func belongsToDefault(_ element: ExprSyntax) -> Bool {
    if element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self) { return false }
    guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return true }
    return ["+", "-", "*", "/", "%", "..<", "..."].contains(sign)
  }

  /// Returns whether an expression is a name or a member access without calls.
  private func isPath(_ expression: ExprSyntax) -> Bool {
    if expression.is(DeclReferenceExprSyntax.self) { return true }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
    return isPath(base)
  }
}

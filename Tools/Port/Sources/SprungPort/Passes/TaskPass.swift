// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Names the error that a task throws where it can only be that of `Task.sleep`, as the errors of Embedded Swift have types.
///
/// `Task { try await Task.sleep(for: .seconds(1)) }` becomes `Task { () async throws(TaskSleepError) in ... }`, and `do` and
/// functions that only pass this error on get the same type. Natively `TaskSleepError` is any error.
final class TaskPass: Pass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    guard called == "Task" || called == "Task.detached" || called.hasPrefix("Task<") else { return .visitChildren }
    let closure =
      node.trailingClosure
      ?? node.arguments.last { $0.label?.text == "operation" }?.expression.as(ClosureExprSyntax.self)
    if let closure, Sleeps.only(in: Syntax(closure.statements)) { annotate(closure) }
    return .visitChildren
  }

  private func annotate(_ closure: ClosureExprSyntax) {
    let type = "() async throws(TaskSleepError)"
    guard let signature = closure.signature else {
      file.insert(" \(type) in", after: closure.leftBrace)
      return
    }
    if signature.parameterClause == nil, signature.effectSpecifiers == nil, signature.returnClause == nil {
      file.insert(type + " ", before: signature.inKeyword)
    }
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.throwsClause == nil, !node.catchClauses.isEmpty, Sleeps.only(in: Syntax(node.body.statements)) {
      file.insert(" throws(TaskSleepError)", after: node.doKeyword)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.signature.effectSpecifiers?.throwsClause, clause.type == nil,
      clause.throwsSpecifier.tokenKind == .keyword(.throws), let body = node.body,
      Sleeps.only(in: Syntax(body.statements))
    {
      file.insert("(TaskSleepError)", after: clause.throwsSpecifier)
    }
    return .visitChildren
  }
}

/// Looks for what a piece of source throws out of itself.
private final class Sleeps: SyntaxVisitor {
  private var sleeps = 0
  private var others = 0

  /// Whether the piece sleeps, and throws nothing else.
  static func only(in node: Syntax) -> Bool {
    let visitor = Sleeps(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.sleeps > 0 && visitor.others == 0
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil else { return .skipChildren }
    var expression = node.expression
    if let waiting = expression.as(AwaitExprSyntax.self) { expression = waiting.expression }
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    if called == "Task.sleep" || called == "Task.checkCancellation" { sleeps += 1 } else { others += 1 }
    return .skipChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    others += 1
    return .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    // What is caught stays inside; a catch may throw.
    for clause in node.catchClauses { walk(clause.body) }
    return node.catchClauses.isEmpty ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

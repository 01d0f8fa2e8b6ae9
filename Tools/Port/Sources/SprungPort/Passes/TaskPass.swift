// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Adds typed errors to tasks that throw a single error type, such as that of `Task.sleep`, because Embedded Swift
/// requires typed errors.
///
/// `Task { try await Task.sleep(for: .seconds(1)) }` becomes `Task { () async throws(TaskSleepError) in ... }`. A `do`
/// statement that propagates only this error gets the same error type. In native builds, `TaskSleepError` is an alias
/// for `any Error`.
final class TaskPass: Pass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.trimmedDescription
    guard called == "Task" || called == "Task.detached" || called.hasPrefix("Task<") else { return .visitChildren }
    let closure =
      node.trailingClosure
      ?? node.arguments.last { $0.label?.text == "operation" }?.expression.as(ClosureExprSyntax.self)
    // A task that throws another error is not rewritten. It must be created with `failure:`.
    if let closure, let error = context.thrown.type(in: Syntax(closure.statements)), error == "TaskSleepError" {
      Self.annotate(closure, error, in: file)
    }
    return .visitChildren
  }

  /// Adds the error type of a task to its closure.
  static func annotate(_ closure: ClosureExprSyntax, _ error: String, in file: SwiftFile) {
    let type = "() async throws(\(error))"
    guard let signature = closure.signature else {
      file.insert(" \(type) in", after: closure.leftBrace)
      return
    }
    if signature.parameterClause == nil, signature.effectSpecifiers == nil, signature.returnClause == nil {
      file.insert(type + " ", before: signature.inKeyword)
    }
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.throwsClause == nil, !node.catchClauses.isEmpty,
      let error = context.thrown.type(in: Syntax(node.body.statements)),
      error == "TaskSleepError" || Self.isInClosure(Syntax(node))
    {
      file.insert(" throws(\(error))", after: node.doKeyword)
    }
    return .visitChildren
  }

  /// Returns whether the innermost function or closure around a node is a closure. In closures, Swift does not infer
  /// the error type of a `do` statement.
  private static func isInClosure(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if current.is(ClosureExprSyntax.self) { return true }
      if current.is(FunctionDeclSyntax.self) { return false }
      next = current.parent
    }
    return false
  }
}

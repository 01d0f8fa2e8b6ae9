// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A call such as `withThrowingTaskGroup(of: Int.self) { group in ... }`.
struct TaskGroupCall {
  private static let throwing: Set<String> = ["withThrowingTaskGroup", "withThrowingDiscardingTaskGroup"]
  private static let plain: Set<String> = ["withTaskGroup", "withDiscardingTaskGroup"]

  let node: FunctionCallExprSyntax
  /// The closure that receives the group.
  let closure: ClosureExprSyntax
  var isThrowing: Bool { Self.throwing.contains(node.calledExpression.trimmedDescription) }
  /// The name of the closure's parameter for the task group.
  var name: String? { closure.parameterNames.first }

  init?(_ node: FunctionCallExprSyntax) {
    let called = node.calledExpression.trimmedDescription
    guard Self.throwing.contains(called) || Self.plain.contains(called) else { return nil }
    let argument = node.arguments.last { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard let closure = node.trailingClosure ?? argument else { return nil }
    self.node = node
    self.closure = closure
  }

  /// Returns the call whose closure contains a node and in which the group is named `name`.
  static func around(_ place: Syntax, named name: String) -> TaskGroupCall? {
    var next = place.parent
    while let node = next {
      if let closure = node.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) {
        let call =
          closure.parent?.as(FunctionCallExprSyntax.self)
          ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        return call.flatMap { TaskGroupCall($0) }
      }
      next = node.parent
    }
    return nil
  }

  /// The closures of the tasks that are added to the group.
  var tasks: [ClosureExprSyntax] {
    guard let name else { return [] }
    let finder = AddedTasks(name)
    finder.walk(closure.statements)
    return finder.found
  }
}

/// Finds calls to `group.addTask { ... }`.
private final class AddedTasks: SyntaxVisitor {
  private let group: String
  private(set) var found: [ClosureExprSyntax] = []

  init(_ group: String) {
    self.group = group
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == group,
      ["addTask", "addTaskUnlessCancelled"].contains(access.declName.baseName.text)
    else { return .visitChildren }
    let argument = node.arguments.last { $0.label?.text == "operation" }?.expression.as(ClosureExprSyntax.self)
    if let closure = node.trailingClosure ?? argument { found.append(closure) }
    return .visitChildren
  }
}

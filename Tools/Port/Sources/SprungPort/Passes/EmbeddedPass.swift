// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What Embedded Swift lacks and another spelling, the same in both builds, stands for.
///
/// `views.map(\.frame)` becomes `views.map({ $0.frame })`, and `UIGravityBehavior(items: balls)`, which natively turns an
/// array of views into one of items by itself, `UIGravityBehavior(items: balls.map { $0 })`.
final class EmbeddedPass: Pass {
  /// Functions of the standard library that take a function, for which a key path may stand.
  private static let takesFunction: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "first", "last", "firstIndex", "lastIndex", "contains",
    "allSatisfy", "drop", "prefix", "removeAll", "partition", "min", "max", "sorted",
  ]
  private static let takesItems: Set<String> = [
    "UIGravityBehavior", "UICollisionBehavior", "UIDynamicItemBehavior", "UIPushBehavior", "UIDynamicItemGroup",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let member, Self.takesFunction.contains(member) {
      for argument in node.arguments { rewrite(keyPath: argument.expression) }
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.takesItems.contains(name),
      let items = node.arguments.first, items.label?.text == "items"
    {
      if items.expression.is(DeclReferenceExprSyntax.self) || items.expression.is(MemberAccessExprSyntax.self) {
        file.insert(".map { $0 }", after: items.expression)
      }
    }
    return .visitChildren
  }

  private func rewrite(keyPath expression: ExprSyntax) {
    guard let path = expression.as(KeyPathExprSyntax.self), path.root == nil else { return }
    if path.components.trimmedDescription == ".self" {
      file.replace(path, with: "{ $0 }")
    } else {
      file.replace(path, with: "{ $0\(path.components.trimmedDescription) }")
    }
  }
}

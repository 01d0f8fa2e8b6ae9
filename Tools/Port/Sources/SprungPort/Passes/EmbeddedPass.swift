// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Replaces features that Embedded Swift lacks with code that works in both builds.
///
/// `views.map(\.frame)` becomes `views.map({ $0.frame })`. `UIGravityBehavior(items: balls)`, in which an array of
/// views is converted to items, becomes `UIGravityBehavior(items: balls.map { $0 })`. Similarly, an array of a custom
/// attributes class is converted when a layout's `layoutAttributesForElements` returns it. A collection view controller
/// that adopts `UICollectionViewDelegateFlowLayout` gets a property that returns it as the flow layout's delegate.
final class EmbeddedPass: Pass {
  /// Functions of the standard library whose closure parameter also accepts a key path.
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
    // `Dictionary(grouping:by:)` also accepts a closure or a key path.
    if node.arguments.first?.label?.text == "grouping", let last = node.arguments.last, last.label?.text == "by" {
      rewrite(keyPath: last.expression)
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

  // MARK: Attributes of a class of one's own

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "layoutAttributesForElements", let body = node.body {
      let statements = body.statements
      if statements.count == 1, let only = statements.first?.item.as(ExprSyntax.self) { convert(only) }
      ReturnVisitor { self.convert($0) }.walk(body)
    }
    return .visitChildren
  }

  private func convert(_ expression: ExprSyntax) {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    let keepsClass = ["filter", "sorted"].contains(called?.declName.baseName.text)
    if expression.is(DeclReferenceExprSyntax.self) || keepsClass { file.insert(".map { $0 }", after: expression) }
  }

  // MARK: Delegates of a flow layout

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = enclosingType(of: node.memberBlock), type.body.id == node.memberBlock.id,
      let above = index.chain(of: type).last?.inherited, above.contains("UICollectionViewController"),
      type.inherited.contains("UICollectionViewDelegateFlowLayout")
    else { return .visitChildren }
    let access = type.isPublic ? "public " : ""
    file.insert(
      " \(access)override var _flowLayoutDelegate: (any UICollectionViewDelegateFlowLayout)? { self };",
      after: node.memberBlock.leftBrace)
    return .visitChildren
  }
}

private final class ReturnVisitor: SyntaxVisitor {
  private let found: (ExprSyntax) -> Void

  init(_ found: @escaping (ExprSyntax) -> Void) {
    self.found = found
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { found(expression) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites `observe(\.contentOffset)` to `observe(.contentOffset)`, because the browser's compiler does not support
/// key paths. The pass also enables plain objects to observe properties by name, because Sprung's `NSObject` has no
/// `observeValue(forKeyPath:of:change:context:)`.
final class ObservingPass: Pass {
  override class var words: [String] { ["observe"] }

  /// The observable properties of views, layers, controls and gesture recognizers.
  private static let observable: Set<String> = [
    "alpha", "bounds", "center", "contentInset", "contentOffset", "contentSize", "frame", "isEnabled", "isHidden",
    "isHighlighted", "isSelected", "opacity", "position", "state", "transform",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let name =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard name == "observe", let argument = node.arguments.first, argument.label == nil,
      let path = argument.expression.as(KeyPathExprSyntax.self), path.components.count == 1,
      let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text,
      Self.observable.contains(property)
    else { return .visitChildren }
    file.replace(path, with: "." + property)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "observeValue",
      node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
      let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
      let root = enclosingType(of: node)?.node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first,
      root.type.trimmedDescription == "NSObject"
    else { return .visitChildren }
    file.replace(modifier, with: "")
    file.insert(", NSKeyValueObserving", after: root.type)
    return .visitChildren
  }
}

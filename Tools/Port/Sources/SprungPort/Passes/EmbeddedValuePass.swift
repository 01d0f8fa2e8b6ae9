// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites values and class references of arbitrary types to code that works in both builds, because Embedded Swift
/// requires static types:
///
/// - `animation.toValue = progress` becomes `animation.toValue = animationValue(progress)`.
/// - `configuration.delegateClass = SceneDelegate.self` becomes `configuration.setDelegateClass(SceneDelegate.self)`.
/// - `override class var layerClass: AnyClass` gets the type `LayerClass`.
/// - `"floor" as NSString`, a boundary identifier, becomes `"floor" as NSCopying`. In a delegate method,
///   `identifier as? String` becomes `identifier?.boundaryText`.
final class EmbeddedValuePass: Pass {
  private static let animated: Set<String> = ["fromValue", "toValue", "byValue"]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count >= 3, parts[1].is(AssignmentExprSyntax.self), let target = parts[0].as(MemberAccessExprSyntax.self) {
      rewrite(assignmentTo: target, Array(parts[2...]))
    } else if parts.count == 3, parts[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?",
      let name = parts[0].as(DeclReferenceExprSyntax.self), parts[2].trimmedDescription == "String",
      let parameter = boundaryParameter(name.baseName.text, around: Syntax(node))
    {
      file.replace(node, with: name.baseName.text + (parameter.isOptional ? "?" : "") + ".boundaryText")
    }
    return .visitChildren
  }

  private func rewrite(assignmentTo target: MemberAccessExprSyntax, _ values: [ExprSyntax]) {
    guard let first = values.first, let last = values.last else { return }
    let name = target.declName.baseName.text
    if name == "delegateClass", values.count == 1, let type = first.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self"
    {
      file.replace(target.declName, with: "setDelegateClass(\(type.trimmedDescription))")
      if let sequence = target.parent?.parent?.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        file.remove(parts[1])
        file.remove(parts[2])
      }
    } else if Self.animated.contains(name), !isWritten(first) || values.count > 1 {
      file.insert("animationValue(", before: first)
      file.insert(")", after: last)
    }
  }

  /// Returns whether a value already has a form that both builds accept.
  private func isWritten(_ value: ExprSyntax) -> Bool {
    if let access = value.as(MemberAccessExprSyntax.self) { return access.base == nil }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression
      return called.as(MemberAccessExprSyntax.self).map {
        $0.base == nil || $0.base?.trimmedDescription == "CAAnimationValue"
      }
        ?? (called.trimmedDescription == "animationValue")
    }
    if let prefixed = value.as(PrefixOperatorExprSyntax.self) { return isWritten(prefixed.expression) }
    return value.is(FloatLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(NilLiteralExprSyntax.self)
  }

  /// Returns the type of the enclosing function's parameter with the given name, or nil if it is not a boundary
  /// identifier.
  private func boundaryParameter(_ name: String, around place: Syntax) -> (isOptional: Bool, type: String)? {
    var next = place.parent
    while let node = next {
      if let function = node.as(FunctionDeclSyntax.self) {
        for parameter in function.signature.parameterClause.parameters {
          guard (parameter.secondName ?? parameter.firstName).text == name else { continue }
          let type = parameter.type.trimmedDescription
          return type.contains("NSCopying") ? (type.hasSuffix("?"), type) : nil
        }
      }
      next = node.parent
    }
    return nil
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("override"), node.modifiers.has("class"), let binding = node.bindings.first,
      binding.pattern.trimmedDescription == "layerClass", let type = binding.typeAnnotation?.type,
      type.trimmedDescription == "AnyClass"
    {
      file.replace(type, with: "LayerClass")
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.isIdentifier(node), let sequence = node.expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      if parts.count == 3, parts[2].trimmedDescription == "NSString" {
        if !parts[0].is(StringLiteralExprSyntax.self) {
          // Only literals are converted implicitly in both builds, so other expressions are put into a string literal.
          file.insert("\"\\(", before: parts[0])
          file.insert(")\"", after: parts[0])
        }
        file.replace(parts[2], with: "NSCopying")
      }
    }
    return .visitChildren
  }

  /// Returns whether an argument identifies a boundary, a menu or a region.
  static func isIdentifier(_ argument: LabeledExprSyntax) -> Bool {
    if argument.label?.text == "withIdentifier" { return true }
    let called = argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return argument.label?.text == "identifier"
      && ["UIContextMenuConfiguration", "UIEditMenuConfiguration", "UIPointerRegion"].contains(called)
  }
}

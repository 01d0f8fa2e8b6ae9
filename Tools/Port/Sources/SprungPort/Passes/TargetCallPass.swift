// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites `target?.perform(action, with: self)` to `SelectorTarget(target).perform(action, with: self)` if the target
/// is `AnyObject` or a protocol. All objects support `perform` on Apple's platforms, but not in Sprung.
final class TargetCallPass: Pass {
  override class var words: [String] { ["perform", "responds"] }

  private static let untyped: Set<String> = ["AnyObject", "Any", "NSObjectProtocol", "ActionSender"]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return .visitChildren
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let name = access.declName.baseName.text
    let isCall = name == "perform" && (labels == ["_"] || labels == ["_", "with"] || labels == ["_", "with", "with"])
    let isQuestion = name == "responds" && labels == ["to"]
    guard isCall || isQuestion, !DelegateProxyPass.isQuestion(node, self), isUntyped(base, allowsProtocols: isCall)
    else { return .visitChildren }
    file.insert("SelectorTarget(", before: base)
    if let chained = base.as(OptionalChainingExprSyntax.self) {
      file.insert(")", over: chained.questionMark)
    } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
      file.insert(")", over: forced.exclamationMark)
    } else {
      file.insert(")", after: base)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // `DelegateProxyPass` generated this method.
    node.name.text == "delegateResponds" ? .skipChildren : .visitChildren
  }

  /// Returns whether the type that the source specifies for a name is `AnyObject` or a protocol. `OptionalCallPass`
  /// handles calls on the folder's protocols.
  private func isUntyped(_ base: ExprSyntax, allowsProtocols: Bool) -> Bool {
    var name = base.trimmedDescription
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    for prefix in ["self.", "self?."] where name.hasPrefix(prefix) { name.removeFirst(prefix.count) }
    guard let type = parameterType(of: name, at: Syntax(base)) ?? propertyType(of: name, at: base) else { return false }
    let bare = DeclarationIndex.bare(type)
    return Self.untyped.contains(bare) || (allowsProtocols && index.type(named: bare)?.kind == .protocol)
  }

  private func propertyType(of name: String, at place: ExprSyntax) -> String? {
    guard let type = enclosingType(of: place) else { return nil }
    return index.chain(of: type).compactMap { $0.properties[name] }.first
  }

  private func parameterType(of name: String, at place: Syntax) -> String? {
    var next = place.parent
    while let current = next {
      let function = current.as(FunctionDeclSyntax.self)?.signature ?? current.as(InitializerDeclSyntax.self)?.signature
      for parameter in function?.parameterClause.parameters ?? []
      where (parameter.secondName ?? parameter.firstName).text == name {
        return parameter.type.trimmedDescription
      }
      next = current.parent
    }
    return nil
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Replaces `#selector(...)`, and selectors that are string literals, with selectors that carry their implementation.
final class SelectorPass: Pass {
  override class var words: [String] { ["elector", "action"] }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
    let writer = SelectorWriter(self, at: Syntax(node), seeksReceiver: seeksReceiver(Syntax(node)))
    if let text = writer.selector(for: SelectorReference(argument)) { file.replace(node, with: text) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    guard name == "Selector" || name == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first?.expression
    else { return .visitChildren }
    guard let literal = Self.literal(argument) else {
      refuse(
        node, "a selector from a computed name cannot be converted to a call; use #selector or a closure")
      return .visitChildren
    }
    writeNamed(literal, at: ExprSyntax(node))
    return .skipChildren
  }

  /// Rewrites the old form of selectors with a string literal, such as `action: "pressed:"`.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.label?.text == "action" || node.label?.text == "selector", let literal = Self.literal(node.expression) {
      let isName = literal.allSatisfy { $0.isLetter || $0.isNumber || $0 == ":" || $0 == "_" }
      if isName, implementors(of: literal, at: Syntax(node)).count > 0 { writeNamed(literal, at: node.expression) }
    }
    return .visitChildren
  }

  private func writeNamed(_ name: String, at node: ExprSyntax) {
    let writer = SelectorWriter(self, at: Syntax(node), seeksReceiver: true)
    let found = implementors(of: name, at: Syntax(node))
    if found.isEmpty {
      if !SelectorWriter.isStandard(name) {
        refuse(node, "no method of the folder is named \(name), so the selector cannot be converted to a call")
      }
      file.replace(node, with: "Selector(\"\(name)\")")
    } else if let text = writer.selector(named: name, of: found) {
      file.replace(node, with: text)
    }
  }

  /// Returns the methods with the given name that can be called from a node: those of the enclosing type or, if it has
  /// none, those of all types.
  private func implementors(of name: String, at place: Syntax) -> [Method] {
    let own = enclosingType(of: place).map { index.chain(of: $0).flatMap(\.methods) } ?? []
    if let method = own.first(where: { $0.selectorName == name && !$0.isStatic }) { return [method] }
    return SelectorWriter.others(named: name, in: index, from: file)
  }

  private static func literal(_ expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return literal(only.expression)
    }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Returns whether the receiver of a selector is found in the responder chain, because the target is `nil` or the
  /// selector belongs to a menu or key command.
  private func seeksReceiver(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
      if let call = current.as(FunctionCallExprSyntax.self) {
        let called = call.calledExpression.trimmedDescription
        if ["UIMenuItem", "UIKeyCommand", "UICommand"].contains(called) { return true }
        return call.arguments.contains { argument in
          argument.expression.is(NilLiteralExprSyntax.self)
            && (argument.label == nil || argument.label?.text == "to" || argument.label?.text == "target")
        }
      }
      next = current.parent
    }
    return false
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Turns calls of optional members of the folder's protocols, `delegate?.closed?()`, into calls of who implements them.
final class OptionalCallPass: Pass {
  private lazy var members = index.protocolsWithOptionalMembers.flatMap { OptionalMember.all(of: $0) }

  override func run() {
    if !members.isEmpty { walk(file.tree) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chained.expression.as(MemberAccessExprSyntax.self), let member = member(of: access, call: node)
    {
      file.insert(member.implementor + "?.", before: access.declName)
      file.remove(chained.questionMark)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let access = forced.expression.as(MemberAccessExprSyntax.self), member(of: access, call: node) != nil
    {
      file.remove(forced.exclamationMark)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "responds",
      let member = memberAsked(node)
    {
      let place = access.declName.core.lowerBound..<node.core.upperBound
      file.edits.append(Edit(range: place, replacement: member.answer))
    }
    return .visitChildren
  }

  /// `delegate?.closed != nil`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for place in parts.indices.dropFirst(2) {
      guard parts[place].is(NilLiteralExprSyntax.self),
        let sign = parts[place - 1].as(BinaryOperatorExprSyntax.self)?.operator, sign.text == "!=" || sign.text == "==",
        let access = parts[place - 2].as(MemberAccessExprSyntax.self), let member = member(of: access)
      else { continue }
      file.replace(access.declName, with: member.answer)
      file.replace(sign, with: sign.text == "!=" ? "==" : "!=")
      file.replace(parts[place], with: "true")
    }
    return .visitChildren
  }

  /// An optional property, where the type of what has it is written.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard let found = members.first(where: { $0.labels == nil && $0.base == name }), node.base != nil else {
      return .visitChildren
    }
    let isCompared = node.parent?.as(ExprListSyntax.self) != nil && isComparedWithNil(node)
    if !isCompared, baseType(of: node) === found.owner { file.insert(found.implementor + "?.", before: node.declName) }
    return .visitChildren
  }

  private func isComparedWithNil(_ node: MemberAccessExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    let parts = Array(list)
    guard let place = parts.firstIndex(where: { $0.id == node.id }), place + 2 < parts.count else { return false }
    return parts[place + 2].is(NilLiteralExprSyntax.self)
  }

  /// The optional method that a call with these arguments means.
  private func member(of access: MemberAccessExprSyntax, call: FunctionCallExprSyntax) -> OptionalMember? {
    var labels = call.arguments.map { $0.label?.text ?? "_" }
    let closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    let fitting = members.filter { member in
      guard let wanted = member.labels, member.base == access.declName.baseName.text else { return false }
      return closures == 0 ? wanted == labels : wanted.count == labels.count + closures
    }
    labels.removeAll()
    return fitting.first { $0.owner === baseType(of: access) } ?? fitting.first
  }

  /// The optional member that a name alone means.
  private func member(of access: MemberAccessExprSyntax) -> OptionalMember? {
    let labels = access.declName.argumentNames?.arguments.map(\.name.text)
    let fitting = members.filter { $0.base == access.declName.baseName.text && (labels == nil || labels == $0.labels) }
    return fitting.first { $0.owner === baseType(of: access) } ?? (baseType(of: access) == nil ? fitting.first : nil)
  }

  /// The optional member of `responds(to: #selector(Delegate.closed))`.
  private func memberAsked(_ call: FunctionCallExprSyntax) -> OptionalMember? {
    guard call.arguments.count == 1, call.arguments.first?.label?.text == "to",
      let macro = call.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "selector",
      let argument = macro.arguments.first
    else { return nil }
    let reference = SelectorReference(argument)
    guard let base = reference.base, let owner = index.type(named: base), owner.kind == .protocol else { return nil }
    return members.first {
      $0.owner === owner && $0.base == reference.name && (reference.labels == nil || reference.labels == $0.labels)
    }
  }

  /// The protocol of the folder that is the written type of what stands before the point.
  private func baseType(of access: MemberAccessExprSyntax) -> DeclaredType? {
    guard var text = access.base?.trimmedDescription else { return nil }
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    if text.hasPrefix("self.") { text.removeFirst(5) }
    if text.hasPrefix("self?.") { text.removeFirst(6) }
    guard let type = enclosingType(of: access) else { return nil }
    let written = index.chain(of: type).compactMap { $0.properties[text] }.first
    return written.flatMap { index.type(named: $0, inside: type.name) }
  }
}

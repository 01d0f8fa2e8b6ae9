// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites calls to optional members of the folder's protocols, such as `delegate?.closed?()`, so that the member is
/// called only if the object implements it.
final class OptionalCallPass: Pass {
  private lazy var members = context.optionalMembers

  private lazy var types = ExpressionType(index)

  override class func isNeeded(for file: SwiftFile, _ context: PortContext) -> Bool {
    ["!(", "responds"].contains { file.mentions($0) } || context.optionalMembers.contains { file.mentions($0.base) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chained.expression.as(MemberAccessExprSyntax.self), let member = member(of: access, call: node)
    {
      file.insert(member.implementor + "?.", before: access.declName)
      file.insert("", over: chained.questionMark)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let access = forced.expression.as(MemberAccessExprSyntax.self),
      member(of: access, call: node) != nil || isOptionalOfUIKit(access, call: node)
    {
      file.insert("", over: forced.exclamationMark)
    } else if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "responds",
      let member = memberAsked(node)
    {
      let place = access.declName.core.lowerBound..<node.core.upperBound
      file.edits.append(Edit(range: place, replacement: member.answer))
    }
    return .visitChildren
  }

  /// Rewrites comparisons such as `delegate?.closed != nil`.
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

  /// Rewrites uses of optional properties if the type of the base expression is known.
  ///
  /// `delegate.name?.count` becomes `delegate.ifImplements_name?.name.count`, and `delegate.name!` becomes `delegate.name`.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard node.base != nil, members.contains(where: { $0.labels == nil && $0.base == name }),
      let found = property(of: node), !isComparedWithNil(node)
    else { return .visitChildren }
    if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) {
      file.insert("", over: forced.exclamationMark)
      return .visitChildren
    }
    file.insert(found.implementor + "?.", before: node.declName)
    if let chained = node.parent?.as(OptionalChainingExprSyntax.self), !found.isOptionalValue {
      file.insert("", over: chained.questionMark)
    }
    return .visitChildren
  }

  /// Returns the optional property to which a member access refers.
  private func property(of access: MemberAccessExprSyntax) -> OptionalMember? {
    let fitting = members.filter { $0.labels == nil && $0.base == access.declName.baseName.text }
    guard !fitting.isEmpty, let type = baseType(of: access) else { return nil }
    return fitting.first { $0.owner === type || index.conforms(type, to: $0.owner) && type.kind == .protocol }
  }

  /// Returns whether a forced call such as `delegate.method!(...)` refers to an optional method of a UIKit protocol. A
  /// call with labels cannot be the call of a closure.
  private func isOptionalOfUIKit(_ access: MemberAccessExprSyntax, call: FunctionCallExprSyntax) -> Bool {
    if call.arguments.contains(where: { $0.label != nil }) { return true }
    let name = access.declName.baseName.text
    return InheritedDelegatePass.isMethodOfDelegate(name) && !call.arguments.isEmpty
  }

  private func isComparedWithNil(_ node: MemberAccessExprSyntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    let parts = Array(list)
    guard let place = parts.firstIndex(where: { $0.id == node.id }), place + 2 < parts.count,
      ["==", "!="].contains(parts[place + 1].trimmedDescription)
    else { return false }
    return parts[place + 2].is(NilLiteralExprSyntax.self)
  }

  /// Returns the optional method to which a call refers, based on the argument labels.
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

  /// Returns the optional member to which a member access without a call refers.
  private func member(of access: MemberAccessExprSyntax) -> OptionalMember? {
    let labels = access.declName.argumentNames?.arguments.map(\.name.text)
    if let property = property(of: access) { return property }
    let fitting = members.filter {
      $0.labels != nil && $0.base == access.declName.baseName.text && (labels == nil || labels == $0.labels)
    }
    return fitting.first { $0.owner === baseType(of: access) } ?? (baseType(of: access) == nil ? fitting.first : nil)
  }

  /// Returns the optional member in `responds(to: #selector(Delegate.closed))`.
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

  /// Returns the type of the base expression, or nil if the type is unknown or the folder does not declare it.
  private func baseType(of access: MemberAccessExprSyntax) -> DeclaredType? {
    access.base.flatMap { types.declared($0) }
  }
}

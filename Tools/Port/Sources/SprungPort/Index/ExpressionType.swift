// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Infers the type of an expression from the types that the folder's sources specify for parameters, variables,
/// properties, method results and casts.
struct ExpressionType {
  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// Returns the type of an expression, or nil if the folder does not declare the type.
  func declared(_ expression: ExprSyntax) -> DeclaredType? {
    guard let written = written(expression) else { return nil }
    return index.type(named: written, inside: enclosingName(Syntax(expression)))
  }

  /// Returns the text of an expression's type, or nil if the type is unknown.
  func written(_ expression: ExprSyntax, depth: Int = 0) -> String? {
    guard depth < 16 else { return nil }
    let next = depth + 1
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return named(reference, next) }
    if let member = expression.as(MemberAccessExprSyntax.self) { return self.member(member, next) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return result(of: call, next) }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return written(chained.expression, depth: next) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return written(forced.expression, depth: next) }
    if let tried = expression.as(TryExprSyntax.self) { return written(tried.expression, depth: next) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return written(only.expression, depth: next)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3 else { return nil }
      if parts[1].is(UnresolvedAsExprSyntax.self) { return parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription }
      let isFallback = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
      return isFallback ? written(parts[0], depth: next) : nil
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return written(element.calledExpression, depth: next).flatMap(Self.element)
    }
    return nil
  }

  private func named(_ reference: DeclReferenceExprSyntax, _ depth: Int) -> String? {
    let name = reference.baseName.text
    let around = enclosing(Syntax(reference))
    if name == "self" { return around?.name }
    if let local = local(name, at: Syntax(reference), depth) { return local.type }
    return around.flatMap { property(name, of: $0) }
  }

  private func member(_ access: MemberAccessExprSyntax, _ depth: Int) -> String? {
    let name = access.declName.baseName.text
    if name == "allCases", let type = access.base?.trimmedDescription, type.first?.isUppercase == true {
      return "[\(type)]"
    }
    guard let base = access.base, let above = written(base, depth: depth) else { return nil }
    if ["first", "last"].contains(name), let element = Self.element(above) { return element }
    return index.type(named: above, inside: enclosingName(Syntax(access))).flatMap { property(name, of: $0) }
  }

  private func result(of call: FunctionCallExprSyntax, _ depth: Int) -> String? {
    let owner: DeclaredType?
    let name: DeclReferenceExprSyntax
    var called = call.calledExpression
    if let chained = called.as(OptionalChainingExprSyntax.self) { called = chained.expression }
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      if reference.baseName.text.first?.isUppercase == true { return reference.baseName.text }
      (owner, name) = (enclosing(Syntax(call)), reference)
    } else if let access = called.as(MemberAccessExprSyntax.self), let base = access.base {
      let above = written(base, depth: depth)
      (owner, name) = (above.flatMap { index.type(named: $0, inside: enclosingName(Syntax(call))) }, access.declName)
    } else {
      return nil
    }
    guard let owner else { return nil }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let methods = family(of: owner).flatMap(\.methods).filter { $0.base == name.baseName.text }
    let found = methods.first { $0.labels == labels } ?? methods.first
    return found?.node.signature.returnClause?.type.trimmedDescription
  }

  private func property(_ name: String, of type: DeclaredType) -> String? {
    for declaring in family(of: type) {
      guard let written = declaring.properties[name] else { continue }
      if !written.isEmpty { return written }
      if let node = declaring.propertyNodes[name], let found = caseType(of: name, in: node, declaring) { return found }
    }
    return nil
  }

  /// Returns the name of the folder's enumeration of which a property's initial value is a case, or nil if it is not a
  /// case.
  private func caseType(of name: String, in node: VariableDeclSyntax, _ declaring: DeclaredType) -> String? {
    let binding = node.bindings.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
    guard let value = binding?.initializer?.value else { return nil }
    let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
      let type = index.type(named: base, inside: declaring.name), let node = type.node.as(EnumDeclSyntax.self)
    else { return nil }
    let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    return cases.contains { $0.name.text == member.declName.baseName.text } ? type.name : nil
  }

  /// Returns a type with its supertypes and protocols.
  private func family(of type: DeclaredType) -> [DeclaredType] {
    var result: [DeclaredType] = []
    var next = [type]
    while let current = next.popLast() {
      if result.contains(where: { $0 === current }) { continue }
      result.append(current)
      next += current.inherited.reversed().compactMap { index.type(named: $0, inside: current.name) }
    }
    return result
  }

  private func enclosing(_ place: Syntax) -> DeclaredType? {
    enclosingName(place).flatMap { index.type(named: $0) }
  }

  private func enclosingName(_ place: Syntax) -> String? {
    Scope.enclosingType(of: place).flatMap { Scope.name(of: $0) }
  }

  /// Returns the element type of `[Element]` and `[Key: Element]`.
  private static func element(_ type: String) -> String? {
    var text = type
    while text.last == "?" || text.last == "!" { text.removeLast() }
    guard text.first == "[", text.last == "]" else { return nil }
    let inside = text.dropFirst().dropLast()
    return inside.split(separator: ":").last.map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
  }

  // MARK: Locals

  /// Returns the local variable or parameter with the given name that is visible at a node. The type in the result is
  /// nil if the source does not specify it.
  private func local(_ name: String, at place: Syntax, _ depth: Int) -> (type: String?, Void)? {
    var child = place
    while let node = child.parent, !node.is(MemberBlockItemSyntax.self) {
      if let found = declared(name, by: node, before: child, depth) { return found }
      child = node
    }
    return nil
  }

  private func declared(_ name: String, by node: Syntax, before child: Syntax, _ depth: Int) -> (type: String?, Void)? {
    if let list = node.as(CodeBlockItemListSyntax.self) {
      return statements(list, name, before: child, depth)
    }
    if let conditional = node.as(IfExprSyntax.self), conditional.elseBody.map({ Syntax($0) }) != child {
      return conditions(conditional.conditions, name, depth)
    }
    if let loop = node.as(WhileStmtSyntax.self) { return conditions(loop.conditions, name, depth) }
    if let loop = node.as(ForStmtSyntax.self), Syntax(loop.sequence) != child,
      loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    {
      let written = loop.typeAnnotation?.type.trimmedDescription
      return (written ?? self.written(loop.sequence, depth: depth).flatMap(Self.element), ())
    }
    if let closure = node.as(ClosureExprSyntax.self) { return parameter(name, of: closure) }
    let clause =
      node.as(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? node.as(InitializerDeclSyntax.self)?.signature.parameterClause
    for parameter in clause?.parameters ?? [] where (parameter.secondName ?? parameter.firstName).text == name {
      return (parameter.type.trimmedDescription, ())
    }
    return nil
  }

  private func statements(
    _ list: CodeBlockItemListSyntax, _ name: String, before child: Syntax, _ depth: Int
  ) -> (type: String?, Void)? {
    var found: (type: String?, Void)?
    for item in list {
      if Syntax(item) == child { break }
      if let variable = item.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings
        where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
          found = (
            binding.typeAnnotation?.type.trimmedDescription
              ?? binding.initializer.flatMap { written($0.value, depth: depth) }, ()
          )
        }
      } else if let guarding = item.item.as(GuardStmtSyntax.self) {
        found = conditions(guarding.conditions, name, depth) ?? found
      }
    }
    return found
  }

  private func conditions(_ list: ConditionElementListSyntax, _ name: String, _ depth: Int) -> (type: String?, Void)? {
    for element in list {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name,
        let value = binding.initializer?.value
      else { continue }
      return (binding.typeAnnotation?.type.trimmedDescription ?? written(value, depth: depth), ())
    }
    return nil
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax) -> (type: String?, Void)? {
    guard closure.parameterNames.contains(name) else { return nil }
    guard case .parameterClause(let clause) = closure.signature?.parameterClause else { return (nil, ()) }
    let found = clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
    return (found?.type?.trimmedDescription, ())
  }
}

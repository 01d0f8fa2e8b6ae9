// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Collects the members that a file declares in types and extensions, and the conformances of extensions.
final class MemberCollector: SyntaxVisitor {
  private let file: SwiftFile
  private let index: DeclarationIndex

  init(_ file: SwiftFile, _ index: DeclarationIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = index.type(named: node.extendedType.trimmedDescription)
    index.add(ExtensionOfType(node: node, file: file, type: type))
    type?.inherited += node.inheritanceClause?.names ?? []
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let (type, place) = owner(of: Syntax(node)) {
      type.methods.append(Method(node, in: file, of: type.name, isInExtension: place.is(ExtensionDeclSyntax.self)))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    owner(of: Syntax(node))?.0.initializers.append(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let (type, _) = owner(of: Syntax(node)) else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let written = binding.typeAnnotation?.type.trimmedDescription ?? Self.inferred(binding.initializer?.value) ?? ""
      type.properties[name] = written
      type.propertyNodes[name] = node
      if node.modifiers.has("optional") { type.optionalProperties.append((node, name, written)) }
    }
    return .visitChildren
  }

  /// Returns the type name in an initial value of the form `Name(...)`.
  private static func inferred(_ value: ExprSyntax?) -> String? {
    guard let called = value?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
      called.first?.isUppercase == true
    else { return nil }
    return called
  }

  /// Returns the type to which a member belongs, or nil for local declarations.
  private func owner(of member: Syntax) -> (DeclaredType, Syntax)? {
    guard let place = Scope.enclosingType(of: member), let name = Scope.name(of: place) else { return nil }
    var next = member.parent
    while let current = next, current != place {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self)
      {
        return nil
      }
      next = current.parent
    }
    guard let type = index.type(named: name) else { return nil }
    return (type, place)
  }
}

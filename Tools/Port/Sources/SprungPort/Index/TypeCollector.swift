// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Collects the types that a file declares.
final class TypeCollector: SyntaxVisitor {
  private let file: SwiftFile
  private let index: DeclarationIndex

  init(_ file: SwiftFile, _ index: DeclarationIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node, .class, node.memberBlock) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node, .value, node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node, .value, node.memberBlock) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node, .value, node.memberBlock) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .protocol, node.memberBlock)
  }

  private func add(_ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: DeclaredType.Kind, _ body: MemberBlockSyntax)
    -> SyntaxVisitorContinueKind
  {
    let modifiers = node.modifiers
    let type = DeclaredType(
      Scope.name(of: Syntax(node)) ?? node.name.text, kind, DeclSyntax(node), body: body, in: file,
      isPublic: modifiers.has("public") || modifiers.has("open"), isLocal: Scope.isLocal(Syntax(node)))
    type.inherited = node.inheritanceClause?.names ?? []
    index.add(type)
    return .visitChildren
  }
}

extension InheritanceClauseSyntax {
  /// The inherited types and protocols. Compositions are split into their components.
  var names: [String] {
    inheritedTypes.flatMap { inherited -> [String] in
      if let composition = inherited.type.as(CompositionTypeSyntax.self) {
        return composition.elements.map { $0.type.trimmedDescription }
      }
      if let attributed = inherited.type.as(AttributedTypeSyntax.self) {
        return [attributed.baseType.trimmedDescription]
      }
      return [inherited.type.trimmedDescription]
    }
  }
}

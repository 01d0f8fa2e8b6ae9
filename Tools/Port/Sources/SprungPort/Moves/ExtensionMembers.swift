// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Moves members of extensions into their class where Swift off Apple's platforms wants them: what overrides, and what is
/// overridden. A moved member is followed by the number of the line at which the class goes on.
struct ExtensionMembers {
  private let context: PortContext
  /// The absolute path of a file, for the line numbers of what is moved.
  private let origin: (String) -> String
  private var index: DeclarationIndex { context.index }

  init(_ context: PortContext, origin: @escaping (String) -> String) {
    self.context = context
    self.origin = origin
  }

  func run() {
    for extended in index.extensions {
      for item in extended.node.memberBlock.members {
        if item.decl.is(IfConfigDeclSyntax.self) {
          refuseConditional(item, in: extended)
        } else if mustMove(item.decl, in: extended) {
          move(item, of: extended)
        }
      }
    }
  }

  private func mustMove(_ member: DeclSyntax, in extended: ExtensionOfType) -> Bool {
    guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return false }
    if modifiers.has("override") { return true }
    guard let type = extended.type, type.kind == .class, !modifiers.has("static"), !modifiers.has("private"),
      let name = Self.name(of: member)
    else { return false }
    return index.subclasses(of: type).contains { overrides(name, in: $0) }
  }

  private func overrides(_ name: String, in type: DeclaredType) -> Bool {
    let bodies = [type.body] + index.extensions.filter { $0.type === type }.map(\.node.memberBlock)
    return bodies.contains { body in
      body.members.contains { item in
        item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.has("override") == true
          && Self.name(of: item.decl) == name
      }
    }
  }

  /// What an override has in common with what it overrides.
  private static func name(of member: DeclSyntax) -> String? {
    if let method = member.as(FunctionDeclSyntax.self) {
      return method.name.text + "("
        + method.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }
    if let variable = member.as(VariableDeclSyntax.self) { return variable.bindings.first?.pattern.trimmedDescription }
    if let places = member.as(SubscriptDeclSyntax.self) { return "subscript" + places.parameterClause.oneLine }
    return nil
  }

  private func refuseConditional(_ item: MemberBlockItemSyntax, in extended: ExtensionOfType) {
    guard item.description.contains("override ") else { return }
    context.refuse(
      item, in: extended.file, "an override inside #if inside an extension cannot be moved; write it in the class")
  }

  private func move(_ item: MemberBlockItemSyntax, of extended: ExtensionOfType) {
    let name = extended.node.extendedType.trimmedDescription
    guard let type = extended.type, type.kind == .class else {
      context.refuse(
        item, in: extended.file,
        "an extension of \(name) cannot override: the class is not in the folder; override in a subclass")
      return
    }
    if extended.node.genericWhereClause != nil {
      context.refuse(
        item, in: extended.file, "an extension of \(name) with conditions cannot override; write it in the class")
      return
    }
    let file = extended.file
    var text = item.decl.trimmedDescription
    let outer = extended.node.modifiers.first { ["public", "open", "fileprivate", "private"].contains($0.name.text) }?
      .name.text
    let own = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let hasAccess = own.contains {
      ["public", "open", "internal", "package", "fileprivate", "private"].contains($0.name.text)
    }
    if outer == "public", !hasAccess { text = "public " + text }
    for attribute in extended.node.attributes.all(named: "available") + extended.node.attributes.all(named: "MainActor")
    {
      text = attribute.oneLine + " " + text
    }
    if type.file !== file { open(what: item.decl, uses: file, for: type) }
    file.edits.append(Edit(range: item.core, replacement: String(repeating: "\n", count: text.utf8.count { $0 == 10 })))
    let target = type.file
    let moved = """

      #sourceLocation(file: \(Self.quoted(origin(file.path))), line: \(file.line(of: item)))
      \(text)
      #sourceLocation(file: \(Self.quoted(origin(target.path))), line: \(target.line(of: type.body.rightBrace)))

      """
    target.insert(moved, before: type.body.rightBrace)
    for name in file.imports
    where target !== file && !target.imports.contains(name) && !target.hoistedImports.contains(name) {
      target.hoistedImports.append(name)
    }
  }

  /// What a moved member needs and only its file may use, the whole folder may use afterwards.
  private func open(what member: DeclSyntax, uses file: SwiftFile, for type: DeclaredType) {
    let names = Set(
      member.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        if case .identifier(let name) = token.tokenKind { return name }
        return nil
      })
    PrivateOpener(names, file).walk(file.tree)
  }

  static func quoted(_ path: String) -> String {
    "\"" + path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

/// Takes `private` and `fileprivate` away from declarations of some names, outside of functions.
private final class PrivateOpener: SyntaxVisitor {
  private let names: Set<String>
  private let file: SwiftFile

  init(_ names: Set<String>, _ file: SwiftFile) {
    self.names = names
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.modifiers) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.modifiers) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.modifiers) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node.bindings.first?.pattern.trimmedDescription ?? "", node.modifiers)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let uses = node.memberBlock.members.contains { item in
      (item.decl.as(FunctionDeclSyntax.self)?.name.text).map { names.contains($0) } ?? false
        || (item.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription).map {
          names.contains($0)
        } ?? false
    }
    if uses { drop(node.modifiers) }
    return .visitChildren
  }

  private func open(_ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(name) { drop(modifiers) }
    return .visitChildren
  }

  private func drop(_ modifiers: DeclModifierListSyntax) {
    for name in ["private", "fileprivate"] {
      if let modifier = modifiers.first(named: name),
        !file.edits.contains(where: { $0.range.lowerBound == modifier.core.lowerBound })
      {
        file.remove(modifier)
      }
    }
  }
}

extension SwiftFile {
  /// The modules that the file imports outside of conditions.
  var imports: [String] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
  }
}

// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// Moves extension members into their class if they are overrides or are overridden, because only Apple's platforms
/// support overriding in extensions. A `#sourceLocation` directive after a moved member restores the class's line
/// numbers.
struct ExtensionMembers {
  private let context: PortContext
  /// Returns the absolute path of a file, for the `#sourceLocation` directives of moved members.
  private let origin: (String) -> String
  private var index: DeclarationIndex { context.index }

  init(_ context: PortContext, origin: @escaping (String) -> String) {
    self.context = context
    self.origin = origin
  }

  func run() {
    for extended in index.extensions where !extended.file.isForeign {
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
    if isOverride(member, in: extended.file) { return true }
    guard let type = ownType(extended), type.kind == .class, !modifiers.has("static"), !modifiers.has("private"),
      let name = Self.name(of: member)
    else { return false }
    return index.subclasses(of: type).contains { overrides(name, in: $0) }
  }

  private func overrides(_ name: String, in type: DeclaredType) -> Bool {
    guard !type.file.isForeign else { return false }
    let bodies =
      [(type.body, type.file)] + index.extensions.filter { $0.type === type }.map { ($0.node.memberBlock, $0.file) }
    return bodies.contains { body, file in
      body.members.contains { isOverride($0.decl, in: file) && Self.name(of: $0.decl) == name }
    }
  }

  /// Returns whether a member is an override, originally or after rewriting.
  private func isOverride(_ member: DeclSyntax, in file: SwiftFile) -> Bool {
    guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return false }
    let start = member.core.lowerBound
    return modifiers.has("override")
      || file.edits.contains {
        $0.range.isEmpty && $0.range.lowerBound <= member.core.upperBound
          && $0.range.lowerBound >= start && $0.replacement == "override "
      }
  }

  /// Returns the extended type, or nil if its source is not being rewritten.
  private func ownType(_ extended: ExtensionOfType) -> DeclaredType? {
    extended.type.flatMap { $0.file.isForeign ? nil : $0 }
  }

  /// Returns the part of a member's declaration that is the same in the member that it overrides.
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
    guard item.description.contains("override ") || extended.file.writes("override ", in: item.core) else { return }
    context.refuse(
      item, in: extended.file, "an override inside #if in an extension cannot be moved; move it to the class")
  }

  private func move(_ item: MemberBlockItemSyntax, of extended: ExtensionOfType) {
    let name = extended.node.extendedType.trimmedDescription
    guard let type = ownType(extended), type.kind == .class else {
      context.refuse(
        item, in: extended.file,
        "an extension of \(name) cannot override: its class is not in the folder; override in a subclass")
      return
    }
    if extended.node.genericWhereClause != nil {
      context.refuse(
        item, in: extended.file, "a constrained extension of \(name) cannot override; move the override to the class")
      return
    }
    let file = extended.file
    let rewritten = file.piece(item.decl.core, after: file.takeEdits(in: item.core))
    // If an attribute was removed from the start of a line, the code after it keeps its position in the line.
    let parsed = Parser.parse(source: rewritten)
    let leading = parsed.leadingTrivia.description
    var text = parsed.trimmedDescription
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
    if type.file !== file { open(what: parsed, uses: file, for: type) }
    let breaks = String(repeating: "\n", count: text.utf8.count { $0 == 10 })
    file.edits.append(Edit(range: item.core, replacement: leading + breaks))
    let target = type.file
    let moved = """

      #sourceLocation(file: \(Self.quoted(origin(file.path))), line: \(file.line(of: item) + leading.utf8.count { $0 == 10 }))
      \(text)
      #sourceLocation(file: \(Self.quoted(origin(target.path))), line: \(target.line(of: type.body.rightBrace)))

      """
    target.insert(moved, before: type.body.rightBrace)
    for name in file.imports
    where target !== file && !target.imports.contains(name) && !target.hoistedImports.contains(name) {
      target.hoistedImports.append(name)
    }
  }

  /// Makes the file-private declarations that a moved member uses internal.
  private func open(what member: SourceFileSyntax, uses file: SwiftFile, for type: DeclaredType) {
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

/// Removes `private` and `fileprivate` from nonlocal declarations with the given names.
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
        !file.edits.contains(where: { !$0.range.isEmpty && $0.range.lowerBound == modifier.core.lowerBound })
      {
        file.remove(modifier)
      }
    }
  }
}

extension SwiftFile {
  /// The modules that the rewritten file imports unconditionally.
  var imports: [String] {
    tree.statements.compactMap { item in
      guard let node = item.item.as(ImportDeclSyntax.self) else { return nil }
      let edit = edits.first { !$0.range.isEmpty && $0.range.lowerBound == node.core.lowerBound }
      guard let edit else { return node.path.trimmedDescription }
      let word = "import "
      return edit.replacement.hasPrefix(word) ? String(edit.replacement.dropFirst(word.count)) : nil
    }
  }
}

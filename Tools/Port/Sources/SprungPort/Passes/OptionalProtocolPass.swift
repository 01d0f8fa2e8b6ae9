// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Adds default implementations of optional members to the folder's protocols, and properties that report whether a
/// type implements the members.
///
/// `@objc optional func closed()` becomes a requirement with an empty default implementation in an extension.
/// `implements_closed` is false by default and true in each type that declares the method.
struct OptionalProtocolPass {
  private let context: PortContext
  private var index: DeclarationIndex { context.index }

  init(_ context: PortContext) {
    self.context = context
  }

  func run() {
    for type in index.ordered where type.kind == .protocol { bindToClasses(type) }
    for type in index.protocolsWithOptionalMembers {
      let members = OptionalMember.all(of: type)
      declareAnswers(members, in: type)
      for conformer in index.ordered where conformer.kind != .protocol && index.conforms(conformer, to: type) {
        for member in members { answer(member, in: conformer) }
      }
    }
  }

  /// Constrains a protocol to classes. Objective-C protocols are always constrained to classes, even if the source does
  /// not say so.
  private func bindToClasses(_ type: DeclaredType) {
    guard let node = type.node.as(ProtocolDeclSyntax.self) else { return }
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] where inherited.trimmedDescription.hasPrefix("class")
    {
      type.file.replace(inherited.type, with: "AnyObject")
    }
    let isObjC = !node.attributes.all(named: "objc").isEmpty
    if isObjC, node.inheritanceClause == nil { type.file.insert(": AnyObject", after: node.name) }
  }

  private func declareAnswers(_ members: [OptionalMember], in type: DeclaredType) {
    guard let node = type.node.as(ProtocolDeclSyntax.self) else { return }
    let access = type.isPublic ? "public " : ""
    var defaults: [String] = []
    for member in members {
      let declaration: any SyntaxProtocol
      if let method = member.method {
        declaration = method.node
      } else if let property = member.property {
        declaration = property.node
      } else {
        continue
      }
      type.file.insert("; var \(member.answer): Bool { get }", after: declaration)
      defaults.append(member.stub(access: access))
      defaults.append("\(access)var \(member.answer): Bool { false }")
      defaults.append("\(access)var \(member.implementor): (any \(type.name))? { \(member.answer) ? self : nil }")
    }
    type.file.insert("; extension \(type.name) { \(defaults.joined(separator: "; ")) }", after: node)
  }

  private func answer(_ member: OptionalMember, in type: DeclaredType) {
    let above = index.chain(of: type)
    // A conforming superclass already provides the property.
    if above.dropFirst().contains(where: { index.conforms($0, to: member.owner) }) { return }
    if above.contains(where: { member.isDeclared(by: $0) }) {
      insert("\(access(type))var \(member.answer): Bool { true }", into: type)
      return
    }
    let below = index.subclasses(of: type).filter { member.isDeclared(by: $0) }
    guard !below.isEmpty else { return }
    if type.file.isForeign {
      for subclass in below {
        context.refuse(
          subclass.node, in: subclass.file,
          "\(subclass.name) implements \(member.base), which its base class \(type.name) in another module omits; declare it there and override it"
        )
      }
      return
    }
    // Members of a protocol extension cannot be overridden, so the conforming class gets its own default
    // implementations.
    insert("\(access(type))var \(member.answer): Bool { false }; \(member.stub(access: access(type)))", into: type)
    for subclass in below {
      let isAgain = index.chain(of: subclass).dropFirst().contains { other in below.contains { $0 === other } }
      if !isAgain { insert("\(access(subclass))override var \(member.answer): Bool { true }", into: subclass) }
      for method in subclass.methods
      where member.method != nil && method.base == member.base && method.labels == member.labels ?? []
        && !method.isOverride
      {
        method.file.insert(
          "override ", before: method.node.modifiers.first.map { Syntax($0) } ?? Syntax(method.node.funcKeyword))
      }
      if member.property != nil { override(member.base, in: subclass) }
    }
  }

  /// Marks a subclass's property as an override of the property that was generated in its base class.
  private func override(_ name: String, in subclass: DeclaredType) {
    guard let node = subclass.propertyNodes[name], !node.modifiers.has("override") else { return }
    let isComputed = node.bindings.first?.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self) != nil
    let hasGetter = node.bindings.first?.accessorBlock?.accessors.as(AccessorDeclListSyntax.self)?.contains {
      $0.accessorSpecifier.text == "get"
    }
    guard isComputed || hasGetter == true else {
      context.refuse(
        node, in: subclass.file,
        "\(name) is stored here but optional in a protocol of the base class; declare it in the base class, or compute it"
      )
      return
    }
    subclass.file.insert(
      "override ", before: node.modifiers.first.map { Syntax($0) } ?? Syntax(node.bindingSpecifier))
  }

  private func access(_ type: DeclaredType) -> String { type.isPublic ? "public " : "" }

  /// Inserts a member at the end of a type, on the line of its closing brace.
  private func insert(_ member: String, into type: DeclaredType) {
    type.file.insertMember(member, into: type.body)
  }
}

extension SwiftFile {
  /// Inserts a member at the end of a type's body, on the line of the closing brace.
  func insertMember(_ text: String, into body: MemberBlockSyntax) {
    let isOnLastLine = body.members.last.map { line(at: $0.core.upperBound) == line(of: body.rightBrace) } ?? false
    insert((isOnLastLine || insertedInto.contains(body.id) ? "; " : "") + text + " ", before: body.rightBrace)
    insertedInto.insert(body.id)
  }
}

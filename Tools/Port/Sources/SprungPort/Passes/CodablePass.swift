// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Generates the `Codable` members that native Swift synthesizes but Embedded Swift does not.
///
/// The generated members are compiled only for the browser. A struct or enumeration gets them in an extension at the
/// end of its file, and a class gets them in its body. Custom `Codable` initializers and methods get typed errors.
final class CodablePass: Pass {
  override func run() {
    guard file.text.contains("odable") else { return }
    for type in index.ordered where type.file === file { write(type) }
    walk(file.tree)
  }

  // MARK: Members of one's own

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if parameters.count == 1, let only = parameters.first, only.firstName.text == "from" {
      rewrite(only, "Decoder", node.signature.effectSpecifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters
    if node.name.text == "encode", parameters.count == 1, let only = parameters.first, only.firstName.text == "to" {
      rewrite(only, "Encoder", node.signature.effectSpecifiers)
    }
    return .visitChildren
  }

  private func rewrite(_ parameter: FunctionParameterSyntax, _ name: String, _ effects: FunctionEffectSpecifiersSyntax?)
  {
    let type = parameter.type.trimmedDescription
    guard type == name || type == "any " + name || type == "Swift." + name else { return }
    if type != name { file.replace(parameter.type, with: name) }
    if let clause = effects?.throwsClause, clause.type == nil {
      file.insert("(CodingFailure)", after: clause.throwsSpecifier)
    }
  }

  /// Adds string raw values to coding keys that have none, as native Swift does.
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.inheritanceClause, clause.names == ["CodingKey"], let first = clause.inheritedTypes.first {
      file.insert("String, ", before: first)
    }
    return .visitChildren
  }

  // MARK: What is synthesized

  struct Property {
    let name: String
    /// The type, without the optional if there is one; nil if the source does not specify the type.
    let type: String?
    let isOptional: Bool
    /// Whether the property is a constant with an initial value.
    let isFixed: Bool
    /// The type including the optional; nil if the source does not specify the type.
    var written: String? { type.map { isOptional ? $0 + "?" : $0 } }
  }

  private func write(_ type: DeclaredType) {
    let names = Set(type.inherited.map { $0.hasPrefix("Swift.") ? String($0.dropFirst(6)) : $0 })
    let isCodable = names.contains("Codable")
    let encodes = isCodable || names.contains("Encodable")
    let decodes = isCodable || names.contains("Decodable")
    guard encodes || decodes, type.kind != .protocol, !type.node.is(ActorDeclSyntax.self) else { return }
    let cases = CodableCases(type, index)
    if cases == nil, type.node.is(EnumDeclSyntax.self) { return }
    let hasDecoding = type.initializers.contains { node in
      node.signature.parameterClause.parameters.map(\.firstName.text) == ["from"]
    }
    let hasEncoding = type.methods.contains { $0.base == "encode" && $0.labels == ["to"] }
    let writesDecoding = decodes && !hasDecoding
    let writesEncoding = encodes && !hasEncoding
    let keys = index.type(named: type.name + ".CodingKeys")
    guard writesDecoding || writesEncoding || keys == nil else { return }
    guard !type.isLocal else {
      context.refuse(type.node, in: file, "move \(type.name) out of the function to encode or decode it in the browser")
      return
    }
    if let cases {
      if writesDecoding || writesEncoding {
        append(cases.members(decoding: writesDecoding, encoding: writesEncoding), to: type)
      }
      return
    }
    let all = Self.properties(of: type)
    let known = keys.map { Self.cases(of: $0) }
    let coded = known.map { cases in all.filter { cases.contains($0.name) } } ?? all
    var members: [String] = []
    let access = type.isPublic ? "public " : ""
    if keys == nil, !coded.isEmpty {
      members.append("enum CodingKeys: String, CodingKey { case \(coded.map(\.name).joined(separator: ", ")) }")
    }
    let isClass = type.kind == .class
    if writesDecoding {
      members.append(
        "\(access)\(isClass ? "required " : "")init(from decoder: Decoder) throws(CodingFailure) { "
          + decoding(coded, isClass && hasSuperclass(type)) + " }")
    }
    if writesEncoding {
      members.append("\(access)func encode(to encoder: Encoder) throws(CodingFailure) { \(encoding(coded)) }")
    }
    if isClass {
      if coded.contains(where: { $0.type == nil && !$0.isFixed }) {
        context.refuse(type.node, in: file, "\(type.name) is Codable, so its properties need explicit types")
        return
      }
      file.insert(" " + members.joined(separator: "; ") + ";", after: type.body.leftBrace)
    } else {
      append(members, to: type)
    }
  }

  private func append(_ members: [String], to type: DeclaredType) {
    openNested(type)
    file.append(
      "#if hasFeature(Embedded)\nextension \(type.name) {\n  \(members.joined(separator: "\n  "))\n}\n#endif\n")
  }

  /// Makes a private nested type accessible, because an extension at file level could not name the type otherwise.
  private func openNested(_ type: DeclaredType) {
    var parts = type.name.split(separator: ".").map(String.init)
    while parts.count > 1 {
      if let nested = index.type(named: parts.joined(separator: ".")),
        let modifier = nested.node.asProtocol((any WithModifiersSyntax).self)?.modifiers.first(named: "private")
      {
        file.replace(modifier, with: "fileprivate")
      }
      parts.removeLast()
    }
  }

  private func hasSuperclass(_ type: DeclaredType) -> Bool {
    if index.superclass(of: type) != nil { return true }
    return type.inherited.contains {
      ($0.hasPrefix("NS") && $0 != "NSCopying" && $0 != "NSCoding") || $0.hasPrefix("UI")
    }
  }

  static func cases(of keys: DeclaredType) -> Set<String> {
    var names: Set<String> = []
    for member in keys.body.members {
      for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] { names.insert(element.name.text) }
    }
    return names
  }

  /// Returns the stored properties of a type in declaration order.
  static func properties(of type: DeclaredType) -> [Property] {
    var result: [Property] = []
    for member in type.body.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.has("static"),
        !variable.modifiers.has("class"), !variable.modifiers.has("lazy")
      else { continue }
      // In `var x, y: Int`, the type follows only the last name, so bindings are visited in reverse order.
      var written: TypeSyntax?
      var found: [Property] = []
      for binding in variable.bindings.reversed() {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, isStored(binding)
        else {
          continue
        }
        written = binding.typeAnnotation?.type ?? (binding.initializer == nil ? written : nil)
        let text = written?.trimmedDescription ?? inferred(binding.initializer?.value)
        let wrapped = text.map(Self.wrapped)
        found.append(
          Property(
            name: name, type: wrapped?.type, isOptional: wrapped?.isOptional ?? false,
            isFixed: variable.bindingSpecifier.text == "let" && binding.initializer != nil))
      }
      result += found.reversed()
    }
    return result
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  static func wrapped(_ type: String) -> (type: String, isOptional: Bool) {
    if type.hasSuffix("?") || type.hasSuffix("!") { return (String(type.dropLast()), true) }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { return (String(type.dropFirst(9).dropLast()), true) }
    return (type, false)
  }

  /// Returns the type of a literal or of an expression `Name(...)`.
  private static func inferred(_ value: ExprSyntax?) -> String? {
    guard let value else { return nil }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if let prefixed = value.as(PrefixOperatorExprSyntax.self) { return inferred(prefixed.expression) }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
      base.first?.isUppercase == true, !base.contains("(")
    {
      return base
    }
    guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription else { return nil }
    return called.first?.isUppercase == true || called.first == "[" ? called : nil
  }

  private func decoding(_ properties: [Property], _ hasSuperclass: Bool) -> String {
    let end = hasSuperclass ? "; super.init()" : ""
    let decoded = properties.filter { !$0.isFixed }
    if decoded.isEmpty { return "_ = decoder" + end }
    let lines = decoded.map { property -> String in
      guard let type = property.type else {
        return "self.\(property.name) = try values.decodeInferred(forKey: .\(property.name))"
      }
      let method = property.isOptional ? "decodeIfPresent" : "decode"
      return "self.\(property.name) = try values.\(method)(\(type).self, forKey: .\(property.name))"
    }
    return "let values = try decoder.container(keyedBy: CodingKeys.self); " + lines.joined(separator: "; ") + end
  }

  private func encoding(_ properties: [Property]) -> String {
    // A type without properties is encoded as an empty object.
    if properties.isEmpty { return "_ = encoder.container(keyedBy: JSONKey.self)" }
    let lines = properties.map { property in
      "try values.encode\(property.isOptional ? "IfPresent" : "")(self.\(property.name), forKey: .\(property.name))"
    }
    return "var values = encoder.container(keyedBy: CodingKeys.self); " + lines.joined(separator: "; ")
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Generates code for the text that native Swift prints for structs and enumerations without a custom description.
///
/// Nested values have debug descriptions: strings in quotation marks, optionals as `Optional(...)`, and the folder's
/// types with their module name.
struct DescribedValues {
  private static let plain: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat",
    "TimeInterval", "Bool",
  ]

  private let index: DeclarationIndex

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// Returns the types of the folder that also need a generated description if the given type gets one.
  func types(inside type: DeclaredType) -> [DeclaredType] {
    var found: [DeclaredType] = []
    for written in values(of: type) ?? [] { note(written, inside: type, &found) }
    return found
  }

  /// Returns the body of a `description` property, or nil if the type already has one or contains values of unknown
  /// types.
  func description(of type: DeclaredType) -> String? {
    guard isDescribable(type) else { return nil }
    if let node = type.node.as(EnumDeclSyntax.self) { return cases(of: node, inside: type) }
    var texts: [String] = []
    for property in CodablePass.properties(of: type) {
      guard let text = text(of: "self.\(property.name)", property.written, inside: type) else { return nil }
      texts.append("\(property.name.filter { $0 != "`" }): \\(\(text))")
    }
    let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
    return "    return \"\(name)(\(texts.joined(separator: ", ")))\""
  }

  /// Returns whether a type has no description and an extension can add one.
  private func isDescribable(_ type: DeclaredType) -> Bool {
    guard type.kind == .value, !type.isLocal, !hasDescription(type),
      !type.node.is(ActorDeclSyntax.self)
    else { return false }
    if let node = type.node.as(EnumDeclSyntax.self), !node.attributes.isEmpty { return false }
    return type.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
      && !type.body.members.contains { $0.decl.is(IfConfigDeclSyntax.self) }
  }

  private func hasDescription(_ type: DeclaredType) -> Bool {
    type.properties["description"] != nil
      || !Set(["CustomStringConvertible", "OptionSet"]).isDisjoint(with: type.inherited)
  }

  /// Returns whether an extension at file level cannot name the type.
  func isHidden(_ type: DeclaredType) -> Bool {
    var parts = type.name.split(separator: ".").map(String.init)
    while parts.count > 1 {
      let modifiers = index.type(named: parts.joined(separator: "."))?.node.asProtocol((any WithModifiersSyntax).self)?
        .modifiers
      if modifiers?.has("private") == true { return true }
      parts.removeLast()
      if let outer = index.type(named: parts.joined(separator: ".")),
        outer.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      {
        return true
      }
    }
    return false
  }

  // MARK: Cases

  private func elements(of node: EnumDeclSyntax) -> [EnumCaseElementSyntax] {
    node.memberBlock.members.flatMap { $0.decl.as(EnumCaseDeclSyntax.self).map { Array($0.elements) } ?? [] }
  }

  private func cases(of node: EnumDeclSyntax, inside type: DeclaredType) -> String? {
    var lines: [String] = []
    for element in elements(of: node) {
      guard let line = line(of: element, inside: type) else { return nil }
      lines.append(line)
    }
    return lines.isEmpty ? nil : "    switch self {\n\(lines.joined(separator: "\n"))\n    }"
  }

  private func line(of element: EnumCaseElementSyntax, inside type: DeclaredType) -> String? {
    let name = element.name.text
    let plain = name.filter { $0 != "`" }
    guard let parameters = element.parameterClause?.parameters else { return "    case .\(name): return \"\(plain)\"" }
    var names: [String] = []
    var texts: [String] = []
    for (place, parameter) in parameters.enumerated() {
      guard let text = text(of: "value\(place)", parameter.type.trimmedDescription, inside: type) else { return nil }
      names.append("let value\(place)")
      let label = parameter.firstName.map { $0.text == "_" ? "" : $0.text + ": " } ?? ""
      texts.append("\(label)\\(\(text))")
    }
    return
      "    case .\(name)(\(names.joined(separator: ", "))): return \"\(plain)(\(texts.joined(separator: ", ")))\""
  }

  // MARK: Values

  /// Returns the types of a type's stored properties or associated values, or nil if one of them is unknown.
  private func values(of type: DeclaredType) -> [String]? {
    guard isDescribable(type) else { return nil }
    if let node = type.node.as(EnumDeclSyntax.self) {
      return elements(of: node).flatMap { $0.parameterClause?.parameters.map(\.type.trimmedDescription) ?? [] }
    }
    var result: [String] = []
    for property in CodablePass.properties(of: type) {
      guard let written = property.written else { return nil }
      result.append(written)
    }
    return result
  }

  private func note(_ written: String, inside scope: DeclaredType, _ found: inout [DeclaredType]) {
    let (bare, isOptional) = CodablePass.wrapped(written)
    if isOptional { return note(bare, inside: scope, &found) }
    if let element = Self.element(of: bare) { return note(element, inside: scope, &found) }
    if let type = index.type(named: bare, inside: scope.name), isDescribable(type) { found.append(type) }
  }

  /// Returns an expression for the text of a value of the given type, or nil if the type is unknown or not supported.
  private func text(of value: String, _ written: String?, inside scope: DeclaredType, depth: Int = 0) -> String? {
    guard let written, depth < 8 else { return nil }
    if Self.plain.contains(written) { return value }
    if written == "String" || written == "Substring" { return "\(value).debugDescription" }
    let name = "each\(depth)"
    let (bare, isOptional) = CodablePass.wrapped(written)
    if isOptional {
      guard let inside = text(of: name, bare, inside: scope, depth: depth + 1) else { return nil }
      return "\(value).map { \(name) -> String in \"Optional(\\(\(inside)))\" } ?? \"nil\""
    }
    if let element = Self.element(of: bare) {
      guard let inside = text(of: name, element, inside: scope, depth: depth + 1) else { return nil }
      return "\"[\" + \(value).map { \(name) -> String in \"\\(\(inside))\" }.joined(separator: \", \") + \"]\""
    }
    guard let type = index.type(named: bare, inside: scope.name), type.kind == .value else { return nil }
    if hasDescription(type) { return type.inherited.contains("CustomStringConvertible") ? "\(value).description" : nil }
    guard description(of: type) != nil else { return nil }
    let isEnumeration = type.node.is(EnumDeclSyntax.self)
    let outer = type.name.split(separator: ".").dropLast().map { $0 + "." }.joined()
    let path = isEnumeration ? type.name + "." : outer
    return "#fileID.prefix { $0 != \"/\" } + \".\(path)\" + \(value).description"
  }

  /// Returns the element type of `[Element]`.
  private static func element(of type: String) -> String? {
    guard type.first == "[", type.last == "]", !type.contains(":") else { return nil }
    return type.dropFirst().dropLast().trimmingPrefix { $0 == " " }.description
  }
}

// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// UIKit's delegate and data source protocols. The folder does not contain their sources.
final class DelegateProtocols {
  /// A method of a protocol.
  struct Member {
    let node: FunctionDeclSyntax
    /// The protocol's name.
    let owner: String

    var base: String { node.name.text }
    private var parameters: FunctionParameterListSyntax { node.signature.parameterClause.parameters }
    var labels: [String] { parameters.map(\.firstName.text) }
    var fullName: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }
    var selectorName: String { SelectorName.of(base, labels: labels) }
    var isOptional: Bool { node.modifiers.has("optional") }
    /// The declaration of the method without a body.
    var declaration: String { "func \(base)\(node.signature.oneLine)" }

    /// Returns a call with the given arguments. By default, the arguments are the method's parameters.
    func call(_ names: [String]? = nil) -> String {
      let names = names ?? parameters.map { ($0.secondName ?? $0.firstName).text }
      let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
      return "\(base)(\(arguments.joined(separator: ", ")))"
    }
  }

  private var members: [String: [Member]] = [:]
  private var inherited: [String: [String]] = [:]

  init() {
    for statement in Parser.parse(source: DelegateTable.source).statements {
      guard let node = statement.item.as(ProtocolDeclSyntax.self) else { continue }
      let name = node.name.text
      inherited[name] = node.inheritanceClause?.names ?? []
      members[name] = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map {
        Member(node: $0, owner: name)
      }
    }
  }

  /// Returns whether a name refers to one of these protocols.
  func contains(_ name: String) -> Bool { members[name] != nil }

  /// Returns a protocol and its inherited protocols, or an empty array if the name is not one of these protocols.
  func chain(of name: String) -> [String] {
    guard contains(name) else { return [] }
    return [name] + (inherited[name] ?? []).flatMap { chain(of: $0) }
  }

  /// Returns a protocol's own methods, without inherited ones.
  func members(of name: String) -> [Member] { members[name] ?? [] }

  /// Returns the own or inherited method of a protocol with the given name. If `labels` is nil, any labels match.
  func member(_ name: String, named base: String, labels: [String]?) -> Member? {
    chain(of: name).flatMap { members(of: $0) }.first { $0.base == base && (labels == nil || labels == $0.labels) }
  }
}

// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// The delegates and data sources of UIKit, whose sources the folder does not have.
final class DelegateProtocols {
  /// A method of such a protocol.
  struct Member {
    let node: FunctionDeclSyntax
    /// The name of the protocol.
    let owner: String

    var base: String { node.name.text }
    private var parameters: FunctionParameterListSyntax { node.signature.parameterClause.parameters }
    var labels: [String] { parameters.map(\.firstName.text) }
    var fullName: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }
    var selectorName: String { SelectorName.of(base, labels: labels) }
    var isOptional: Bool { node.modifiers.has("optional") }
    /// The method without a body.
    var declaration: String { "func \(base)\(node.signature.oneLine)" }

    /// A call with the method's own parameters, or with others.
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

  /// Whether a name is that of one of these protocols.
  func contains(_ name: String) -> Bool { members[name] != nil }

  /// A protocol and those that it inherits from; empty for other names.
  func chain(of name: String) -> [String] {
    guard contains(name) else { return [] }
    return [name] + (inherited[name] ?? []).flatMap { chain(of: $0) }
  }

  /// The methods of a protocol, without those that it inherits.
  func members(of name: String) -> [Member] { members[name] ?? [] }

  /// The method of a protocol, inherited or not, that a reference means.
  func member(_ name: String, named base: String, labels: [String]?) -> Member? {
    chain(of: name).flatMap { members(of: $0) }.first { $0.base == base && (labels == nil || labels == $0.labels) }
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes the members of a forwarding class, and a class whose methods have UIKit's default behavior.
struct DelegateProxyWriter {
  private let pass: Pass
  private let type: DeclaredType
  private var proxies: DelegateProxies { pass.context.proxies }
  private var access: String { type.isPublic ? "public " : "" }

  init(_ pass: Pass, _ type: DeclaredType) {
    self.pass = pass
    self.type = type
  }

  /// Returns the name of the property whose object implements no optional methods.
  static func unanswered(_ type: DeclaredType) -> String { "unanswered" + suffix(type) }

  private static func suffix(_ type: DeclaredType) -> String { type.name.filter { $0 != "." } }

  func write() {
    if proxies.first(above: type, where: proxies.answers) === type {
      insert("@_nonoverride \(access)func responds(to aSelector: Selector!) -> Bool { doesRespond(to: aSelector) }")
    }
    let adopted = proxies.adopted(by: type)
    guard !adopted.isEmpty else { return }
    writeUnanswered(adopted)
    if proxies.addsFlowLayout(type),
      let last = type.node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.last
    {
      type.file.insert(", UICollectionViewDelegateFlowLayout", after: last.type)
    }
    let members = proxies.forwarded(by: type)
    let cast = ProtocolCastPass(type.file, pass.context)
    for owner in adopted where members.contains(where: { $0.owner == owner }) {
      let function = cast.function(forLibrary: owner)
      insert(
        "private func forwarded\(owner)(_ name: String) -> any \(owner) {"
          + " let selector = Selector.init(name); if responds(to: selector), let object = \(function)(forwardingTarget(for: selector)),"
          + " object !== self { return object }; return \(Self.unanswered(type)) }")
    }
    for member in members {
      insert(
        "\(access)\(member.declaration) { let target = forwarded\(member.owner)(\"\(member.selectorName)\");"
          + " return OptionalCalls.forward(from: self, to: target) { target.\(member.call()) } }")
    }
  }

  private func insert(_ text: String) { type.file.insertMember(text, into: type.body) }

  private func writeUnanswered(_ adopted: [String]) {
    let name = "Unanswered" + Self.suffix(type)
    insert("lazy var \(Self.unanswered(type)) = \(name)()")
    let required = adopted.flatMap { proxies.protocols.members(of: $0) }.filter { !$0.isOptional }
    let bodies = required.map { "\n  \($0.declaration) { fatalError() }" }.joined()
    // Protocols from which other adopted protocols inherit are adopted implicitly, so they are not listed.
    let above = Set(adopted.flatMap { proxies.protocols.chain(of: $0).dropFirst() })
    let names = adopted.filter { !above.contains($0) }.joined(separator: ", ")
    type.file.append("final class \(name): NSObject, \(names) {\(bodies)\(bodies.isEmpty ? "" : "\n")}\n")
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// An optional member of a protocol, and the generated names that report whether it is implemented.
struct OptionalMember {
  let owner: DeclaredType
  let base: String
  /// The argument labels; nil for a property.
  let labels: [String]?
  private let flatName: String
  let method: Method?
  let property: (node: VariableDeclSyntax, type: String)?

  init(_ method: Method, of owner: DeclaredType) {
    self.owner = owner
    base = method.base
    labels = method.labels
    flatName = method.flatName
    self.method = method
    property = nil
  }

  init(_ property: (node: VariableDeclSyntax, name: String, type: String), of owner: DeclaredType) {
    self.owner = owner
    base = property.name
    labels = nil
    flatName = property.name
    method = nil
    self.property = (property.node, property.type)
  }

  /// The name of a property that is true if the object implements the member.
  var answer: String { "implements_\(flatName)" }
  /// The name of a property whose value is the object if it implements the member, otherwise nil.
  var implementor: String { "ifImplements_\(flatName)" }

  /// Whether the property's own type is optional.
  var isOptionalValue: Bool { property?.type.last == "?" || property?.type.last == "!" }

  static func all(of type: DeclaredType) -> [OptionalMember] {
    type.methods.filter(\.isOptional).map { OptionalMember($0, of: type) }
      + type.optionalProperties.map { OptionalMember($0, of: type) }
  }

  /// Returns the member with a default body, for objects that do not implement it. Rewritten code never calls the
  /// default body.
  func stub(access: String) -> String {
    if let method {
      let signature = method.node.signature.oneLine
      let isVoid = ["", "Void", "()"].contains(method.node.signature.returnClause?.type.trimmedDescription ?? "")
      let body = isVoid ? "{}" : "{ fatalError(\"\(method.fullName) is optional and not implemented\") }"
      return "\(access)func \(method.node.name.text)\(signature) \(body)"
    }
    let type = property?.type ?? ""
    let stop = "fatalError(\"\(base) is optional and not implemented\")"
    let isSettable = property?.node.bindings.first?.accessorBlock?.trimmedDescription.contains("set") ?? false
    return isSettable
      ? "\(access)var \(base): \(type) { get { \(stop) } set {} }" : "\(access)var \(base): \(type) { \(stop) }"
  }

  /// Returns whether a type itself declares the member.
  func isDeclared(by type: DeclaredType) -> Bool {
    if let labels { return type.methods.contains { $0.base == base && $0.labels == labels && !$0.isStatic } }
    return type.properties[base] != nil
  }
}

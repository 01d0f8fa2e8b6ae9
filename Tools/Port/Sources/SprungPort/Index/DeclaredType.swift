// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A type declared in the folder, including the members that extensions in the folder add.
final class DeclaredType {
  enum Kind {
    case `class`, `protocol`, value
  }

  /// The qualified name, such as `Outer.Inner`.
  let name: String
  let kind: Kind
  let file: SwiftFile
  /// The members of the declaration itself, without extensions.
  let body: MemberBlockSyntax
  let node: DeclSyntax
  let isPublic: Bool
  /// Whether the type is declared inside a function, so that other code cannot name it.
  let isLocal: Bool

  /// The inherited types and protocols, including those that extensions add.
  var inherited: [String] = []
  var methods: [Method] = []
  var initializers: [InitializerDeclSyntax] = []
  /// The names and types of the properties.
  var properties: [String: String] = [:]
  /// The declarations of the properties.
  var propertyNodes: [String: VariableDeclSyntax] = [:]
  /// The optional properties of a protocol.
  var optionalProperties: [(node: VariableDeclSyntax, name: String, type: String)] = []

  init(
    _ name: String, _ kind: Kind, _ node: DeclSyntax, body: MemberBlockSyntax, in file: SwiftFile, isPublic: Bool,
    isLocal: Bool
  ) {
    self.name = name
    self.kind = kind
    self.node = node
    self.body = body
    self.file = file
    self.isPublic = isPublic
    self.isLocal = isLocal
  }
}

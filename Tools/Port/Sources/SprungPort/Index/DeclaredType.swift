// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A type that is declared in the folder, with what its extensions add.
final class DeclaredType {
  enum Kind {
    case `class`, `protocol`, value
  }

  /// Its whole name, such as `Outer.Inner`.
  let name: String
  let kind: Kind
  let file: SwiftFile
  /// Its members; what the extensions add is elsewhere.
  let body: MemberBlockSyntax
  let node: DeclSyntax
  let isPublic: Bool
  /// Whether it is declared inside a function, where nothing else can name it.
  let isLocal: Bool

  /// The types that it inherits from and conforms to, including those of its extensions.
  var inherited: [String] = []
  var methods: [Method] = []
  var initializers: [InitializerDeclSyntax] = []
  /// The names and types of its properties.
  var properties: [String: String] = [:]
  /// The declarations of its properties.
  var propertyNodes: [String: VariableDeclSyntax] = [:]
  /// The properties that need not be implemented, if it is a protocol.
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

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The type that contains a piece of source.
enum Scope {
  /// The whole name of the type that a declaration is, such as `Outer.Inner`; nil if it is not a type or extension.
  static func name(of node: Syntax) -> String? {
    guard let own = ownName(of: node) else { return nil }
    guard let outer = enclosingType(of: node), let name = name(of: outer) else { return own }
    return name + "." + own
  }

  /// The nearest type or extension around a piece of source.
  static func enclosingType(of node: Syntax) -> Syntax? {
    var next = node.parent
    while let current = next {
      if ownName(of: current) != nil { return current }
      next = current.parent
    }
    return nil
  }

  /// The name by which the source names the type inside itself: without the types around it, but for extensions.
  static func ownName(of node: Syntax) -> String? {
    if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
    if let type = node.as(StructDeclSyntax.self) { return type.name.text }
    if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = node.as(ActorDeclSyntax.self) { return type.name.text }
    if let type = node.as(ProtocolDeclSyntax.self) { return type.name.text }
    if let extended = node.as(ExtensionDeclSyntax.self) {
      return DeclarationIndex.bare(extended.extendedType.trimmedDescription)
    }
    return nil
  }

  /// Whether a declaration is inside a function or closure.
  static func isLocal(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) || current.is(AccessorBlockSyntax.self)
      {
        return true
      }
      next = current.parent
    }
    return false
  }
}

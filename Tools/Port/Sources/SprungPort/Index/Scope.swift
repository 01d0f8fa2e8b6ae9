// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Finds the type that contains a node.
enum Scope {
  /// Returns the qualified name of a type declaration or extension, such as `Outer.Inner`, or nil for other
  /// declarations.
  static func name(of node: Syntax) -> String? {
    guard let own = ownName(of: node) else { return nil }
    guard let outer = enclosingType(of: node), let name = name(of: outer) else { return own }
    return name + "." + own
  }

  /// Returns the innermost type or extension that contains a node.
  static func enclosingType(of node: Syntax) -> Syntax? {
    var next = node.parent
    while let current = next {
      if ownName(of: current) != nil { return current }
      next = current.parent
    }
    return nil
  }

  /// Returns the name of a type as written in its declaration. Only the names in extensions can be qualified.
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

  /// Returns whether a declaration is inside a function or closure.
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

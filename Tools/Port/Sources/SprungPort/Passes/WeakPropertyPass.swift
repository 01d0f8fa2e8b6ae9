// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Replaces `weak var` with `@WeakReference var`, and `unowned` with code that both compilers support.
final class WeakPropertyPass: Pass {
  override class var words: [String] { ["weak", "unowned"] }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let weak = node.modifiers.first(named: "weak") {
      if node.bindings.count > 1 {
        refuse(node, "several weak variables in one declaration; declare each separately")
        return .visitChildren
      }
      file.insert("@WeakReference ", before: node)
      file.remove(weak)
      if node.bindingSpecifier.text == "let" { file.replace(node.bindingSpecifier, with: "var") }
      // Without an initial value, the memberwise initializer would have a parameter for the wrapper instead of the
      // object.
      if let binding = node.bindings.first, binding.initializer == nil, let type = binding.typeAnnotation,
        Scope.enclosingType(of: Syntax(node))?.is(StructDeclSyntax.self) == true
      {
        file.insert(" = nil", after: type)
      }
    }
    if let unowned = node.modifiers.first(named: "unowned"), unowned.detail?.detail.text != "unsafe" {
      file.replace(unowned, with: "unowned(unsafe)")
    }
    return .visitChildren
  }
}

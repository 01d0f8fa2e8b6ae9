// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Replaces `Any` with `ActionSender`. This is `Any` in native builds, and `AnyObject` in the browser, where `Any` is
/// not available.
final class AnyPass: Pass {
  override func run() {
    let importsUIKit = file.tree.statements.contains { item in
      item.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
    }
    if importsUIKit { walk(file.tree) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Any", node.genericArgumentClause == nil, !node.isPartOfMetatype, !node.isOption {
      file.replace(node, with: "ActionSender")
    }
    return .visitChildren
  }
}

extension IdentifierTypeSyntax {
  /// Whether the type is the value type of a UIKit options dictionary, such as `[UIApplication.LaunchOptionsKey: Any]`.
  /// These dictionaries exist in both builds.
  fileprivate var isOption: Bool {
    parent?.as(DictionaryTypeSyntax.self)?.key.trimmedDescription.hasSuffix("OptionsKey") ?? false
  }

  fileprivate var isPartOfMetatype: Bool { parent?.is(MetatypeTypeSyntax.self) ?? false }
}

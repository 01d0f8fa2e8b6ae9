// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Takes away the attributes and modifiers that only Objective-C and Interface Builder need.
final class AttributePass: Pass {
  private static let dropped: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "NSCopying", "GKInspectable",
  ]
  private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.dropped.contains(name) {
      file.remove(node)
    } else if Self.entryPoints.contains(name) {
      file.replace(node, with: "@main")
    } else if name == "NSManaged" {
      refuse(node, "@NSManaged needs Core Data, which is not here; store the property")
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" || node.name.text == "optional" { file.remove(node) }
    return .visitChildren
  }
}

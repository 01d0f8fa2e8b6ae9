// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Removes attributes and modifiers that only Objective-C and Interface Builder need.
final class AttributePass: Pass {
  override class var words: [String] { ["@", "dynamic", "optional"] }

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
      refuse(node, "@NSManaged requires Core Data, which is not supported; use a stored property")
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" || node.name.text == "optional" { file.remove(node) }
    // Members that a storyboard connects cannot be private, because generated sources in other files access them.
    if !context.interfaces.isEmpty, ["private", "fileprivate"].contains(node.name.text), isConnected(node) {
      file.remove(node)
    }
    return .visitChildren
  }

  /// Returns whether a modifier belongs to an outlet or action.
  private func isConnected(_ modifier: DeclModifierSyntax) -> Bool {
    guard let declaration = modifier.parent?.parent else { return false }
    let attributes =
      declaration.as(VariableDeclSyntax.self)?.attributes ?? declaration.as(FunctionDeclSyntax.self)?.attributes
    return attributes.map { list in
      ["IBOutlet", "IBAction", "IBInspectable", "IBSegueAction"].contains { !list.all(named: $0).isEmpty }
    } ?? false
  }
}

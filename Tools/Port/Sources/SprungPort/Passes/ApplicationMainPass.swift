// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites code that starts an app to specify the delegate's class instead of its name, because the browser build
/// cannot look up classes by name.
///
/// `UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))` becomes
/// `AppDelegate.main()`. Calls whose results are used, and calls with computed class names, are not changed.
final class ApplicationMainPass: Pass {
  override class var words: [String] { ["ApplicationMain"] }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["UIApplicationMain", "UIKit.UIApplicationMain"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 4, node.arguments.allSatisfy({ $0.label == nil }),
      let delegate = delegateClass(Array(node.arguments)), let statement = statement(of: node)
    else { return .visitChildren }
    file.replace(statement, with: "\(delegate).main()")
    return .skipChildren
  }

  /// Returns the class named by the arguments. Calls with a principal class other than `UIApplication` are not
  /// rewritten, and compile only in native builds.
  private func delegateClass(_ arguments: [LabeledExprSyntax]) -> String? {
    let principal = arguments[2].expression
    guard principal.is(NilLiteralExprSyntax.self) || named(in: principal) == "UIApplication" else { return nil }
    return named(in: arguments[3].expression)
  }

  /// Returns the class in `NSStringFromClass(A.self)`, in `String(reflecting: A.self)`, or in a string with the name of
  /// one of the folder's classes, with or without its module.
  private func named(in expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let only = call.arguments.first
    {
      switch (call.calledExpression.trimmedDescription, only.label?.text) {
      case ("NSStringFromClass", nil), ("String", "reflecting"):
        guard let type = only.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self" else {
          return nil
        }
        return type.base?.trimmedDescription
      default: return nil
      }
    }
    guard let text = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let name = text.split(separator: ".").last.map(String.init), index.type(named: name) != nil
    else { return nil }
    return name
  }

  /// Returns the statement of a call whose result is unused, or nil.
  private func statement(of call: FunctionCallExprSyntax) -> Syntax? {
    if call.parent?.is(CodeBlockItemSyntax.self) == true { return Syntax(call) }
    guard let sequence = call.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.parent?.is(CodeBlockItemSyntax.self) == true
    else { return nil }
    let parts = Array(sequence.elements)
    let isDiscarded =
      parts.count == 3 && parts[0].is(DiscardAssignmentExprSyntax.self) && parts[1].is(AssignmentExprSyntax.self)
    return isDiscarded ? Syntax(sequence) : nil
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Reports code that requires the Objective-C runtime.
final class ProblemPass: Pass {
  private static let functions: [String: String] = [
    "method_exchangeImplementations": "methods cannot be exchanged at run time; override the method or call a closure",
    "method_setImplementation": "methods cannot be replaced at run time; override the method or call a closure",
    "class_getInstanceMethod": "methods cannot be looked up at run time; call the method or a closure",
    "class_getClassMethod": "methods cannot be looked up at run time; call the method or a closure",
    "class_addMethod": "methods cannot be added at run time; declare the method",
    "class_replaceMethod": "methods cannot be replaced at run time; override the method or call a closure",
    "object_setClass": "the class of an object cannot change; create an object of the other class",
    "objc_allocateClassPair": "classes cannot be created at run time; declare the class",
    "objc_registerClassPair": "classes cannot be created at run time; declare the class",
    "objc_getClass": "classes cannot be looked up by name; name the class, or use a table",
    "class_copyPropertyList": "properties cannot be listed at run time; list them manually",
    "class_copyIvarList": "properties cannot be listed at run time; list them manually",
    "NSClassFromString": "classes cannot be looked up by name; name the class, or use a table",
    "NSProtocolFromString": "protocols cannot be looked up by name; name the protocol",
    "NSInvocation": "calls cannot be created from a description; store a closure",
    "NSMethodSignature": "methods cannot be described at run time; store a closure",
    "NSProxy": "calls cannot be forwarded at run time; write the forwarding methods",
    "class_getName": "class names are not known at run time; write the name",
  ]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let message = Self.functions[node.baseName.text] { refuse(node, "\(node.baseName.text): \(message)") }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let message = Self.functions[node.name.text] { refuse(node, "\(node.name.text): \(message)") }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let isAnswer = node.name.text == "responds" && labels == ["to"]
    let isForward = node.name.text == "forwardingTarget" && labels == ["for"]
    if isAnswer || isForward, node.modifiers.has("override"), !isOfProxy(node) {
      refuse(
        node,
        "\(node.name.text)(\(labels[0]):) is called only for methods of UIKit's delegates; adopt their protocols in this class and declare it in the body, or implement the methods directly"
      )
    }
    if ["forwardInvocation", "methodSignature", "resolveInstanceMethod"].contains(node.name.text),
      node.modifiers.has("override")
    {
      refuse(
        node,
        "\(node.name.text) is never called: calls cannot be forwarded at run time; write the forwarding methods")
    }
    return .visitChildren
  }

  /// Returns whether a function is declared in the body of a class that `DelegateProxyPass` rewrites.
  private func isOfProxy(_ node: FunctionDeclSyntax) -> Bool {
    guard node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true, let type = enclosingType(of: node)
    else {
      return false
    }
    return context.proxies.contains(type)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name =
      member?.declName.baseName.text ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    switch name {
    case "value" where labels == ["forKey"] || labels == ["forKeyPath"],
      "setValue" where labels == ["_", "forKey"] || labels == ["_", "forKeyPath"],
      "mutableArrayValue" where labels == ["forKey"]:
      if !isKnownKeyedObject(member?.base) {
        refuse(
          node,
          "\(name)(\(labels.map { $0 + ":" }.joined())) cannot access a property by name; name the property")
      }
    case "performSelector" where labels.first == "onMainThread" || labels.first == "inBackground":
      refuse(node, "performSelector is not supported; use DispatchQueue.main.async or call the method")
    case "instantiateViewController", "instantiateInitialViewController":
      if context.interfaces.isEmpty, context.index.type(named: "InterfaceFiles") == nil {
        refuse(node, "the folder contains no storyboard; create the controller with its initializer")
      }
    default: break
    }
    return .visitChildren
  }

  /// Returns whether an object is of a kind for which Sprung supports key-value access, such as a layer, animation,
  /// defaults object or array.
  private func isKnownKeyedObject(_ base: ExprSyntax?) -> Bool {
    guard let text = base?.trimmedDescription.lowercased() else { return false }
    return ["layer", "anim", "defaults", "nsarray", "dictionary", "emitter", "transition"].contains {
      text.contains($0)
    }
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Supports overrides of `responds(to:)` and `forwardingTarget(for:)`, which only Apple's runtime calls.
///
/// The pass generates the optional methods of the class's protocols, because Sprung's UIKit calls them unconditionally.
/// Each generated method calls the two functions and forwards the call to the returned object, or behaves as UIKit does
/// if the method is not implemented. Methods that the class declares first call `responds(to:)`. The call
/// `delegate.responds(to: selector)` checks which methods the folder's classes declare.
final class DelegateProxyPass: Pass {
  private var proxies: DelegateProxies { context.proxies }
  private var functions: Set<String> = []

  override class var words: [String] { ["responds", "forwardingTarget"] }

  override class func isNeeded(for file: SwiftFile, _ context: PortContext) -> Bool {
    !context.proxies.all.isEmpty || words.contains { file.mentions($0) }
  }

  override func run() {
    for type in index.ordered where type.kind == .class && type.file === file && proxies.contains(type) {
      DelegateProxyWriter(self, type).write()
    }
    walk(file.tree)
    for type in index.ordered where type.kind == .class && proxies.contains(type) { guardMethods(of: type) }
  }

  // MARK: The two functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = owner(of: node) else { return .visitChildren }
    let isAnswer = node.name.text == "responds"
    let root = proxies.first(above: type, where: isAnswer ? proxies.answers : proxies.forwards)
    for modifier in node.modifiers {
      // On Apple's platforms, the overridden methods are not isolated to an actor.
      if modifier.name.text == "nonisolated" || modifier.name.text == "override" && root === type {
        file.remove(modifier)
      }
    }
    if isAnswer { file.replace(node.name, with: "doesRespond") }
    return .visitChildren
  }

  /// Returns the class to which an override of one of the two functions belongs.
  private func owner(of node: FunctionDeclSyntax) -> DeclaredType? {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard node.modifiers.has("override"),
      node.name.text == "responds" && labels == ["to"] || node.name.text == "forwardingTarget" && labels == ["for"],
      node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true, let type = enclosingType(of: node),
      proxies.contains(type)
    else { return nil }
    return type
  }

  // MARK: Questions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      node.arguments.count == 1, let argument = node.arguments.first
    else { return .visitChildren }
    let name = access.declName.baseName.text
    if base.is(SuperExprSyntax.self), let type = enclosingType(of: node), proxies.contains(type) {
      if name == "responds", argument.label?.text == "to" { inherit(node, access, argument.expression, type) }
      if name == "forwardingTarget", proxies.first(above: type, where: proxies.forwards) === type {
        file.replace(node, with: "(nil as ActionSender?)")
        return .skipChildren
      }
    } else if Self.isQuestion(node, self) {
      if let chained = base.as(OptionalChainingExprSyntax.self) {
        file.insert("Optional(", before: base)
        file.insert("", over: chained.questionMark)
        file.insert(")", after: node)
      }
      file.insert(question() + "(", before: base)
      let end = argument.expression.core.lowerBound
      file.edits.append(Edit(range: base.core.upperBound..<end, replacement: ", "))
    }
    return .visitChildren
  }

  /// Returns whether a call asks another object if it implements a delegate method.
  static func isQuestion(_ node: FunctionCallExprSyntax, _ pass: Pass) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "responds", node.arguments.count == 1, let argument = node.arguments.first,
      argument.label?.text == "to", !base.is(SuperExprSyntax.self), base.trimmedDescription != "self"
    else { return false }
    if let macro = argument.expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let reference = macro.arguments.first.map({ SelectorReference($0) }), let owner = reference.base
    {
      return pass.index.type(named: owner) == nil
        && pass.context.proxies.protocols.member(owner, named: reference.name, labels: reference.labels) != nil
    }
    // In an override of one of the two functions, the selector is a parameter.
    var next = node.parent
    while let current = next {
      if let function = current.as(FunctionDeclSyntax.self) {
        guard ["responds", "forwardingTarget"].contains(function.name.text), function.modifiers.has("override"),
          let type = pass.enclosingType(of: function)
        else { return false }
        return pass.context.proxies.contains(type)
      }
      next = current.parent
    }
    return false
  }

  /// Rewrites a call to `super` to return whether the class declares the method.
  private func inherit(
    _ node: FunctionCallExprSyntax, _ access: MemberAccessExprSyntax, _ selector: ExprSyntax, _ type: DeclaredType
  ) {
    guard proxies.first(above: type, where: proxies.answers) === type else {
      file.replace(access.declName, with: "doesRespond")
      return
    }
    guard !selector.is(MacroExpansionExprSyntax.self) else { return }
    file.insert("(\(implementation())(self, \(selector.trimmedDescription)) == true || ", before: node)
    file.insert(")", after: node)
  }

  // MARK: Functions of the file

  /// Returns the name of a function that checks whether an object implements a delegate method. The function is
  /// generated if necessary.
  private func question() -> String {
    let name = "delegateResponds"
    guard isNew(name) else { return name }
    var lines: [String] = []
    for type in proxies.all where isVisible(type) && proxies.answers(type) {
      lines.append("  if let object = object as? \(type.name) { return object.responds(to: selector) }")
    }
    file.append(
      "@MainActor fileprivate func \(name)(_ object: ActionSender?, _ selector: Selector?) -> Bool {\n"
        + "  guard let object = object.map({ $0 as AnyObject }), let selector else { return false }\n"
        + lines.map { $0 + "\n" }.joined()
        + "  return \(implementation())(object, selector) ?? true\n}\n")
    return name
  }

  /// Returns the name of the file's function that checks whether an object's class declares a method. The function
  /// returns nil for classes outside the folder.
  private func implementation() -> String {
    let name = "implementsDelegateMethod"
    guard isNew(name) else { return name }
    var lines: [String] = []
    for (type, names) in proxies.implementors where isVisible(type) {
      let cases = names.isEmpty ? "" : "case \(names.map { "\"\($0)\"" }.joined(separator: ", ")): return true; "
      lines.append(
        names.isEmpty
          ? "  if object is \(type.name) { isKnown = true }"
          : "  if object is \(type.name) { isKnown = true; switch selector.name { \(cases)default: break } }")
    }
    file.append(
      "@MainActor fileprivate func \(name)(_ object: AnyObject, _ selector: Selector?) -> Bool? {\n"
        + "  guard let selector else { return false }\n  var isKnown = SelectorTarget(object).responds(to: selector)\n"
        + "  if isKnown { return true }\n" + lines.map { $0 + "\n" }.joined() + "  return isKnown ? false : nil\n}\n")
    return name
  }

  private func isNew(_ name: String) -> Bool { !file.text.contains("func \(name)(") && functions.insert(name).inserted }

  private func isVisible(_ type: DeclaredType) -> Bool {
    let modifiers = type.node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isPrivate = modifiers?.has("private") == true || modifiers?.has("fileprivate") == true
    return !type.isLocal && (!isPrivate || type.file === file)
  }

  // MARK: Methods of the class

  /// Adds guards to declared methods, so that calls are ignored if `responds(to:)` returns false.
  private func guardMethods(of type: DeclaredType) {
    guard proxies.first(above: type, where: proxies.answers) != nil else { return }
    for method in type.methods where method.file === file && !method.isStatic {
      guard let (member, adopter) = proxies.implemented(by: method, of: type), member.isOptional,
        proxies.first(above: adopter, where: proxies.answers) != nil, let body = method.node.body
      else { continue }
      let names = method.parameters.map { ($0.secondName ?? $0.firstName).text }
      guard !names.contains("_") else { continue }
      let other = DelegateProxyWriter.unanswered(adopter)
      file.insert(
        " if !responds(to: Selector.init(\"\(member.selectorName)\")) { return OptionalCalls.forward(from: self, to: \(other)) {"
          + " \(other).\(member.call(names)) } };", after: body.leftBrace)
    }
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Replaces `[weak self]` and similar captures with a captured `WeakReference`, and rewrites the uses of the captured
/// names.
///
/// `[weak self] in self?.run()` becomes `[weakSelf = WeakReference(self)] in weakSelf.wrappedValue?.run()`. After
/// `guard let self`, the name `self` refers to the object and is not rewritten.
final class WeakClosurePass: Pass {
  override class var words: [String] { ["weak", "unowned", "`self`"] }

  /// The replacements of weakly captured names.
  private typealias Names = [String: String]

  override func run() { rewrite(Syntax(file.tree), [:]) }

  private func rewrite(_ node: Syntax, _ names: Names) {
    if let closure = node.as(ClosureExprSyntax.self) {
      rewrite(closure: closure, names)
    } else if let list = node.as(CodeBlockItemListSyntax.self) {
      rewrite(statements: list, names)
    } else if let conditional = node.as(IfExprSyntax.self) {
      let inside = rewrite(conditions: conditional.conditions, names)
      rewrite(Syntax(conditional.body), inside)
      if let otherwise = conditional.elseBody { rewrite(Syntax(otherwise), names) }
    } else if let loop = node.as(WhileStmtSyntax.self) {
      rewrite(Syntax(loop.body), rewrite(conditions: loop.conditions, names))
    } else if let reference = node.as(DeclReferenceExprSyntax.self) {
      rewrite(reference: reference, names)
    } else if let member = node.as(MemberAccessExprSyntax.self) {
      if let base = member.base { rewrite(Syntax(base), names) }
    } else if node.is(MacroExpansionExprSyntax.self),
      node.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector"
    {
      return
    } else if let function = node.as(FunctionDeclSyntax.self) {
      let taken = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
      if let body = function.body { rewrite(Syntax(body), names.filter { !taken.contains($0.key) }) }
    } else {
      for child in node.children(viewMode: .sourceAccurate) { rewrite(child, names) }
    }
  }

  private func rewrite(reference: DeclReferenceExprSyntax, _ names: Names) {
    if let replacement = names[reference.baseName.text] {
      file.replace(reference.baseName, with: replacement)
    } else if names[ImplicitSelf.mark] != nil, ImplicitSelf.isMember(reference, self) {
      file.insert("self.", before: reference.baseName)
    }
  }

  // Closures.

  private func rewrite(closure: ClosureExprSyntax, _ names: Names) {
    var inside = names
    for capture in closure.signature?.capture?.items ?? [] {
      let name = capture.name.text
      inside[name] = nil
      if name == "self" { inside[ImplicitSelf.mark] = nil }
      if let value = capture.initializer?.value { rewrite(Syntax(value), names) }
      guard let specifier = capture.specifier else {
        if capture.initializer == nil, let replacement = names[name] {
          file.insert("\(name) = \(replacement)", over: capture.name)
        }
        continue
      }
      if specifier.specifier.text == "weak" {
        inside[name] = captureWeakly(capture, specifier, closure, names)
      } else if specifier.detail?.text != "unsafe" {
        file.replace(specifier, with: "unowned(unsafe)")
      }
    }
    for name in closure.parameterNames { inside[name] = nil }
    rewrite(Syntax(closure.statements), inside)
  }

  /// Rewrites one weak capture. Returns the replacement for the captured name inside the closure.
  private func captureWeakly(
    _ capture: ClosureCaptureSyntax, _ specifier: ClosureCaptureSpecifierSyntax, _ closure: ClosureExprSyntax,
    _ names: Names
  ) -> String {
    let name = capture.name.text
    var kept = name == "self" ? "weakSelf" : name
    if name == "self", closure.statements.description.contains("weakSelf") { kept = "weakSelfReference" }
    file.remove(specifier)
    if let initializer = capture.initializer {
      file.insert("WeakReference(", before: initializer.value)
      file.insert(")", after: initializer.value)
    } else {
      // In a convenience initializer, Embedded Swift cannot infer the class of `self`.
      let known = name == "self" ? Self.classOfInitializer(around: Syntax(closure)).map { "<\($0)>" } ?? "" : ""
      file.insert("\(kept) = WeakReference\(known)(\(names[name] ?? name))", over: capture.name)
    }
    return kept + ".wrappedValue"
  }

  /// Returns the class whose convenience initializer contains a node.
  private static func classOfInitializer(around place: Syntax) -> String? {
    var next = place.parent
    while let node = next, !node.is(MemberBlockSyntax.self) {
      if let initializer = node.as(InitializerDeclSyntax.self), initializer.modifiers.has("convenience") {
        return Scope.enclosingType(of: node).flatMap { Scope.ownName(of: $0) }
      }
      next = node.parent
    }
    return nil
  }

  // Statements.

  private func rewrite(statements: CodeBlockItemListSyntax, _ names: Names) {
    var names = names
    for item in statements {
      if let guarding = item.item.as(GuardStmtSyntax.self) {
        let after = rewrite(conditions: guarding.conditions, names)
        rewrite(Syntax(guarding.body), names)
        names = after
      } else if let variable = item.item.as(VariableDeclSyntax.self) {
        rewrite(Syntax(variable), names)
        for binding in variable.bindings {
          if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { names[name] = nil }
        }
      } else {
        rewrite(Syntax(item), names)
      }
    }
  }

  /// Rewrites conditions in order. Returns the replacements of names that apply where all conditions are satisfied.
  private func rewrite(conditions: ConditionElementListSyntax, _ names: Names) -> Names {
    var names = names
    for element in conditions {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self) else {
        rewrite(Syntax(element), names)
        continue
      }
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      // Older compilers required backquotes around `self` to rebind it.
      if let pattern, pattern.identifier.text == "`self`" { file.insert("self", over: pattern.identifier) }
      let bound = pattern?.identifier.text.filter { $0 != "`" } ?? binding.pattern.trimmedDescription
      if let initializer = binding.initializer {
        rewrite(Syntax(initializer), names)
      } else if let replacement = names[bound] {
        file.insert(" = \(replacement)", after: binding.pattern)
      }
      if names[bound] != nil {
        names[bound] = nil
        // After this condition, Swift allows implicit `self` if the closure has captured `self` weakly, but not if it
        // has captured a `WeakReference`.
        if bound == "self" { names[ImplicitSelf.mark] = "self" }
      }
    }
    return names
  }
}

extension SwiftFile {
  /// Replaces a token with the given text.
  func insert(_ text: String, over token: TokenSyntax) {
    edits.append(Edit(range: token.core, replacement: text))
  }
}

extension ClosureExprSyntax {
  /// The names of the closure's parameters; empty if the closure does not declare them.
  var parameterNames: [String] {
    // A `switch` would not compile with later toolchains if they add cases.
    if case .simpleInput(let list) = signature?.parameterClause { return list.map(\.name.text) }
    if case .parameterClause(let clause) = signature?.parameterClause {
      return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    }
    return []
  }
}

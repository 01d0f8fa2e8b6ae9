// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites child tasks, which the runtime of Embedded Swift does not support.
///
/// `async let a = load()` becomes `let a = Task { await load() }`, and later uses of `a` become `a.value`. `for await
/// result in group` inside `withTaskGroup` becomes `while let result = await group.next()`. The closures of throwing
/// groups get typed errors. `async let` values that can throw are not changed, except for `Task.sleep`.
final class ChildTaskPass: Pass {
  override class var words: [String] { ["async let", "TaskGroup"] }

  // MARK: async let

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let modifier = node.modifiers.first(where: { $0.name.text == "async" }),
      let item = node.parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return .visitChildren }
    let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    guard names.count == node.bindings.count, node.bindings.allSatisfy({ $0.initializer != nil }) else {
      return .visitChildren
    }
    let thrown = context.thrown.type(in: Syntax(node))
    guard thrown == nil && !Self.tries(Syntax(node)) || thrown == "TaskSleepError" else { return .visitChildren }
    let later = list.drop { $0 != item }.dropFirst()
    let reads = ChildTaskReads(Set(names))
    for statement in later { reads.walk(statement) }
    if thrown == nil, reads.areTried { return .visitChildren }
    file.edits.append(Edit(range: modifier.core.lowerBound..<node.bindingSpecifier.core.lowerBound, replacement: ""))
    for binding in node.bindings { begin(binding, throwing: thrown) }
    for read in reads.found { file.insert(".value", after: read) }
    return .visitChildren
  }

  private func begin(_ binding: PatternBindingSyntax, throwing error: String?) {
    guard let value = binding.initializer?.value else { return }
    var head = "Task { "
    let type = binding.typeAnnotation?.type.trimmedDescription
    if let error {
      head += "() async throws(\(error))\(type.map { " -> " + $0 } ?? "") in "
    } else if let type {
      head += "() async -> \(type) in "
    }
    if let annotation = binding.typeAnnotation { file.edits.append(Edit(range: annotation.core, replacement: "")) }
    if !value.is(AwaitExprSyntax.self), !value.is(TryExprSyntax.self) { head += error == nil ? "await " : "try await " }
    file.insert(head, before: value)
    file.insert(" }", after: value)
  }

  private static func tries(_ node: Syntax) -> Bool {
    if node.is(TryExprSyntax.self) { return true }
    return node.children(viewMode: .sourceAccurate).contains { tries($0) }
  }

  // MARK: Groups

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let wait = node.awaitKeyword,
      let group = node.sequence.as(DeclReferenceExprSyntax.self)?.baseName.text, isGroup(group, at: Syntax(node))
    else { return .visitChildren }
    let start = (node.tryKeyword ?? wait).core.lowerBound
    file.replace(node.forKeyword, with: "while let")
    if node.caseKeyword != nil {
      // The loop must also consume results that do not match the pattern.
      let end = (node.typeAnnotation?.core ?? node.pattern.core).upperBound
      file.edits.append(Edit(range: start..<end, replacement: "next_\(group)"))
      file.insert(
        " guard case \(node.pattern.trimmedDescription) = next_\(group) else { continue };", after: node.body.leftBrace)
    } else {
      file.edits.append(Edit(range: start..<node.pattern.core.lowerBound, replacement: ""))
    }
    file.replace(node.inKeyword, with: "=")
    file.insert(node.tryKeyword == nil ? "await " : "try await ", before: node.sequence)
    file.insert(".next()", after: node.sequence)
    if let clause = node.whereClause {
      let condition = clause.condition.trimmedDescription
      file.remove(clause)
      file.insert(" guard \(condition) else { continue };", after: node.body.leftBrace)
    }
    return .visitChildren
  }

  /// Rewrites `withThrowingTaskGroup(of: Int.self) { group in ... }` to `{ group async throws(LoadError) in ... }`. The
  /// closures of the group's tasks are rewritten in the same way.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let group = TaskGroupCall(node), group.isThrowing, let error = context.thrown.type(of: group) else {
      return .visitChildren
    }
    annotate(group.closure, error)
    // Tasks that do not throw are not changed.
    for task in group.tasks where context.thrown.type(in: Syntax(task.statements)) != nil {
      TaskPass.annotate(task, error, in: file)
    }
    return .visitChildren
  }

  private func annotate(_ closure: ClosureExprSyntax, _ error: String) {
    guard let signature = closure.signature, let parameters = signature.parameterClause else { return }
    if let effects = signature.effectSpecifiers {
      if effects.throwsClause?.type == nil { file.replace(effects, with: "async throws(\(error))") }
    } else {
      file.insert(" async throws(\(error))", after: parameters)
    }
  }

  /// Replaces the error type in `ThrowingTaskGroup<Int, Error>` if all task groups in the folder throw the same type of
  /// error.
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "ThrowingTaskGroup", let arguments = node.genericArgumentClause?.arguments,
      arguments.count == 2,
      let last = arguments.last, ["Error", "any Error", "Swift.Error"].contains(last.argument.trimmedDescription),
      let error = context.onlyGroupError
    else { return .visitChildren }
    file.replace(last.argument, with: error)
    return .skipChildren
  }

  /// Returns whether a name refers to a task group, which is a parameter of an enclosing closure or function.
  private func isGroup(_ name: String, at place: Syntax) -> Bool {
    if TaskGroupCall.around(place, named: name) != nil { return true }
    // The enclosing function can also have the group as a parameter.
    var next = place.parent
    while let node = next, !node.is(FunctionDeclSyntax.self) { next = node.parent }
    return next?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.contains { parameter in
      (parameter.secondName ?? parameter.firstName).text == name
        && parameter.type.trimmedDescription.contains("TaskGroup<")
    } ?? false
  }
}

/// Finds the expressions that read the values of child tasks.
private final class ChildTaskReads: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [DeclReferenceExprSyntax] = []
  /// Whether any of the values is read with `try`.
  private(set) var areTried = false

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(node.baseName.text) else { return .visitChildren }
    // A member of another value with the same name is not a child task.
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName == node { return .visitChildren }
    found.append(node)
    var next: Syntax? = node.parent
    while let current = next, !current.is(CodeBlockItemSyntax.self) {
      if current.is(TryExprSyntax.self) { areTried = true }
      next = current.parent
    }
    return .visitChildren
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Child tasks, for which Embedded Swift has no runtime.
///
/// `async let a = load()` becomes `let a = Task { await load() }`, each `a` after it `a.value`, and `for await result in group` inside
/// of `withTaskGroup` becomes `while let result = await group.next()`. Values that throw, other than `Task.sleep`, stay.
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
    guard let wait = node.awaitKeyword, node.tryKeyword == nil, node.caseKeyword == nil,
      let group = node.sequence.as(DeclReferenceExprSyntax.self)?.baseName.text, isGroup(group, at: Syntax(node))
    else { return .visitChildren }
    file.replace(node.forKeyword, with: "while let")
    file.edits.append(Edit(range: wait.core.lowerBound..<node.pattern.core.lowerBound, replacement: ""))
    file.replace(node.inKeyword, with: "=")
    file.insert("await ", before: node.sequence)
    file.insert(".next()", after: node.sequence)
    if let clause = node.whereClause {
      let condition = clause.condition.trimmedDescription
      file.remove(clause)
      file.insert(" guard \(condition) else { continue };", after: node.body.leftBrace)
    }
    return .visitChildren
  }

  /// Whether a name is that of the group parameter of a closure around a node.
  private func isGroup(_ name: String, at place: Syntax) -> Bool {
    var next = place.parent
    while let node = next {
      if let closure = node.as(ClosureExprSyntax.self), closure.parameterNames.contains(name),
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
          ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        return ["withTaskGroup", "withDiscardingTaskGroup"].contains(call.calledExpression.trimmedDescription)
      }
      next = node.parent
    }
    return false
  }
}

/// Finds the expressions that read values of child tasks.
private final class ChildTaskReads: SyntaxVisitor {
  private let names: Set<String>
  private(set) var found: [DeclReferenceExprSyntax] = []
  /// Whether one is read with `try`.
  private(set) var areTried = false

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(node.baseName.text) else { return .visitChildren }
    // The name of a member is another one.
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

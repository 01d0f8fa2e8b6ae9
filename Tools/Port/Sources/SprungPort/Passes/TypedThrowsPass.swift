// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Adds typed errors to functions that throw a single error type, because Embedded Swift requires typed errors.
///
/// `func load() throws { throw LoadError.none }` becomes `func load() throws(LoadError) { ... }`. Callers of such
/// functions, and functions that only sleep, encode or decode, also get typed errors. Swift infers the error type of a
/// `do` statement from the calls inside it.
final class TypedThrowsPass: Pass {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let clause = node.signature.effectSpecifiers?.throwsClause, clause.type == nil,
      clause.throwsSpecifier.tokenKind == .keyword(.throws), let type = context.thrown.type(of: node),
      !(node.name.text == "encode" && node.signature.parameterClause.parameters.first?.firstName.text == "to"),
      isVisible(type, from: node)
    else { return .visitChildren }
    file.insert("(\(type))", after: clause.throwsSpecifier)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    // The `init(from:)` of decodable types is skipped, because another pass sets its error type.
    guard let clause = node.signature.effectSpecifiers?.throwsClause, clause.type == nil,
      clause.throwsSpecifier.tokenKind == .keyword(.throws), !node.modifiers.has("override"),
      node.signature.parameterClause.parameters.first?.firstName.text != "from",
      let type = context.thrown.type(of: node), isVisible(type, from: node)
    else { return .visitChildren }
    file.insert("(\(type))", after: clause.throwsSpecifier)
    return .visitChildren
  }

  /// Returns whether an error type is at least as visible as the function that throws it. Swift requires this for typed
  /// errors.
  private func isVisible(_ name: String, from function: some WithModifiersSyntax) -> Bool {
    guard let type = context.thrown.ofGroups[name] ?? index.type(named: name) else { return true }
    let modifiers = type.node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isPrivate = modifiers?.has("private") == true || modifiers?.has("fileprivate") == true
    if isPrivate, !function.modifiers.has("private"), !function.modifiers.has("fileprivate") { return false }
    return type.isPublic || !(function.modifiers.has("public") || function.modifiers.has("open"))
  }
}

/// Determines the error types that the folder's functions throw.
final class ThrownTypes {
  private let index: DeclarationIndex
  private var functions: [String: [FunctionDeclSyntax]] = [:]
  private var known: [SyntaxIdentifier: String?] = [:]
  private var pending: Set<SyntaxIdentifier> = []
  /// The error types of task groups, by their generated names.
  private(set) var ofGroups: [String: DeclaredType] = [:]

  init(_ files: [SwiftFile], _ index: DeclarationIndex) {
    self.index = index
    let collector = FunctionCollector(viewMode: .sourceAccurate)
    for file in files { collector.walk(file.tree) }
    for function in collector.functions { functions[function.name.text, default: []].append(function) }
  }

  /// Returns the only error type that a function throws, or nil if there are several types or the type is unknown.
  func type(of node: FunctionDeclSyntax) -> String? {
    if let found = known[node.id] { return found }
    // A recursive call adds no errors to those of the function's other calls.
    guard pending.insert(node.id).inserted else { return nil }
    let found = look(at: node)
    pending.remove(node.id)
    known[node.id] = .some(found)
    return found
  }

  /// Returns the only error type that an initializer throws, or nil if there are several types or the type is unknown.
  func type(of node: InitializerDeclSyntax) -> String? {
    if let found = known[node.id] { return found }
    guard let clause = node.signature.effectSpecifiers?.throwsClause, pending.insert(node.id).inserted else {
      return nil
    }
    let found = clause.type.map(\.trimmedDescription) ?? node.body.flatMap { type(in: Syntax($0.statements)) }
    pending.remove(node.id)
    known[node.id] = .some(found)
    return found
  }

  private func look(at node: FunctionDeclSyntax) -> String? {
    guard let clause = node.signature.effectSpecifiers?.throwsClause, !node.modifiers.has("override") else {
      return nil
    }
    if let type = clause.type { return type.trimmedDescription }
    let same = functions[node.name.text] ?? []
    guard !same.contains(where: { $0.modifiers.has("override") }) else { return nil }
    guard let body = node.body else {
      // A protocol requirement must be able to throw the errors of all its implementations.
      let types = Set(same.filter { $0.body != nil }.map { type(of: $0) })
      return types.count == 1 ? types.first ?? nil : nil
    }
    return type(in: Syntax(body.statements))
  }

  /// Returns the only error type that a node propagates, or nil if there is none, there are several, or the type is
  /// unknown.
  func type(in node: Syntax) -> String? {
    let visitor = ThrownErrors(self)
    visitor.walk(node)
    return Self.only(visitor.types)
  }

  /// Returns the only type in a set, or nil if there are several types or the type is unknown.
  private static func only(_ types: Set<String?>) -> String? {
    let known = types.compactMap { $0 }
    guard known.count == types.count, let first = known.first, known.allSatisfy({ own($0) == own(first) }) else {
      return nil
    }
    return known.first { $0.hasSuffix(suffix) } ?? first
  }

  // MARK: Groups of tasks

  private static let suffix = "OfTaskGroup"

  /// Returns the name of an error type without the suffix for task groups, and with underscores instead of dots.
  static func own(_ name: String) -> String {
    let own = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    return own.replacing(".", with: "_")
  }

  /// Returns the error type of a task group's tasks and closure, or nil if there are several types or the type is
  /// unknown.
  ///
  /// In native builds, task groups throw `any Error`. The error type therefore gets a separate name, which is an alias
  /// for `any Error` in native builds.
  func type(of group: TaskGroupCall) -> String? {
    if let found = known[group.node.id] { return found }
    guard group.isThrowing, pending.insert(group.node.id).inserted else { return nil }
    let visitor = ThrownErrors(self)
    visitor.walk(group.closure.statements)
    for task in group.tasks { visitor.walk(task.statements) }
    pending.remove(group.node.id)
    // If no task throws an error of its own, the group can still throw a cancellation error.
    var found = visitor.types.isEmpty ? "TaskSleepError" : Self.only(visitor.types)
    if let name = found, let type = index.type(named: name) {
      let alias = name.replacing(".", with: "_") + Self.suffix
      ofGroups[alias] = type
      found = alias
    }
    known[group.node.id] = .some(found)
    return found
  }

  /// Returns whether the error type of a task group is currently being determined.
  fileprivate func isPending(_ group: TaskGroupCall) -> Bool { pending.contains(group.node.id) }

  /// Returns the error type of a call, or nil if it is unknown.
  func type(of call: FunctionCallExprSyntax) -> String? {
    if let group = TaskGroupCall(call) { return type(of: group) }
    let called = call.calledExpression
    let text = called.trimmedDescription
    if text == "Task.sleep" || text == "Task.checkCancellation" { return "TaskSleepError" }
    let name: String
    if let member = called.as(MemberAccessExprSyntax.self) {
      name = member.declName.baseName.text
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return nil
    }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    if name.first?.isUppercase == true || name == "init" {
      let scope = Scope.enclosingType(of: Syntax(call)).flatMap { Scope.name(of: $0) }
      let made = name == "init" ? called.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription : text
      return made.flatMap { index.type(named: $0, inside: scope) }.flatMap { type(of: $0, labels) }
    }
    let isCoding = ["JSONEncoder", "JSONDecoder", "coder", "ontainer", "values"].contains { text.contains($0) }
    if isCoding, labels.first.map({ ["_", "forKey"].contains($0) }) ?? false, ["encode", "decode"].contains(name) {
      return "CodingFailure"
    }
    let named = (functions[name] ?? []).filter { $0.signature.effectSpecifiers?.throwsClause != nil }
    let fitting = named.filter { function in
      function.signature.parameterClause.parameters.map(\.firstName.text).starts(with: labels)
    }
    let types = Set((fitting.isEmpty ? named : fitting).filter { $0.body != nil }.map { type(of: $0) })
    return types.count == 1 ? types.first ?? nil : nil
  }

  private func type(of made: DeclaredType, _ labels: [String]) -> String? {
    let throwing = made.initializers.filter { $0.signature.effectSpecifiers?.throwsClause != nil }
    let fitting = throwing.filter { $0.signature.parameterClause.parameters.map(\.firstName.text).starts(with: labels) }
    let types = Set((fitting.isEmpty ? throwing : fitting).map { type(of: $0) })
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// Returns the type of a thrown error, or nil if it is unknown.
  func type(ofError expression: ExprSyntax) -> String? {
    var base = expression
    if let call = base.as(FunctionCallExprSyntax.self) { base = call.calledExpression }
    let name: String
    if let member = base.as(MemberAccessExprSyntax.self), let type = member.base {
      name = type.trimmedDescription
    } else {
      name = base.trimmedDescription
    }
    let scope = Scope.enclosingType(of: Syntax(expression)).flatMap { Scope.name(of: $0) }
    guard let type = index.type(named: name, inside: scope), type.kind != .protocol, !type.isLocal,
      type.inherited.contains(where: { ["Error", "LocalizedError", "Swift.Error"].contains($0) })
    else { return nil }
    return type.name
  }
}

private final class FunctionCollector: SyntaxVisitor {
  var functions: [FunctionDeclSyntax] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node)
    return .visitChildren
  }
}

/// Collects the errors that a node propagates.
private final class ThrownErrors: SyntaxVisitor {
  private let thrown: ThrownTypes
  private(set) var types: Set<String?> = []

  init(_ thrown: ThrownTypes) {
    self.thrown = thrown
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil else { return .skipChildren }
    let calls = Self.covered(by: node).compactMap(Self.call)
    if calls.isEmpty { types.insert(nil) }
    for call in calls { insert(call) }
    return .skipChildren
  }

  private func insert(_ call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let group = TaskGroupCall.around(Syntax(call), named: base.trimmedDescription)
    else {
      types.insert(thrown.type(of: call))
      return
    }
    // A throwing call on a task group, such as `group.next()`, throws the group's error type.
    insert(group)
  }

  private func insert(_ group: TaskGroupCall) {
    if !thrown.isPending(group) { types.insert(thrown.type(of: group)) }
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.tryKeyword != nil else { return .visitChildren }
    if let name = node.sequence.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let group = TaskGroupCall.around(Syntax(node), named: name)
    {
      insert(group)
    } else {
      types.insert(nil)
    }
    return .visitChildren
  }

  /// Returns the operands that a `try` covers: the operand that directly follows it, and all later operands in the same
  /// operator sequence.
  private static func covered(by node: TryExprSyntax) -> [ExprSyntax] {
    guard let row = node.parent?.as(ExprListSyntax.self), let own = row.firstIndex(where: { $0.id == node.id }) else {
      return [node.expression]
    }
    return [node.expression] + row[row.index(after: own)...]
  }

  /// Returns the call in an operand that may throw, or nil if the operand contains no call.
  private static func call(in operand: ExprSyntax) -> FunctionCallExprSyntax? {
    var expression = operand
    if let waiting = expression.as(AwaitExprSyntax.self) { expression = waiting.expression }
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self), let base = list(of: call) {
        expression = base
      } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
        // The operand is a property of a call's result.
        expression = base
      } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
        expression = forced.expression
      } else if let chained = expression.as(OptionalChainingExprSyntax.self) {
        expression = chained.expression
      } else {
        return expression.as(FunctionCallExprSyntax.self)
      }
    }
  }

  /// Returns the collection or string on which a rethrowing method is called, or nil for other calls.
  private static func list(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      harmless.contains(member.declName.baseName.text), !call.description.contains("{ try "),
      member.base.flatMap({ TaskGroupCall.around(Syntax(call), named: $0.trimmedDescription) }) == nil
    else { return nil }
    return member.base
  }

  private static let harmless: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "joined", "sorted", "prefix", "suffix", "reversed", "reduce", "contains",
    "dropFirst", "dropLast", "uppercased", "lowercased", "trimmingCharacters", "shuffled", "enumerated",
  ]

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    types.insert(thrown.type(ofError: node.expression))
    return .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    guard !node.catchClauses.isEmpty else { return .visitChildren }
    // Caught errors do not propagate, but a catch clause can throw.
    for clause in node.catchClauses { walk(clause.body) }
    if node.catchClauses.allSatisfy({ !$0.catchItems.isEmpty }) { walk(node.body) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Generates descriptions for structs and enumerations, such as `Score(correct: 2, best: 3)` and `text("abc")`. Native
/// Swift derives descriptions by reflection, which Embedded Swift does not support. Descriptions are generated only for
/// types whose values the folder's code interpolates or prints, and for the types nested in them. `String(describing:
/// score)` becomes `"\(score)"`, which uses the description.
final class DescriptionPass: Pass {
  private lazy var values = DescribedValues(index)

  override func run() {
    super.run()
    for type in index.ordered where type.file === file && context.described.contains(type.name) { write(type) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "String", node.arguments.count == 1, node.trailingClosure == nil,
      let only = node.arguments.first, only.label?.text == "describing", let open = node.leftParen,
      let close = node.rightParen, let type = DescribedTypes.type(of: only.expression, index),
      values.description(of: type) != nil
    else { return .visitChildren }
    let start = node.core.lowerBound..<only.expression.core.lowerBound
    file.edits.append(Edit(range: start, replacement: "\"\\" + open.text))
    file.replace(close, with: ")\"")
    return .visitChildren
  }

  private func write(_ type: DeclaredType) {
    guard let body = values.description(of: type) else { return }
    let access = type.isPublic ? "public " : ""
    if values.isHidden(type) { return write(body, into: type) }
    file.append(
      "#if hasFeature(Embedded)\nextension \(type.name): CustomStringConvertible {\n"
        + "  \(access)var description: String {\n\(body)\n  }\n}\n#endif\n")
  }

  /// Inserts the description into the declaration of a type that an extension cannot name.
  private func write(_ body: String, into type: DeclaredType) {
    let name: (token: TokenSyntax, inherited: InheritanceClauseSyntax?)?
    if let node = type.node.as(EnumDeclSyntax.self) {
      name = (node.name, node.inheritanceClause)
    } else {
      name = type.node.as(StructDeclSyntax.self).map { ($0.name, $0.inheritanceClause) }
    }
    guard let name else { return }
    if let last = name.inherited?.inheritedTypes.last {
      file.insert(", CustomStringConvertible", after: last)
    } else {
      file.insert(": CustomStringConvertible", after: name.token)
    }
    let lines = body.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    let brace = type.body.rightBrace
    let isAlone = brace.leadingTrivia.contains { $0.isNewline }
    file.insert("\(isAlone ? "" : "; ")var description: String { \(lines) } ", before: brace)
  }
}

/// Finds the folder's types whose values are converted to text: `"\(kind)"`, `print(kind)` and `String(describing:
/// kind)`.
final class DescribedTypes: SyntaxVisitor {
  private let index: DeclarationIndex
  private(set) var names: Set<String> = []

  init(_ index: DeclarationIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    if let only = node.expressions.first, node.expressions.count == 1 { note(only.expression) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if ["print", "debugPrint", "String", "NSLog"].contains(name) {
      for argument in node.arguments where argument.label == nil || argument.label?.text == "describing" {
        note(argument.expression)
      }
    }
    return .visitChildren
  }

  private func note(_ expression: ExprSyntax) {
    if let type = Self.type(of: expression, index) { insert(type) }
  }

  /// Returns the type of an expression, or nil if the type is unknown or the folder does not declare it.
  static func type(of expression: ExprSyntax, _ index: DeclarationIndex) -> DeclaredType? {
    if let type = ExpressionType(index).declared(expression) { return type }
    // Handles initializers such as `Outer.Inner(a: 1)`, and cases such as `Kind.day` and `Kind.at(1)`.
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    if let called, let type = index.type(named: called.trimmedDescription) { return type }
    let value = called ?? expression
    guard let base = value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
      let type = index.type(named: base), type.node.is(EnumDeclSyntax.self)
    else { return nil }
    return type
  }

  /// Adds a type and the types of its values.
  private func insert(_ type: DeclaredType) {
    guard names.insert(type.name).inserted else { return }
    for inside in DescribedValues(index).types(inside: type) { insert(inside) }
  }
}

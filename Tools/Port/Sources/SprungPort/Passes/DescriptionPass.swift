// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Gives structs and enumerations the description that Swift finds out natively by looking at them, which Embedded Swift cannot:
/// `Score(correct: 2, best: 3)`, `text("abc")`. Those get one that the sources of the folder write into a text, and those inside
/// of their values.
final class DescriptionPass: Pass {
  override func run() {
    for type in index.ordered where type.file === file && context.described.contains(type.name) { write(type) }
  }

  private func write(_ type: DeclaredType) {
    guard let body = DescribedValues(index).description(of: type) else { return }
    let access = type.isPublic ? "public " : ""
    file.append(
      "#if hasFeature(Embedded)\nextension \(type.name): CustomStringConvertible {\n"
        + "  \(access)var description: String {\n\(body)\n  }\n}\n#endif\n")
  }
}

/// Finds the types of the folder whose values are written into texts: `"\(kind)"`, `print(kind)` and `String(describing: kind)`.
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
    if let type = ExpressionType(index).declared(expression) { insert(type) }
    // `Kind.day` and `Kind.at(1)`, which are cases.
    let value = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
      let type = index.type(named: base), type.node.is(EnumDeclSyntax.self)
    {
      insert(type)
    }
  }

  /// Notes a type and those of its values.
  private func insert(_ type: DeclaredType) {
    guard names.insert(type.name).inserted else { return }
    for inside in DescribedValues(index).types(inside: type) { insert(inside) }
  }
}

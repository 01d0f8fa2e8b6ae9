// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Gives enumerations the description that Swift finds out natively by looking at them, which Embedded Swift cannot: the name of the
/// case, with its values if they are numbers or Boolean values. Those get one that the sources of the folder write into a text.
final class DescriptionPass: Pass {
  private static let described: Set<String> = ["Int", "Double", "Float", "CGFloat", "Bool"]

  override func run() {
    for type in index.ordered where type.file === file && type.kind == .value && !type.isLocal { write(type) }
  }

  private func write(_ type: DeclaredType) {
    guard let node = type.node.as(EnumDeclSyntax.self), node.genericParameterClause == nil,
      type.properties["description"] == nil, !type.inherited.contains("CustomStringConvertible"), !isHidden(type),
      node.attributes.isEmpty, context.described.contains(type.name)
    else { return }
    var lines: [String] = []
    for member in node.memberBlock.members {
      if member.decl.is(IfConfigDeclSyntax.self) { return }
      for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        guard let line = line(of: element) else { return }
        lines.append(line)
      }
    }
    guard !lines.isEmpty else { return }
    let access = type.isPublic ? "public " : ""
    file.append(
      "#if hasFeature(Embedded)\nextension \(type.name): CustomStringConvertible {\n  \(access)var description: String {\n    switch self {\n"
        + lines.joined(separator: "\n") + "\n    }\n  }\n}\n#endif\n")
  }

  /// Whether an extension outside cannot name it.
  private func isHidden(_ type: DeclaredType) -> Bool {
    var parts = type.name.split(separator: ".").map(String.init)
    while parts.count > 1 {
      let modifiers = index.type(named: parts.joined(separator: "."))?.node.asProtocol((any WithModifiersSyntax).self)?
        .modifiers
      if modifiers?.has("private") == true { return true }
      parts.removeLast()
      if let outer = index.type(named: parts.joined(separator: ".")),
        outer.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      {
        return true
      }
    }
    return false
  }

  private func line(of element: EnumCaseElementSyntax) -> String? {
    let name = element.name.text
    let plain = name.filter { $0 != "`" }
    guard let parameters = element.parameterClause?.parameters else { return "    case .\(name): return \"\(plain)\"" }
    var names: [String] = []
    var texts: [String] = []
    for (place, parameter) in parameters.enumerated() {
      guard Self.described.contains(parameter.type.trimmedDescription) else { return nil }
      names.append("value\(place)")
      let label = parameter.firstName.map { $0.text == "_" ? "" : $0.text + ": " } ?? ""
      texts.append(label + "\\(value\(place))")
    }
    return
      "    case .\(name)(\(names.map { "let " + $0 }.joined(separator: ", "))): return \"\(plain)(\(texts.joined(separator: ", ")))\""
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
    if let type = ExpressionType(index).declared(expression) { names.insert(type.name) }
    // `Kind.day` and `Kind.at(1)`, which are cases.
    let value = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
      let type = index.type(named: base), type.node.is(EnumDeclSyntax.self)
    {
      names.insert(type.name)
    }
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Replaces initializer calls on metatypes, such as `T(frame: .zero)` and `cellClass.init()`, with
/// `MetatypeInstance.make`.
///
/// Initializers imported from Objective-C can be called on any metatype. Swift initializers would have to be
/// `required`, which would force each subclass to implement them.
final class MetatypePass: Pass {
  /// The labels of the UIKit initializers that `MetatypeInstance` can call.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["collectionViewLayout"],
    ["frame", "collectionViewLayout"], ["rootViewController"], ["style"], ["frame", "style"],
  ]

  private lazy var types = ExpressionType(index)

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard Self.initializers.contains(labels), node.trailingClosure == nil, let found = metatype(node),
      found.constraints.contains(where: isObject), !found.constraints.contains(where: { declares(labels, $0) })
    else { return .visitChildren }
    let made = "MetatypeInstance.make(\(found.text)" + (labels.isEmpty ? "" : ", ")
    guard let parenthesis = node.leftParen else { return .visitChildren }
    let place = node.core.lowerBound..<parenthesis.core.upperBound
    file.edits.append(Edit(range: place, replacement: made))
    return .visitChildren
  }

  /// Returns the metatype whose initializer is called, and the known constraints of its type, or nil for other calls.
  private func metatype(_ call: FunctionCallExprSyntax) -> (text: String, constraints: [String])? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return constraints(of: name, at: Syntax(call)).map { (name + ".self", $0) }
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base
    else { return nil }
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let found = constraints(of: name, at: Syntax(call)) { return (name + ".self", found) }
      if name == "self" { return isInStaticMethod(Syntax(call)) ? own(Syntax(call)).map { ("self", $0) } : nil }
      if name == "super" || name.first?.isUppercase == true { return nil }
    }
    if let typed = base.as(FunctionCallExprSyntax.self), typed.calledExpression.trimmedDescription == "type",
      typed.arguments.count == 1, let of = typed.arguments.first, of.label?.text == "of"
    {
      let isSelf = of.expression.trimmedDescription == "self"
      let written = isSelf ? own(Syntax(call)) : types.written(of.expression).map { [$0] }
      return written.map { (typed.trimmedDescription, $0) }
    }
    guard var written = types.written(base) else { return nil }
    while let last = written.last, "?!)".contains(last) { written.removeLast() }
    while written.first == "(" { written.removeFirst() }
    guard written.hasSuffix(".Type") else { return nil }
    let name = DeclarationIndex.bare(String(written.dropLast(5)))
    return (base.trimmedDescription, constraints(of: name, at: Syntax(call)) ?? [name])
  }

  /// Returns the constraints of a generic parameter or of `Self`, or nil for other names.
  private func constraints(of name: String, at place: Syntax) -> [String]? {
    if name == "Self" { return own(place) }
    var next = place.parent
    while let node = next {
      let generic = node.asProtocol((any WithGenericParametersSyntax).self)
      if let parameter = generic?.genericParameterClause?.parameters.first(where: { $0.name.text == name }) {
        var result = parameter.inheritedType.map(Self.parts) ?? []
        for requirement in generic?.genericWhereClause?.requirements ?? [] {
          if case .conformanceRequirement(let one) = requirement.requirement, one.leftType.trimmedDescription == name {
            result += Self.parts(one.rightType)
          }
        }
        return result
      }
      next = node.parent
    }
    return nil
  }

  private static func parts(_ type: TypeSyntax) -> [String] {
    type.as(CompositionTypeSyntax.self)?.elements.map { $0.type.trimmedDescription } ?? [type.trimmedDescription]
  }

  /// Returns the name of the enclosing class.
  private func own(_ place: Syntax) -> [String]? {
    guard let around = Scope.enclosingType(of: place), let name = Scope.name(of: around) else { return nil }
    let isClass = around.is(ClassDeclSyntax.self) || around.is(ExtensionDeclSyntax.self)
    return isClass ? [name] : nil
  }

  private func isInStaticMethod(_ place: Syntax) -> Bool {
    var next = place.parent
    while let node = next, !node.is(MemberBlockSyntax.self) {
      if let modifiers = node.as(FunctionDeclSyntax.self)?.modifiers {
        return modifiers.has("static") || modifiers.has("class")
      }
      next = node.parent
    }
    return false
  }

  /// Returns whether a type is a UIKit class or a subclass of one.
  private func isObject(_ name: String) -> Bool {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    guard let type = index.type(named: name) else {
      let isClass = bare.hasPrefix("UI") && !["Delegate", "DataSource"].contains { bare.hasSuffix($0) }
      return bare == "NSObject" || bare == "CALayer" || isClass
    }
    guard type.kind == .class else { return false }
    return index.chain(of: type).last?.inherited.contains { index.type(named: $0) == nil && isObject($0) } ?? false
  }

  /// Returns whether a type of the folder has an initializer with these labels that can be called on metatypes.
  private func declares(_ labels: [String], _ name: String) -> Bool {
    guard let type = index.type(named: name) else { return false }
    let family = type.kind == .protocol ? [type] : index.chain(of: type)
    return family.contains { declared in
      declared.initializers.contains { node in
        (node.modifiers.has("required") || declared.kind == .protocol)
          && node.signature.parameterClause.parameters.map(\.firstName.text) == labels
      }
    }
  }
}

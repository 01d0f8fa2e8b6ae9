// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Wraps the attribute values of attributed strings, which can have any type in native builds but must be objects in
/// the browser.
///
/// - `[.font: font, .kern: 1.5]` becomes `[.font: attributeValue(font), .kern: attributeValue(1.5)]`, likewise
///   `attributes[.kern] = 1.5` and `text.addAttribute(.kern, value: 1.5, range: range)`.
/// - `attributes[.kern] as? CGFloat` becomes `attributeValue(attributes[.kern], as: CGFloat.self)`.
/// - `text as NSString` becomes `NSString(string: text)`.
final class AttributedTextPass: Pass {
  private static let names: Set<String> = [
    "font", "foregroundColor", "backgroundColor", "paragraphStyle", "kern", "tracking", "underlineStyle",
    "strikethroughStyle", "baselineOffset", "obliqueness", "link", "attachment", "shadow", "ligature", "strokeColor",
    "strokeWidth", "underlineColor", "strikethroughColor", "expansion", "textEffect", "inlinePresentationIntent",
  ]
  private static let oldNames: Set<String> = [
    "NSFontAttributeName", "NSForegroundColorAttributeName", "NSBackgroundColorAttributeName",
    "NSParagraphStyleAttributeName", "NSKernAttributeName", "NSUnderlineStyleAttributeName",
    "NSStrikethroughStyleAttributeName", "NSShadowAttributeName", "NSLinkAttributeName", "NSAttachmentAttributeName",
    "NSBaselineOffsetAttributeName",
  ]
  private static let scalars: Set<String> = ["Int", "Double", "Float", "CGFloat", "Bool", "String"]

  /// Whether the file uses attributed strings. This check avoids changes in other files, because names such as `font`
  /// are common.
  private lazy var isConcerned = ["NSAttributedString", "ttributedString", "ttributes", "ttributedT", "addAttribute"]
    .contains { file.text.contains($0) }

  // MARK: Values

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    guard isConcerned, case .elements(let elements) = node.content,
      elements.contains(where: { Self.isAttribute($0.key) })
    else { return .visitChildren }
    for element in elements { wrap(element.value, to: element.value) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "addAttribute",
      node.arguments.map({ $0.label?.text }) == [nil, "value", "range"]
    else { return .visitChildren }
    for argument in node.arguments where argument.label?.text == "value" {
      wrap(argument.expression, to: argument.expression)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if isConcerned, parts.count >= 3, parts[1].is(AssignmentExprSyntax.self), Self.isAttributes(parts[0]),
      let last = parts.last
    {
      let isForced = parts.count == 5 && parts[3].is(UnresolvedAsExprSyntax.self) && last.trimmedDescription == "Any"
      if isForced {
        wrap(parts[2], upTo: last)
      } else {
        wrap(parts[2], to: last)
      }
    }
    for place in parts.indices where place > 0 && place + 1 < parts.count {
      guard let cast = parts[place].as(UnresolvedAsExprSyntax.self) else { continue }
      rewrite(parts[place - 1], cast, parts[place + 1])
    }
    return .visitChildren
  }

  private func wrap(_ first: ExprSyntax, to last: ExprSyntax) {
    if let sequence = first.as(SequenceExprSyntax.self), first == last {
      let parts = Array(sequence.elements)
      // `label.font as Any` wraps an optional.
      if parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), parts[2].trimmedDescription == "Any" {
        wrap(parts[0], upTo: parts[2])
        return
      }
    }
    guard !Self.isWrapped(first), !first.is(NilLiteralExprSyntax.self) else { return }
    file.insert("attributeValue(", before: first)
    file.insert(")", after: last)
  }

  private func wrap(_ value: ExprSyntax, upTo type: ExprSyntax) {
    file.insert("attributeValue(", before: value)
    file.edits.append(Edit(range: value.core.upperBound..<type.core.upperBound, replacement: ")"))
  }

  private static func isWrapped(_ value: ExprSyntax) -> Bool {
    value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "attributeValue"
  }

  private static func isAttribute(_ key: ExprSyntax) -> Bool {
    if let member = key.as(MemberAccessExprSyntax.self) {
      let base = member.base?.trimmedDescription
      return names.contains(member.declName.baseName.text)
        && (base == nil || base == "NSAttributedString.Key" || base == "NSAttributedStringKey")
    }
    return key.as(DeclReferenceExprSyntax.self).map { oldNames.contains($0.baseName.text) } ?? false
  }

  /// Returns whether an expression has the form `attributes[.font]`.
  private static func isAttributes(_ expression: ExprSyntax) -> Bool {
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return isAttributes(chained.expression) }
    guard let element = expression.as(SubscriptCallExprSyntax.self), element.arguments.count == 1,
      let key = element.arguments.first
    else { return false }
    return isAttribute(key.expression)
  }

  // MARK: Casts

  private func rewrite(_ value: ExprSyntax, _ cast: UnresolvedAsExprSyntax, _ type: ExprSyntax) {
    let name = type.trimmedDescription
    let mark = cast.questionOrExclamationMark?.text
    if mark == nil, name == "NSString", !value.is(StringLiteralExprSyntax.self), !Self.isNamed(cast) {
      file.insert("NSString(string: ", before: value)
      file.insert(")", after: value)
      file.edits.append(Edit(range: value.core.upperBound..<type.core.upperBound, replacement: ""))
    } else if mark == "?", Self.scalars.contains(name), isConcerned, isAttributeValue(value) {
      file.insert("attributeValue(", before: value)
      file.edits.append(Edit(range: value.core.upperBound..<type.core.upperBound, replacement: ", as: \(name).self)"))
    }
  }

  /// Returns whether a cast converts an identifier of a boundary or menu. Another pass rewrites these casts.
  private static func isNamed(_ cast: UnresolvedAsExprSyntax) -> Bool {
    cast.parent?.parent?.parent?.as(LabeledExprSyntax.self).map { EmbeddedValuePass.isIdentifier($0) } ?? false
  }

  private func isAttributeValue(_ value: ExprSyntax) -> Bool {
    if Self.isAttributes(value) { return true }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return name == "attribute" && call.arguments.contains { $0.label?.text == "effectiveRange" }
    }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var next = value.parent
    while let current = next {
      if let closure = current.as(ClosureExprSyntax.self), closure.parameterNames.first == name {
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.trimmedDescription.hasSuffix("enumerateAttribute") ?? false
      }
      next = current.parent
    }
    return false
  }
}

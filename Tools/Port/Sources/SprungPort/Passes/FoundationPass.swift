// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites common uses of Foundation with values of any type to code that works in both builds.
///
/// - `NSArray(array: items, copyItems: true) as! [Item]` becomes `(items).map { $0.copy() as! Item }`.
/// - `defaults.object(forKey: "name") as? String` becomes `defaults.object(forKey: "name", as: String.self)`.
/// - `userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect` becomes `(userInfo[...] as? NSValue)?.cgRectValue`, and numbers
///   become `(... as? NSNumber)?.doubleValue`.
/// - `print(a, b)` becomes `print("\(a) \(b)")`.
final class FoundationPass: Pass {
  private static let stored: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "Bool", "String", "Data", "Date", "TimeInterval",
  ]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for place in parts.indices where place > 0 && place + 1 < parts.count {
      guard let cast = parts[place].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark,
        let type = parts[place + 1].as(TypeExprSyntax.self)?.type
      else { continue }
      if let boxed = Self.boxed[type.trimmedDescription], Self.isUserInfo(parts[place - 1]) {
        file.insert("(", before: parts[place - 1])
        file.replace(type, with: "\(boxed.type))\(mark.text == "?" ? "?" : "").\(boxed.value)")
        continue
      }
      guard
        let call = parts[place - 1].as(FunctionCallExprSyntax.self)
      else { continue }
      if mark.text == "?", rewrite(stored: call, type) {
        remove(cast, type)
      } else if let list = type.as(ArrayTypeSyntax.self), copy(call, list.element.trimmedDescription) {
        remove(cast, type)
        if mark.text == "?" { file.insert(" as \(list.trimmedDescription)?", after: call) }
      }
    }
    return .visitChildren
  }

  /// For each value type, the class that wraps it in an object, and the property that returns the value.
  private static let boxed: [String: (type: String, value: String)] = [
    "CGRect": ("NSValue", "cgRectValue"), "CGPoint": ("NSValue", "cgPointValue"), "CGSize": ("NSValue", "cgSizeValue"),
    "Double": ("NSNumber", "doubleValue"), "TimeInterval": ("NSNumber", "doubleValue"),
    "Float": ("NSNumber", "floatValue"),
    "Int": ("NSNumber", "intValue"), "UInt": ("NSNumber", "uintValue"), "Bool": ("NSNumber", "boolValue"),
  ]

  /// Returns whether an expression reads a value from the user info of a UIKit notification.
  private static func isUserInfo(_ expression: ExprSyntax) -> Bool {
    let element = expression.as(OptionalChainingExprSyntax.self)?.expression ?? expression
    guard let read = element.as(SubscriptCallExprSyntax.self), read.arguments.count == 1 else { return false }
    return read.arguments.first?.expression.trimmedDescription.hasSuffix("UserInfoKey") == true
  }

  private func remove(_ cast: UnresolvedAsExprSyntax, _ type: TypeSyntax) {
    file.remove(cast)
    file.remove(type)
  }

  private func copy(_ call: FunctionCallExprSyntax, _ element: String) -> Bool {
    guard call.calledExpression.trimmedDescription == "NSArray", call.arguments.count == 2,
      let items = call.arguments.first, items.label?.text == "array", let flag = call.arguments.last,
      flag.label?.text == "copyItems", flag.expression.trimmedDescription == "true"
    else { return false }
    file.replace(call.calledExpression, with: "")
    if let label = items.label, let colon = items.colon {
      file.remove(label)
      file.remove(colon)
    }
    if let comma = items.trailingComma { file.remove(comma) }
    file.remove(flag)
    file.insert(".map { $0.copy() as! \(element) }", after: call)
    return true
  }

  private func rewrite(stored call: FunctionCallExprSyntax, _ type: TypeSyntax) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), call.arguments.count == 1,
      let key = call.arguments.first, key.label?.text == "forKey",
      ["object", "array", "value", "dictionary"].contains(member.declName.baseName.text), Self.isStored(type)
    else { return false }
    file.replace(member.declName, with: "object")
    file.insert(", as: \(type.trimmedDescription).self", after: key)
    return true
  }

  private static func isStored(_ type: TypeSyntax) -> Bool {
    if let list = type.as(ArrayTypeSyntax.self) { return isStored(list.element) }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return dictionary.key.trimmedDescription == "String" && isStored(dictionary.value)
    }
    return stored.contains(type.trimmedDescription)
  }

  // MARK: The console

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "print" else {
      return .visitChildren
    }
    let items = node.arguments.filter { $0.label == nil }
    let separator = node.arguments.first { $0.label?.text == "separator" }
    // Calls with line breaks are not rewritten, because a single-line string literal cannot contain line breaks.
    guard items.count > 1, !node.trimmedDescription.contains("\n"), let between = Self.text(of: separator?.expression)
    else { return .visitChildren }
    for (place, item) in items.enumerated() {
      file.insert(place == 0 ? "\"\\(" : "\\(", before: item.expression)
      file.insert(place == items.count - 1 ? ")\"" : ")", after: item.expression)
      if place < items.count - 1, let comma = item.trailingComma { file.replace(comma, with: between) }
    }
    // The commas were replaced by separators inside the string, so the spaces after them are removed.
    for item in items.dropFirst() { removeBlanks(before: item) }
    if let separator {
      file.remove(separator)
      if separator.trailingComma == nil, let last = items.last?.trailingComma { file.remove(last) }
    }
    return .visitChildren
  }

  private func removeBlanks(before item: LabeledExprSyntax) {
    guard let comma = item.previousToken(viewMode: .sourceAccurate) else { return }
    let blanks = comma.core.upperBound..<item.core.lowerBound
    file.edits.append(Edit(range: blanks, replacement: ""))
  }

  /// Returns the text of a string literal as written in the source, a space if the expression is nil, or nil for other
  /// expressions.
  private static func text(of separator: ExprSyntax?) -> String? {
    guard let separator else { return " " }
    guard let literal = separator.as(StringLiteralExprSyntax.self), literal.segments.count <= 1,
      literal.openingQuote.text == "\""
    else { return nil }
    return literal.segments.trimmedDescription
  }
}

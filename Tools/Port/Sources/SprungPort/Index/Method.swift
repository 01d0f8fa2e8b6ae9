// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A method declared in the folder.
final class Method {
  let node: FunctionDeclSyntax
  let file: SwiftFile
  /// The qualified name of the declaring type, such as `Outer.Inner`.
  let owner: String
  let isInExtension: Bool

  init(_ node: FunctionDeclSyntax, in file: SwiftFile, of owner: String, isInExtension: Bool) {
    self.node = node
    self.file = file
    self.owner = owner
    self.isInExtension = isInExtension
  }

  /// The name without argument labels.
  var base: String { node.name.text }

  var parameters: [FunctionParameterSyntax] { Array(node.signature.parameterClause.parameters) }

  /// The argument labels. Arguments without a label have the label `_`.
  var labels: [String] { parameters.map(\.firstName.text) }

  /// The full name in Swift's notation, such as `move(_:to:)`.
  var fullName: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }

  /// The method's name in a form that is valid as a variable name, such as `move__to`.
  var flatName: String { ([base] + labels).joined(separator: "_") }

  var isStatic: Bool { node.modifiers.has("static") || node.modifiers.has("class") }
  var isPrivate: Bool { node.modifiers.has("private") || node.modifiers.has("fileprivate") }
  var isOptional: Bool { node.modifiers.has("optional") }
  var isOverride: Bool { node.modifiers.has("override") }

  /// The method's Objective-C selector.
  var selectorName: String {
    for attribute in node.attributes.all(named: "objc") {
      if let arguments = attribute.arguments { return arguments.trimmedDescription.filter { !$0.isWhitespace } }
    }
    return SelectorName.of(base, labels: labels)
  }
}

/// Derives Objective-C selectors from Swift names.
enum SelectorName {
  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "during", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until",
    "using", "via", "when", "with", "within",
  ]

  /// Returns the selector of a method. A label is `_` if the argument has none.
  static func of(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var result = base
    if first != "_" {
      let isPreposition = prepositions.contains {
        first == $0 || (first.hasPrefix($0) && first.dropFirst($0.count).first?.isUppercase == true)
      }
      result += (isPreposition ? "" : "With") + capitalized(first)
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  /// Returns the selector of a property's setter.
  static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}

extension DeclModifierListSyntax {
  /// Returns the modifier with the given name, or nil. `private(set)` does not count as `private`.
  func first(named name: String) -> DeclModifierSyntax? {
    first { $0.name.text == name && $0.detail?.detail.text != "set" }
  }

  func has(_ name: String) -> Bool { first(named: name) != nil }
}

extension AttributeListSyntax {
  /// Returns the attributes with the given name.
  func all(named name: String) -> [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == name else {
        return nil
      }
      return attribute
    }
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The declarations of a folder, so that names can be followed from one file to another.
final class DeclarationIndex {
  private(set) var types: [String: DeclaredType] = [:]
  /// The types in the order in which they were found.
  private(set) var ordered: [DeclaredType] = []
  private(set) var extensions: [ExtensionOfType] = []
  /// The cached superclasses; all declarations are collected before the first lookup.
  private var superclasses: [ObjectIdentifier: DeclaredType?] = [:]
  private lazy var below = findSubclasses()
  private lazy var bySelector = Dictionary(
    grouping: ordered.filter { $0.kind == .class && !$0.isLocal }.flatMap(\.methods), by: \.selectorName)

  init(_ files: [SwiftFile]) {
    for file in files { TypeCollector(file, self).walk(file.tree) }
    for file in files { MemberCollector(file, self).walk(file.tree) }
  }

  func add(_ type: DeclaredType) {
    // If two types have the same name, as in the branches of a condition, the first one is used.
    guard types[type.name] == nil else { return }
    types[type.name] = type
    ordered.append(type)
  }

  func add(_ extended: ExtensionOfType) { extensions.append(extended) }

  /// The type that a name means where it is written inside `scope`.
  func type(named name: String, inside scope: String? = nil) -> DeclaredType? {
    let bare = Self.bare(name)
    var outer = scope
    while let place = outer {
      if let found = types[place + "." + bare] { return found }
      outer = place.lastIndex(of: ".").map { String(place[..<$0]) }
    }
    return types[bare]
  }

  /// A type's name without its arguments, `any`, question marks and parentheses.
  static func bare(_ name: String) -> String {
    var result = name.filter { !$0.isWhitespace || $0 == " " }
    for word in ["any ", "some ", "weak "] where result.hasPrefix(word) { result.removeFirst(word.count) }
    while let last = result.last, last == "?" || last == "!" || last == ")" || last == " " { result.removeLast() }
    while result.first == "(" { result.removeFirst() }
    for word in ["any ", "some "] where result.hasPrefix(word) { result.removeFirst(word.count) }
    if let angle = result.firstIndex(of: "<") { result = String(result[..<angle]) }
    return result
  }

  /// The class above a class, if the folder declares it.
  func superclass(of type: DeclaredType) -> DeclaredType? {
    if let found = superclasses[ObjectIdentifier(type)] { return found }
    let found = findSuperclass(of: type)
    superclasses[ObjectIdentifier(type)] = .some(found)
    return found
  }

  private func findSuperclass(of type: DeclaredType) -> DeclaredType? {
    for name in type.inherited {
      if let found = self.type(named: name, inside: type.name), found.kind == .class, found !== type { return found }
    }
    return nil
  }

  /// The class and those above it.
  func chain(of type: DeclaredType) -> [DeclaredType] {
    var result: [DeclaredType] = []
    var next: DeclaredType? = type
    while let current = next, !result.contains(where: { $0 === current }) {
      result.append(current)
      next = superclass(of: current)
    }
    return result
  }

  /// The classes below a class.
  func subclasses(of type: DeclaredType) -> [DeclaredType] {
    below[ObjectIdentifier(type)] ?? []
  }

  private func findSubclasses() -> [ObjectIdentifier: [DeclaredType]] {
    var result: [ObjectIdentifier: [DeclaredType]] = [:]
    for type in ordered where type.kind == .class {
      for above in chain(of: type).dropFirst() { result[ObjectIdentifier(above), default: []].append(type) }
    }
    return result
  }

  /// The methods of classes that Objective-C would know by a name.
  func methods(ofSelector name: String) -> [Method] { bySelector[name] ?? [] }

  /// Whether a type says itself, or by a protocol, that it conforms to a protocol.
  func conforms(_ type: DeclaredType, to wanted: DeclaredType, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    return type.inherited.contains { name in
      guard let found = self.type(named: name, inside: type.name), found.kind == .protocol else { return false }
      return found === wanted || conforms(found, to: wanted, depth: depth + 1)
    }
  }

  /// The protocols of the folder that have members which need not be implemented.
  var protocolsWithOptionalMembers: [DeclaredType] {
    ordered.filter { type in
      type.kind == .protocol && (type.methods.contains { $0.isOptional } || !type.optionalProperties.isEmpty)
    }
  }
}

/// An extension of a type, which may be declared in the folder or not.
struct ExtensionOfType {
  let node: ExtensionDeclSyntax
  let file: SwiftFile
  /// The type, if the folder declares it.
  let type: DeclaredType?
}

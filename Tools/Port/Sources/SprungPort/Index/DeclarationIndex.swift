// SPDX-License-Identifier: MIT

import SwiftSyntax

/// An index of the declarations in a folder. It resolves names across files.
final class DeclarationIndex {
  private(set) var types: [String: DeclaredType] = [:]
  /// The types in order of discovery.
  private(set) var ordered: [DeclaredType] = []
  private(set) var extensions: [ExtensionOfType] = []
  /// The cached superclasses. Caching is safe, because all declarations are collected before the first lookup.
  private var superclasses: [ObjectIdentifier: DeclaredType?] = [:]
  private lazy var below = findSubclasses()
  private lazy var bySelector = Dictionary(
    grouping: ordered.filter { $0.kind == .class && !$0.isLocal }.flatMap(\.methods), by: \.selectorName)

  init(_ files: [SwiftFile]) {
    for file in files { TypeCollector(file, self).walk(file.tree) }
    for file in files { MemberCollector(file, self).walk(file.tree) }
  }

  func add(_ type: DeclaredType) {
    // If two types have the same name, for example in different `#if` branches, the first one is used.
    guard types[type.name] == nil else { return }
    types[type.name] = type
    ordered.append(type)
  }

  func add(_ extended: ExtensionOfType) { extensions.append(extended) }

  /// Returns the type to which a name refers inside the type named `scope`.
  func type(named name: String, inside scope: String? = nil) -> DeclaredType? {
    let bare = Self.bare(name)
    var outer = scope
    while let place = outer {
      if let found = types[place + "." + bare] { return found }
      outer = place.lastIndex(of: ".").map { String(place[..<$0]) }
    }
    return types[bare]
  }

  /// Returns a type's name without generic arguments, `any`, question marks and parentheses.
  static func bare(_ name: String) -> String {
    var result = name.filter { !$0.isWhitespace || $0 == " " }
    for word in ["any ", "some ", "weak "] where result.hasPrefix(word) { result.removeFirst(word.count) }
    while let last = result.last, last == "?" || last == "!" || last == ")" || last == " " { result.removeLast() }
    while result.first == "(" { result.removeFirst() }
    for word in ["any ", "some "] where result.hasPrefix(word) { result.removeFirst(word.count) }
    if let angle = result.firstIndex(of: "<") { result = String(result[..<angle]) }
    return result
  }

  /// Returns the superclass of a class, or nil if the folder does not declare the superclass.
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

  /// Returns a class and its superclasses.
  func chain(of type: DeclaredType) -> [DeclaredType] {
    var result: [DeclaredType] = []
    var next: DeclaredType? = type
    while let current = next, !result.contains(where: { $0 === current }) {
      result.append(current)
      next = superclass(of: current)
    }
    return result
  }

  /// Returns the subclasses of a class.
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

  /// Returns the methods with the given Objective-C selector in all classes of the folder.
  func methods(ofSelector name: String) -> [Method] { bySelector[name] ?? [] }

  /// Returns whether a type conforms to a protocol, directly or through another protocol.
  func conforms(_ type: DeclaredType, to wanted: DeclaredType, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    return type.inherited.contains { name in
      guard let found = self.type(named: name, inside: type.name), found.kind == .protocol else { return false }
      return found === wanted || conforms(found, to: wanted, depth: depth + 1)
    }
  }

  /// The folder's protocols with optional members.
  var protocolsWithOptionalMembers: [DeclaredType] {
    ordered.filter { type in
      type.kind == .protocol && (type.methods.contains { $0.isOptional } || !type.optionalProperties.isEmpty)
    }
  }
}

/// An extension in the folder. The extended type can be declared in another module.
struct ExtensionOfType {
  let node: ExtensionDeclSyntax
  let file: SwiftFile
  /// The extended type, if the folder declares it.
  let type: DeclaredType?
}

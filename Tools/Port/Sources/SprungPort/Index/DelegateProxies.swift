// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The folder's classes that override `responds(to:)` or `forwardingTarget(for:)` for UIKit's delegate methods.
///
/// Apple's runtime asks each object which methods it implements, and an object can forward other methods to another
/// object. In rewritten code, a class that overrides one of the two functions gets all optional methods of its
/// protocols, and each of these methods calls the two functions.
final class DelegateProxies {
  private(set) lazy var protocols = DelegateProtocols()
  private static let flowLayout = "UICollectionViewDelegateFlowLayout"
  private let index: DeclarationIndex
  private var forwarded: [ObjectIdentifier: [DelegateProtocols.Member]] = [:]

  init(_ index: DeclarationIndex) {
    self.index = index
  }

  /// The classes that override one of the two functions and adopt a UIKit delegate protocol.
  private(set) lazy var all = index.ordered.filter { type in
    type.kind == .class && (answers(type) || forwards(type))
      && !index.chain(of: type).flatMap { adopted(by: $0) }.isEmpty
  }

  /// Returns whether a class overrides `responds(to:)` in its body.
  func answers(_ type: DeclaredType) -> Bool { declares("responds", ["to"], type) }

  /// Returns whether a class overrides `forwardingTarget(for:)` in its body.
  func forwards(_ type: DeclaredType) -> Bool { declares("forwardingTarget", ["for"], type) }

  private func declares(_ name: String, _ labels: [String], _ type: DeclaredType) -> Bool {
    type.methods.contains { $0.base == name && $0.labels == labels && $0.isOverride && !$0.isInExtension }
  }

  /// Returns whether a class or one of its superclasses is a proxy.
  func contains(_ type: DeclaredType) -> Bool {
    index.chain(of: type).contains { above in all.contains { $0 === above } }
  }

  /// Returns the topmost class that satisfies a condition, among a class and its superclasses.
  func first(above type: DeclaredType, where isFound: (DeclaredType) -> Bool) -> DeclaredType? {
    index.chain(of: type).last(where: isFound)
  }

  /// Returns the UIKit delegate protocols that a type itself adopts, including inherited protocols.
  func adopted(by type: DeclaredType, depth: Int = 0) -> [String] {
    guard depth < 16 else { return [] }
    var result: [String] = []
    for name in type.inherited {
      let bare = DeclarationIndex.bare(name)
      if let found = index.type(named: bare, inside: type.name) {
        if found.kind == .protocol { result += adopted(by: found, depth: depth + 1) }
      } else {
        result += protocols.chain(of: bare)
      }
    }
    // UIKit calls the flow layout methods of a collection view's delegate, even if the delegate does not declare
    // conformance to their protocol.
    if depth == 0, type.kind == .class, addsFlowLayout(type, result) {
      result.insert(Self.flowLayout, at: 0)
    }
    return result.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns whether a forwarding class must also adopt the flow layout's delegate protocol.
  func addsFlowLayout(_ type: DeclaredType) -> Bool {
    adopted(by: type).contains(Self.flowLayout) && index.chain(of: type).contains(where: forwards)
      && !type.inherited.contains { name in
        guard let found = index.type(named: name, inside: type.name) else { return name == Self.flowLayout }
        return found.kind == .protocol && adopted(by: found, depth: 1).contains(Self.flowLayout)
      }
  }

  private func addsFlowLayout(_ type: DeclaredType, _ adopted: [String]) -> Bool {
    adopted.contains("UICollectionViewDelegate") && !adopted.contains(Self.flowLayout)
      && index.chain(of: type).contains(where: forwards)
      && index.chain(of: type).allSatisfy { !$0.inherited.contains("UICollectionViewController") }
  }

  /// Returns the methods that are generated for a class because it or a superclass forwards calls.
  func forwarded(by type: DeclaredType) -> [DelegateProtocols.Member] {
    if let found = forwarded[ObjectIdentifier(type)] { return found }
    let chain = index.chain(of: type)
    var result: [DelegateProtocols.Member] = []
    if chain.contains(where: forwards) {
      let above = chain.dropFirst().flatMap { adopted(by: $0) }
      let controllers = chain.last?.inherited.filter {
        $0 == "UITableViewController" || $0 == "UICollectionViewController"
      }
      let own = adopted(by: type).filter { name in
        // Table and collection view controllers implement all methods of their protocols.
        !above.contains(name)
          && (controllers?.isEmpty ?? true || name == Self.flowLayout
            || !Self.isOfController(name))
      }
      let implemented = Set(chain.flatMap(\.methods).map(\.fullName))
      result = own.flatMap { protocols.members(of: $0) }.filter { $0.isOptional && !implemented.contains($0.fullName) }
    }
    forwarded[ObjectIdentifier(type)] = result
    return result
  }

  private static func isOfController(_ name: String) -> Bool {
    ["UITableView", "UICollectionView", "UIScrollView"].contains { name.hasPrefix($0) }
  }

  /// Returns whether the method with the given name is generated for a class or one of its superclasses.
  func forwards(_ fullName: String, from type: DeclaredType) -> Bool {
    index.chain(of: type).contains { above in forwarded(by: above).contains { $0.fullName == fullName } }
  }

  /// Returns the UIKit delegate method that a method implements, and the class that adopts the delegate protocol.
  func implemented(by method: Method, of type: DeclaredType) -> (
    member: DelegateProtocols.Member, adopter: DeclaredType
  )? {
    for adopter in index.chain(of: type) {
      for name in adopted(by: adopter) {
        if let member = protocols.members(of: name).first(where: { $0.fullName == method.fullName }) {
          return (member, adopter)
        }
      }
    }
    return nil
  }

  /// The folder's classes that adopt a UIKit delegate protocol, with the names of the optional methods that each class
  /// declares.
  private(set) lazy var implementors = index.ordered.compactMap { type -> (type: DeclaredType, names: [String])? in
    guard type.kind == .class, !type.isLocal, index.chain(of: type).contains(where: { !adopted(by: $0).isEmpty }) else {
      return nil
    }
    let members = type.methods.filter { !$0.isStatic }.compactMap { implemented(by: $0, of: type)?.member }
    return (type, members.map(\.selectorName))
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Rewrites casts to protocols, which Embedded Swift does not support: `view as? Themed` becomes `castToThemed(view)`.
///
/// The generated function tries to cast to each conforming class of the folder. In native builds, it casts directly to
/// the protocol. A protocol that only classes adopt becomes a class protocol, because otherwise the browser cannot
/// store its values.
final class ProtocolCastPass: Pass {
  override func run() {
    for type in index.ordered where type.file === file && type.kind == .protocol { bind(type) }
    walk(file.tree)
  }

  // MARK: Protocols for classes

  private func bind(_ type: DeclaredType) {
    guard let node = type.node.as(ProtocolDeclSyntax.self), !isForClasses(type),
      !node.memberBlock.description.contains("mutating "), node.attributes.all(named: "objc").isEmpty,
      node.genericWhereClause == nil, node.primaryAssociatedTypeClause == nil,
      !node.memberBlock.members.contains(where: { $0.decl.is(AssociatedTypeDeclSyntax.self) }),
      let conformers = conformers(of: type), !conformers.isEmpty
    else { return }
    if let first = node.inheritanceClause?.inheritedTypes.first {
      // If the protocol is already constrained to classes, this is redundant but valid.
      file.insert("AnyObject, ", before: first)
    } else {
      file.insert(": AnyObject", after: node.name)
    }
  }

  private func isForClasses(_ type: DeclaredType, depth: Int = 0) -> Bool {
    type.inherited.contains { name in
      if name == "AnyObject" || name == "class" || name.hasPrefix("UI") || name.hasPrefix("NS") || name == "Error" {
        return true
      }
      guard depth < 16, let above = index.type(named: name, inside: type.name) else { return false }
      return above.kind == .class || isForClasses(above, depth: depth + 1)
    }
  }

  /// Returns the classes that conform to a protocol of the folder. Returns nil if value types, or types from other
  /// modules whose kind is unknown, also conform.
  private func conformers(of wanted: DeclaredType) -> [DeclaredType]? {
    var classes: [DeclaredType] = []
    for type in index.ordered where type !== wanted && index.conforms(type, to: wanted) {
      switch type.kind {
      case .class: classes.append(type)
      case .value: return nil
      case .protocol: break
      }
    }
    for extended in index.extensions where extended.type == nil {
      let names = extended.node.inheritanceClause?.names ?? []
      let adopts = names.contains { name in
        guard let found = index.type(named: name), found.kind == .protocol else { return false }
        return found === wanted || index.conforms(found, to: wanted)
      }
      if adopts, !Self.isClass(extended.node.extendedType.trimmedDescription) { return nil }
    }
    return classes
  }

  private static let values: Set<String> = [
    "UIEdgeInsets", "UIOffset", "UIRectEdge", "NSRange", "NSDirectionalEdgeInsets", "UIAxis", "UIConfigurationState",
    "UIListContentConfiguration", "UIBackgroundConfiguration",
  ]

  private static func isClass(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("NS")) && !name.contains(".") && !values.contains(name)
  }

  // MARK: Casts

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for place in parts.indices where place > 0 && place + 1 < parts.count {
      guard let type = parts[place + 1].as(TypeExprSyntax.self)?.type, let name = function(for: type) else { continue }
      let value = parts[place - 1]
      let rest = value.core.upperBound..<type.core.upperBound
      if let cast = parts[place].as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark?.text {
        file.insert(name + "(", before: value)
        file.edits.append(Edit(range: rest, replacement: mark == "!" ? ")!" : ")"))
      } else if parts[place].is(UnresolvedIsExprSyntax.self) {
        file.insert("(\(name)(", before: value)
        file.edits.append(Edit(range: rest, replacement: ") != nil)"))
      }
    }
    return .visitChildren
  }

  /// Rewrites `for case let view as Themed in views` to iterate over the successful casts.
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.caseKeyword != nil, let binding = node.pattern.as(ValueBindingPatternSyntax.self),
      let sequence = binding.pattern.as(ExpressionPatternSyntax.self)?.expression.as(SequenceExprSyntax.self)
    else { return .visitChildren }
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
      let type = parts[2].as(TypeExprSyntax.self)?.type, let name = function(for: type)
    else { return .visitChildren }
    file.edits.append(Edit(range: parts[0].core.upperBound..<type.core.upperBound, replacement: "?"))
    file.insert("(", before: node.sequence)
    file.insert(").map { \(name)($0) }", after: node.sequence)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    rewrite(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Skip functions that this pass has generated.
    node.name.text.hasPrefix("castTo") ? .skipChildren : .visitChildren
  }

  /// Returns the name of the cast function for a protocol, and generates the function if necessary. Returns nil for
  /// other types.
  func function(for type: TypeSyntax) -> String? {
    let bare = DeclarationIndex.bare(type.trimmedDescription)
    guard !bare.contains(".") else { return nil }
    if let wanted = index.type(named: bare) {
      guard wanted.kind == .protocol, !wanted.file.isForeign, let classes = conformers(of: wanted) else { return nil }
      return write(bare, classes, in: wanted.file, access: access(of: wanted), key: bare)
    }
    return Self.isOfLibrary(bare) ? function(forLibrary: bare) : nil
  }

  /// Returns the cast function for a UIKit protocol.
  func function(forLibrary name: String) -> String {
    let classes = index.ordered.filter { $0.kind == .class && conforms($0, to: name) }
    return write(name, classes, in: file, access: "fileprivate ", key: name + " " + file.path) ?? "castTo" + name
  }

  private func access(of type: DeclaredType) -> String {
    let modifiers = type.node.as(ProtocolDeclSyntax.self)?.modifiers
    if modifiers?.has("private") == true || modifiers?.has("fileprivate") == true { return "fileprivate " }
    return type.isPublic ? "public " : ""
  }

  /// Returns whether a name belongs to a UIKit protocol.
  private static func isOfLibrary(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && ["Delegate", "DataSource", "DelegateFlowLayout", "Prefetching"].contains { name.hasSuffix($0) }
      && name != "UIApplicationDelegate" && name != "UICollectionViewDelegateFlowLayout"
  }

  private func conforms(_ type: DeclaredType, to name: String) -> Bool {
    index.chain(of: type).contains { current in
      context.proxies.adopted(by: current).contains(name)
        || current.inherited.contains { inherited in
          inherited == name || index.type(named: inherited).map { $0.inherited.contains(name) } ?? false
        }
    }
  }

  private func write(_ name: String, _ classes: [DeclaredType], in place: SwiftFile, access: String, key: String)
    -> String?
  {
    let function = "castTo" + name
    guard context.castFunctions.insert(key).inserted,
      !context.files.contains(where: { $0.text.contains("func \(function)(") })
    else { return function }
    var lines: [String] = []
    for type in classes where !type.isLocal {
      let modifiers = type.node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if modifiers?.has("private") == true || modifiers?.has("fileprivate") == true, type.file !== place {
        context.refuse(
          type.node, in: type.file,
          "\(type.name) is private to its file; make it internal, so that casts to \(name) can use it")
        continue
      }
      lines.append("  if let object = object as? \(type.name) { return object }")
    }
    for (suffix, owner) in [
      ("UICollectionView", "UICollectionViewController"), ("UITableView", "UITableViewController"),
    ]
    where name == suffix + "Delegate" || name == suffix + "DataSource" {
      lines.append("  if let object = object as? \(owner) { return object }")
    }
    let body = lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
    place.append(
      "#if hasFeature(Embedded)\n\(access)func \(function)(_ object: AnyObject?) -> (any \(name))? {\n\(body)  return nil\n}\n#else\n"
        + "\(access)func \(function)(_ value: Any?) -> (any \(name))? { value as? any \(name) }\n#endif\n")
    return function
  }
}

// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Writes the selector that replaces a syntax node. The selector carries its implementation.
struct SelectorWriter {
  private let pass: Pass
  private let place: Syntax
  private let seeksReceiver: Bool

  init(_ pass: Pass, at place: Syntax, seeksReceiver: Bool) {
    self.pass = pass
    self.place = place
    self.seeksReceiver = seeksReceiver
  }

  private static let standard: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
    "toggleUnderline:",
    "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
  ]

  /// Returns whether a name is the name of a standard edit action, which every responder supports.
  static func isStandard(_ name: String) -> Bool { standard.contains(name) }

  /// Returns the methods with the given name, in any class, that the file can access.
  static func others(named name: String, in index: DeclarationIndex, from file: SwiftFile) -> [Method] {
    index.methods(ofSelector: name).filter { method in
      !method.isStatic && !method.isOverride
        && (!method.node.modifiers.has("private")
          && (!method.node.modifiers.has("fileprivate") || method.file === file))
    }
  }

  /// Returns the code that replaces `#selector(reference)`, or nil if the selector is not rewritten.
  func selector(for reference: SelectorReference) -> String? {
    let enclosing = Scope.enclosingType(of: place)
    let here = enclosing.flatMap { Scope.ownName(of: $0) }
    let hereType = pass.enclosingType(of: place)
    let isOwn =
      reference.base == nil || reference.base == "self" || reference.base == "Self" || reference.base == "super"
    var owner = isOwn ? hereType : pass.index.type(named: reference.base ?? "", inside: hereType?.name)
    var target = isOwn ? ownTarget(enclosing) ?? here : reference.base
    if owner == nil, !isOwn, let base = reference.base, let found = declaredType(ofVariable: base, in: hereType) {
      owner = found.type
      target = found.name
    }
    switch reference.kind {
    case .getter:
      return target.map { "Selector(\"\(reference.name)\", calling: { (me: \($0)) in me.\(reference.name) })" }
    case .setter: return setter(reference, target, owner)
    case .method: break
    }
    let actions = reference.name + ":"
    if isOwn || reference.base == "UIResponder" || reference.base == "UIResponderStandardEditActions",
      Self.isStandard(actions)
    {
      return "Selector(\"\(actions)\")"
    }
    if let owner, let method = find(reference, in: owner) {
      if owner.kind == .protocol { return selector(ofProtocol: owner, method) }
      guard let target else { return nil }
      return selector(named: method.selectorName, of: [method], as: target)
    }
    if let target, target.first?.isUppercase == true { return byReference(reference, target) }
    let anywhere = pass.index.ordered.compactMap { find(reference, in: $0) }
    if let first = anywhere.first { return selector(named: first.selectorName, of: [first]) }
    pass.refuse(place, "the type of \(reference.text) is not known; name its class")
    return nil
  }

  /// Returns a selector that calls the given methods, each on instances of its own class. If the receiver is found in
  /// the responder chain, the selector also calls methods of the same name in other classes.
  func selector(named name: String, of methods: [Method], as target: String? = nil) -> String? {
    var all = methods.map { ($0, target ?? $0.owner) }
    if seeksReceiver {
      for other in Self.others(named: name, in: pass.index, from: pass.file)
      where !all.contains(where: { $0.0 === other || $0.0.owner == other.owner }) {
        all.append((other, other.owner))
      }
    }
    var result: String?
    for (method, target) in all {
      guard let text = one(name, method, target) else { continue }
      result = result.map { "\($0).or(\(text))" } ?? text
    }
    return result
  }

  /// Returns a selector that calls a protocol's method on instances of each class that implements the method.
  private func selector(ofProtocol owner: DeclaredType, _ method: Method) -> String? {
    let classes = pass.index.ordered.filter { $0.kind == .class && !$0.isLocal && pass.index.conforms($0, to: owner) }
    let found = classes.flatMap { type in
      pass.index.chain(of: type).flatMap(\.methods).filter { $0.fullName == method.fullName && !$0.isPrivate }.prefix(1)
    }
    if found.isEmpty {
      return seeksReceiver
        ? selector(named: method.selectorName, of: []) ?? "Selector(\"\(method.selectorName)\")"
        : "Selector(\"\(method.selectorName)\")"
    }
    return selector(named: method.selectorName, of: found)
  }

  private func setter(_ reference: SelectorReference, _ target: String?, _ owner: DeclaredType?) -> String? {
    guard let target else { return nil }
    guard let type = owner.flatMap({ pass.index.chain(of: $0).compactMap { $0.properties[reference.name] }.first }),
      !type.isEmpty
    else {
      pass.refuse(place, "the type of \(reference.name) is not written, so a selector cannot call its setter")
      return nil
    }
    return
      "Selector(\"\(SelectorName.setter(of: reference.name))\", calling: { (me: \(target), value: \(Self.sender(type).type)) in me.\(reference.name) = value })"
  }

  private func find(_ reference: SelectorReference, in owner: DeclaredType) -> Method? {
    var searched = pass.index.chain(of: owner)
    for type in searched {
      searched += type.inherited.compactMap { pass.index.type(named: $0, inside: type.name) }.filter {
        $0.kind == .protocol
      }
    }
    let named = searched.flatMap(\.methods).filter { method in
      method.base == reference.name && (reference.labels == nil || reference.labels == method.labels)
        && (reference.arity == nil || reference.arity == method.parameters.count)
    }
    return named.first {
      !$0.node.attributes.all(named: "objc").isEmpty || !$0.node.attributes.all(named: "IBAction").isEmpty
    }
      ?? named.first
  }

  /// Returns a selector for a single method.
  private func one(_ name: String, _ method: Method, _ target: String) -> String? {
    if method.isStatic {
      pass.refuse(place, "\(method.fullName) is a class method, which a selector cannot call")
      return nil
    }
    if method.node.signature.effectSpecifiers?.asyncSpecifier != nil
      || method.node.signature.effectSpecifiers?.throwsClause != nil
    {
      pass.refuse(place, "\(method.fullName) is async or throws, so a selector cannot call it")
      return nil
    }
    if let type = pass.index.type(named: method.owner),
      pass.context.proxies.implemented(by: method, of: type)?.member.isOptional == true, method.parameters.count > 2
    {
      // The selector of a delegate method with more than two parameters is only compared and never called.
      return "Selector(\"\(name)\")"
    }
    guard method.parameters.count <= 2 else {
      pass.refuse(place, "\(method.fullName) has more than two arguments, which a selector cannot pass")
      return nil
    }
    var parameters = ["me: \(target)"]
    var arguments: [String] = []
    for (place, parameter) in method.parameters.enumerated() {
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      let type = parameter.type.trimmedDescription
      if place == 0 {
        let (written, value) = Self.sender(type)
        parameters.append("sender: \(written)")
        arguments.append(label + value)
      } else {
        let bare = Self.withoutMark(type)
        parameters.append("event: \(Self.isAny(bare) ? "AnyObject" : bare)?")
        let needsValue = bare == type
        arguments.append(label + (needsValue ? bare == "UIEvent" ? "event ?? UIEvent()" : "event!" : "event"))
      }
    }
    return
      "Selector(\"\(name)\", calling: { (\(parameters.joined(separator: ", "))) in me.\(method.base)(\(arguments.joined(separator: ", "))) })"
  }

  /// Returns the closure's sender type and the expression that converts it to `type`.
  private static func sender(_ type: String) -> (type: String, value: String) {
    let bare = withoutMark(type)
    let isOptional = bare != type
    if isAny(bare) {
      // The sender can be nil. In that case, a method that takes a nonoptional object of any type receives the target
      // itself.
      return ("AnyObject?", isOptional ? "sender" : "sender ?? (me as AnyObject)")
    }
    if bare == "Notification" || bare == "Foundation.Notification" { return (bare, "sender") }
    return (bare + (isOptional ? "?" : ""), "sender")
  }

  private static func isAny(_ type: String) -> Bool { ["Any", "AnyObject", "ActionSender", "id"].contains(type) }

  private static func withoutMark(_ type: String) -> String {
    var result = type
    while result.last == "?" || result.last == "!" { result.removeLast() }
    return result
  }

  /// Returns a selector for a method outside the folder, usually a UIKit method, that calls the method through a method
  /// reference.
  private func byReference(_ reference: SelectorReference, _ target: String) -> String? {
    if Self.isDelegate(target) { return named(reference, ofProtocol: target) }
    let labels = reference.labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? ""
    let name = reference.labels.map { SelectorName.of(reference.name, labels: $0) } ?? reference.name
    return "Selector(\"\(name)\", method: \(target).\(reference.name)\(labels))"
  }

  /// Returns whether the name of a type that the folder does not declare looks like the name of a UIKit protocol.
  private static func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DataSource", "DataSourcePrefetching"].contains { name.hasSuffix($0) }
  }

  /// Returns a selector for a method of a UIKit protocol. The selector can only be compared, because no implementing
  /// class is known.
  private func named(_ reference: SelectorReference, ofProtocol name: String) -> String? {
    let member = pass.context.proxies.protocols.member(name, named: reference.name, labels: reference.labels)
    if place.parent?.as(LabeledExprSyntax.self)?.label?.text == "to",
      let call = place.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.hasSuffix("responds"), !DelegateProxyPass.isQuestion(call, pass)
    {
      pass.refuse(
        place,
        "a delegate method of \(name) cannot be called with a selector; call it with a question mark, which returns nil if it is not implemented"
      )
      return nil
    }
    if let member { return "Selector(\"\(member.selectorName)\")" }
    return "Selector(\"\(reference.labels.map { SelectorName.of(reference.name, labels: $0) } ?? reference.name)\")"
  }

  /// Returns the name by which code in the enclosing type refers to it: a qualified name in an extension, and `Self` in
  /// a protocol.
  private func ownTarget(_ enclosing: Syntax?) -> String? {
    guard let enclosing else { return nil }
    if enclosing.is(ProtocolDeclSyntax.self) { return "Self" }
    if let extended = enclosing.as(ExtensionDeclSyntax.self) {
      let name = extended.extendedType.trimmedDescription
      return pass.index.type(named: name)?.kind == .protocol ? "Self" : name
    }
    return Scope.ownName(of: enclosing)
  }

  /// Returns the type of a variable in a selector such as `#selector(helper.pressed)`, or nil if the folder does not
  /// declare the type.
  private func declaredType(ofVariable name: String, in type: DeclaredType?) -> (type: DeclaredType, name: String)? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard let type, let written = pass.index.chain(of: type).compactMap({ $0.properties[last] }).first,
      let found = pass.index.type(named: written, inside: type.name)
    else { return nil }
    return (found, found.name)
  }
}

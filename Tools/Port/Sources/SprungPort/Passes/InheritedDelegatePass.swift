// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Allows subclasses to implement optional delegate methods that their base class does not implement.
///
/// Apple's runtime looks up methods by name on each object. In Sprung, the class that declares the conformance provides
/// the methods of a protocol. The method is therefore added to the base class, with UIKit's default behavior, and the
/// subclass overrides it.
struct InheritedDelegatePass {
  private let context: PortContext
  private var index: DeclarationIndex { context.index }

  init(_ context: PortContext) {
    self.context = context
  }

  /// The prefixes with which the names of UIKit's delegate and data source methods begin.
  private static let beginnings = [
    "collectionView", "scrollView", "gestureRecognizer", "dynamicAnimator", "collisionBehavior", "textField",
    "textView",
    "navigationController", "tabBarController", "tabBar", "splitViewController", "presentationController",
    "animationController",
    "adaptivePresentationStyle", "numberOfSections", "tableView", "pickerView", "searchBar",
  ]

  /// Returns whether a name looks like the name of a UIKit delegate or data source method.
  static func isMethodOfDelegate(_ name: String) -> Bool { beginnings.contains { name.hasPrefix($0) } }

  func run() {
    var added: Set<String> = []
    for type in index.ordered where type.kind == .class {
      let above = Array(index.chain(of: type).dropFirst())
      for method in type.methods where mayBeAsked(method) {
        // A forwarding class already has the method.
        if above.contains(where: { context.proxies.forwards(method.fullName, from: $0) }) {
          markOverride(method)
          continue
        }
        guard let base = above.last(where: conformsToDelegate),
          !above.contains(where: { $0.methods.contains { $0.fullName == method.fullName } })
        else { continue }
        add(method, to: base, &added)
      }
    }
  }

  private func mayBeAsked(_ method: Method) -> Bool {
    !method.isStatic && !method.isPrivate && !method.isOverride
      && Self.isMethodOfDelegate(method.base) && !method.parameters.isEmpty
  }

  /// Returns whether a class declares conformance to a delegate or data source protocol of UIKit.
  private func conformsToDelegate(_ type: DeclaredType) -> Bool {
    type.inherited.contains { name in
      index.type(named: name, inside: type.name) == nil && name.hasPrefix("UI")
        && (name.contains("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Prefetching"))
    }
  }

  private func add(_ method: Method, to base: DeclaredType, _ added: inout Set<String>) {
    let place = method.node
    guard let body = Self.without(method), !base.file.isForeign else {
      context.refuse(
        place, in: method.file,
        "\(method.fullName) is not called on a subclass of \(base.name), which conforms to the protocol; declare it in \(base.name) and override it"
      )
      return
    }
    if added.insert(base.name + "." + method.fullName).inserted {
      let access = base.isPublic ? "public " : ""
      base.file.insertMember(
        "\(access)func \(method.base)\(method.node.signature.oneLine) { \(body) }", into: base.body)
    }
    markOverride(method)
  }

  private func markOverride(_ method: Method) {
    let place = method.node
    method.file.insert("override ", before: place.modifiers.first.map { Syntax($0) } ?? Syntax(place.funcKeyword))
  }

  /// Returns the result that UIKit uses if a delegate does not implement the method, or nil if the method is not listed
  /// here.
  private static func without(_ method: Method) -> String? {
    let name = method.fullName
    switch method.node.signature.returnClause?.type.trimmedDescription ?? "Void" {
    case "Void", "()": return ""
    case "Bool":
      let isRefused = ["Simultaneously", "RequireFailure", "BeRequiredToFail", "Menu", "canPerformAction", "canEdit"]
        .contains {
          name.contains($0)
        }
      return isRefused ? "false" : "true"
    case "Int" where method.base == "numberOfSections": return "1"
    case let type where type.hasSuffix("?"): return "nil"
    case let type:
      let properties = [
        "sizeForItemAt": "itemSize", "insetForSectionAt": "sectionInset",
        "minimumLineSpacingForSectionAt": "minimumLineSpacing",
        "minimumInteritemSpacingForSectionAt": "minimumInteritemSpacing",
        "referenceSizeForHeaderInSection": "headerReferenceSize",
        "referenceSizeForFooterInSection": "footerReferenceSize",
      ]
      guard let last = method.labels.last, let property = properties[last],
        let layout = method.parameters.first(where: { $0.firstName.text == "layout" })
      else { return nil }
      let name = (layout.secondName ?? layout.firstName).text
      let usual = last == "sizeForItemAt" ? "CGSize(width: 50, height: 50)" : type == "CGFloat" ? "10" : ".zero"
      return "(\(name) as? UICollectionViewFlowLayout)?.\(property) ?? \(usual)"
    }
  }
}

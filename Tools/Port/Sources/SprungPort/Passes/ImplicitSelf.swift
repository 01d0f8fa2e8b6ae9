// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Determines whether an unqualified name is a member of the enclosing type, in which case it requires `self.`.
enum ImplicitSelf {
  /// The key under which a pass records that `self` must be written explicitly.
  static let mark = "self."

  /// Members of classes outside the folder that are often accessed without `self.`.
  private static let known: Set<String> = [
    "view", "title", "navigationController", "navigationItem", "tabBarController", "tabBarItem", "splitViewController",
    "presentingViewController",
    "presentedViewController", "parent", "children", "dismiss", "present", "show", "addChild", "removeFromParent",
    "setNeedsStatusBarAppearanceUpdate", "traitCollection", "collectionView", "collectionViewLayout", "frame", "bounds",
    "center", "transform", "alpha", "isHidden", "layer", "backgroundColor", "tintColor", "superview", "subviews",
    "window",
    "addSubview", "insertSubview", "removeFromSuperview", "bringSubviewToFront", "sendSubviewToBack", "setNeedsLayout",
    "layoutIfNeeded", "setNeedsDisplay", "setNeedsUpdateConstraints", "gestureRecognizers", "addGestureRecognizer",
    "removeGestureRecognizer", "isUserInteractionEnabled", "contentOffset", "contentSize", "contentInset",
    "setContentOffset", "scrollRectToVisible", "reloadData", "performBatchUpdates", "scrollToItem", "indexPathForItem",
    "cellForItem", "contentView", "isSelected", "isHighlighted", "isEnabled", "sendActions", "invalidateLayout",
    "becomeFirstResponder", "resignFirstResponder", "isFirstResponder", "undoManager", "safeAreaInsets",
    "viewIfLoaded", "loadViewIfNeeded", "isViewLoaded", "state", "location", "translation", "velocity", "delegate",
    "dataSource", "text", "attributedText", "textColor", "font", "image", "constraints", "heightAnchor", "widthAnchor",
  ]

  static func isMember(_ reference: DeclReferenceExprSyntax, _ pass: Pass) -> Bool {
    let name = reference.baseName.text
    guard reference.baseName.tokenKind != .keyword(.self), name.first?.isUppercase != true,
      let type = pass.enclosingType(of: reference), !isLocal(name, at: reference)
    else { return false }
    for above in pass.index.chain(of: type)
    where above.properties[name] != nil || above.methods.contains(where: { $0.base == name }) {
      return true
    }
    return type.kind == .class && known.contains(name)
  }

  /// Returns whether the enclosing function declares the referenced name.
  private static func isLocal(_ name: String, at reference: DeclReferenceExprSyntax) -> Bool {
    var outermost: Syntax?
    var next = reference.parent
    while let current = next, !current.is(MemberBlockItemSyntax.self) {
      outermost = current
      next = current.parent
    }
    guard let outermost else { return false }
    let finder = LocalNames(viewMode: .sourceAccurate)
    finder.walk(outermost)
    return finder.names.contains(name)
  }
}

/// Collects the names declared inside a function.
private final class LocalNames: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // Skip the name of the member itself, which is also a pattern, as in `lazy var button = { ... }()`.
    if node.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) != true {
      names.insert(node.identifier.text)
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

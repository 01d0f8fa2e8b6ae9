// SPDX-License-Identifier: MIT

/// The elements that replace deferred elements of an open menu: each is loaded once while the menu is open.
final class DeferredMenus {
  private var known: [(element: UIDeferredMenuElement, children: [UIMenuElement]?)] = []
  /// Elements have come that the menu did not have yet.
  var arrived: (() -> Void)?

  /// The elements that replace a deferred one; nil as long as they are not loaded.
  func children(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
    if let entry = known.first(where: { $0.element === element }) { return entry.children }
    known.append((element, nil))
    var isAtOnce = true
    element.load { [self] children in
      for index in known.indices where known[index].element === element { known[index].children = children }
      if !isAtOnce { arrived?() }
    }
    isAtOnce = false
    return known.first { $0.element === element }?.children
  }
}

// SPDX-License-Identifier: MIT

/// What deferred elements of a menu that shows stand for: each is asked once while the menu is open.
final class DeferredMenus {
  private var known: [(element: UIDeferredMenuElement, children: [UIMenuElement]?)] = []
  /// Elements have come that the menu did not have yet.
  var arrived: (() -> Void)?

  /// The elements for which one stands; nil as long as they have not come.
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

// SPDX-License-Identifier: MIT

/// The elements that replace the deferred elements of an open menu. While the menu is open, the elements are loaded
/// only once.
final class DeferredMenus {
  private var known: [(element: UIDeferredMenuElement, children: [UIMenuElement]?)] = []
  /// Called when elements have loaded asynchronously.
  var arrived: (() -> Void)?

  /// Returns the elements that replace a deferred element, or nil until they are loaded.
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

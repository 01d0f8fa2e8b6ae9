// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Whether this controller is another one or somewhere below it.
  final func isDescendant(of other: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === other { return true }
      candidate = current.parentController
    }
    return false
  }

  /// The topmost ancestor, this one if it has no parent.
  final var topAncestor: UIViewController {
    var top: UIViewController = self
    while let above = top.parentController { top = above }
    return top
  }
}

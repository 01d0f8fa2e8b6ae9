// SPDX-License-Identifier: MIT

/// Searches the ancestors of a controller.
enum ControllerAncestry {
  /// Returns whether a controller is the other controller or one of its descendants.
  static func isInside(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var candidate: UIViewController? = controller
    while let current = candidate {
      if current === other { return true }
      candidate = current.parentController
    }
    return false
  }

  /// Returns the nearest ancestor of the requested class, or nil if there is no such ancestor.
  static func nearest<Container: UIViewController>(above controller: UIViewController) -> Container? {
    var ancestor = controller.parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  /// Returns the topmost ancestor of a controller, or the controller itself if it has no parent.
  static func top(of controller: UIViewController) -> UIViewController {
    var top = controller
    while let above = top.parentController { top = above }
    return top
  }
}

// SPDX-License-Identifier: MIT

/// Sends appearance callbacks to children, including those that a container must forward itself.
enum AppearanceForwarding {
  /// Calls `viewIsAppearing` once for a controller whose view is in the window, and for its appearing children.
  // Not inlined, because each caller would add a copy to the browser module.
  @inline(never) static func notifyIsAppearing(_ controller: UIViewController?) {
    guard let controller, controller.appearance == .appearing, !controller.appearanceState.hasNotifiedIsAppearing else {
      return
    }
    controller.appearanceState.hasNotifiedIsAppearing = true
    controller.viewIsAppearing(controller.appearanceState.isAnimated)
    for child in controller.appearingChildren { notifyIsAppearing(child) }
  }

  /// Ends the appearance transition of a controller that has become the content of a container.
  ///
  /// While the container is appearing, the controller appears together with it. If the container is disappearing or has
  /// disappeared, the controller disappears too.
  @inline(never) static func end(_ controller: UIViewController?, in container: UIViewController) {
    guard let controller else { return }
    switch container.appearance {
    case .appeared: controller.endAppearanceTransition()
    case .appearing: break
    case .disappearing:
      controller.beginAppearanceTransition(false, animated: container.appearanceState.isAnimated)
    case .disappeared:
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  }

  /// Ends the disappearance of a controller that is no longer the container's content. The container no longer forwards
  /// appearance callbacks to that controller.
  @inline(never) static func endDisappearance(_ controller: UIViewController?) {
    if let controller, controller.appearance == .disappearing { controller.endAppearanceTransition() }
  }

  /// Called when a controller's view enters or leaves the window while no appearance transition of this controller is
  /// in progress.
  ///
  /// If the parent is visible, the child appears or disappears immediately. While the parent is appearing, a new child
  /// begins and ends its appearance with it. A child that is removed during its parent's transition disappears
  /// immediately, because the parent no longer forwards appearance callbacks to it.
  static func viewMoved(of controller: UIViewController, isComing: Bool) {
    guard let parent = controller.parentController, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if controller.appearance == (isComing ? .disappeared : .appeared), parent.appearance == .appeared {
      controller.beginAppearanceTransition(isComing, animated: false)
      if isComing { notifyIsAppearing(controller) }
      controller.endAppearanceTransition()
      return
    }
    guard !parent.movesChildrenItself, controller.transitions.isEmpty else { return }
    if isComing {
      guard controller.appearance == .disappeared, parent.appearance == .appearing else { return }
      controller.beginAppearanceTransition(true, animated: parent.appearanceState.isAnimated)
      // If `viewIsAppearing` has not been called for the parent yet, the child is notified together with the parent.
      if parent.appearanceState.hasNotifiedIsAppearing { notifyIsAppearing(controller) }
    } else if controller.appearance != .disappeared {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  }
}

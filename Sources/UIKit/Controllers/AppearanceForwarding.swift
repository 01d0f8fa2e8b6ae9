// SPDX-License-Identifier: MIT

/// The appearance of controllers in containers: which calls a container makes for a child, and which a child makes itself.
enum AppearanceForwarding {
  /// The view of a controller is in the window: `viewIsAppearing` there and in its children, once each.
  // Never inlined: the module of the browser would grow by a copy for each caller.
  @inline(never) static func notifyIsAppearing(_ controller: UIViewController?) {
    guard let controller, controller.appearance == .appearing, !controller.appearanceState.hasNotifiedIsAppearing else {
      return
    }
    controller.appearanceState.hasNotifiedIsAppearing = true
    controller.viewIsAppearing(controller.appearanceState.isAnimated)
    for child in controller.appearingChildren { notifyIsAppearing(child) }
  }

  /// Ends the appearance that a change of a container's content began, now that the controller is the content.
  ///
  /// While the container appears, the controller appears with it. A container that leaves or has left the screen meanwhile takes the
  /// controller with it.
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

  /// Ends the disappearance of a controller that is no longer the content and that its container can no longer reach.
  @inline(never) static func endDisappearance(_ controller: UIViewController?) {
    if let controller, controller.appearance == .disappearing { controller.endAppearanceTransition() }
  }

  /// A controller's view entered the window or is about to leave it, without any transition of this controller.
  ///
  /// A parent that is on screen forwards both calls. While the parent itself appears, a new child begins with it and ends with
  /// it. A child that leaves in the middle of its parent's transition ends at once, because the parent no longer reaches it.
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
      // Otherwise with the parent.
      if parent.appearanceState.hasNotifiedIsAppearing { notifyIsAppearing(controller) }
    } else if controller.appearance != .disappeared {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
    }
  }
}

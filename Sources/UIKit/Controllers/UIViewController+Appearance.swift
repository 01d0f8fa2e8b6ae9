// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The view is in the window: `viewIsAppearing` here and in the children.
  final func tellIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
    for child in appearingChildren { child.tellIsAppearing() }
  }

  /// Ends the appearance that a change of a container's content began, now that this controller is the content.
  ///
  /// While the container appears, the controller's turn comes with it. One that leaves or has left the screen meanwhile takes the
  /// controller with it.
  final func endAppearance(in container: UIViewController) {
    switch container.appearance {
    case .appeared: endAppearanceTransition()
    case .appearing: break
    case .disappearing: beginAppearanceTransition(false, animated: container.isAppearanceAnimated)
    case .disappeared:
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    }
  }

  /// Ends the disappearance of a controller that is the content no more and that its container can no longer reach.
  final func endDisappearance() {
    if appearance == .disappearing { endAppearanceTransition() }
  }

  /// The controller's view entered the window or is about to leave it, without any transition of this controller.
  ///
  /// A parent that is on screen forwards both calls. While the parent itself appears, a new child begins with it and ends with
  /// it. A child that leaves in the middle of its parent's transition ends at once, because the parent no longer reaches it.
  final func viewMoved(isComing: Bool) {
    guard let parent = parentController, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if appearance == (isComing ? .disappeared : .appeared), parent.appearance == .appeared {
      beginAppearanceTransition(isComing, animated: false)
      if isComing { tellIsAppearing() }
      endAppearanceTransition()
      return
    }
    guard !parent.movesChildrenItself, transitions.isEmpty else { return }
    if isComing {
      guard appearance == .disappeared, parent.appearance == .appearing else { return }
      beginAppearanceTransition(true, animated: parent.isAppearanceAnimated)
      tellIsAppearing()
    } else if appearance != .disappeared {
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    }
  }
}

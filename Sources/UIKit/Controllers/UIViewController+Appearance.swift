// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The view is in the window: `viewIsAppearing` here and in the children.
  final func tellIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
    for child in appearingChildren { child.tellIsAppearing() }
  }

  /// The controller's view came into the window or is about to leave it, by nobody who told the controller: a parent that
  /// is on screen forwards.
  final func viewMoved(isComing: Bool) {
    guard appearance == (isComing ? .disappeared : .appeared), let parent = parentController,
      parent.appearance == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    beginAppearanceTransition(isComing, animated: false)
    if isComing { tellIsAppearing() }
    endAppearanceTransition()
  }
}

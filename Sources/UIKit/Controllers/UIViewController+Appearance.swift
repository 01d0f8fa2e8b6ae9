// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Starts showing (true) or hiding the view: the controller and its children hear that they will.
  ///
  /// Called in the middle of the opposite way it turns round: the controller hears the opposite `will`, as a cancelled
  /// swipe does. Called twice for one way it does nothing the second time.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let isWayBack = isAppearing ? appearance == .disappearing : appearance == .appearing
    guard isWayBack || appearance == (isAppearing ? .disappeared : .appeared) else { return }
    appearanceWillChange()
    appearance = isAppearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began: the controller and its children hear that they did.
  public final func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    default: return
    }
    for child in appearingChildren { child.endAppearanceTransition() }
    appearanceDidEnd()
  }

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

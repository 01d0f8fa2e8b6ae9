// SPDX-License-Identifier: MIT

// The toolbar below the content.

extension UINavigationController {
  /// Returns whether the toolbar is visible below the given controller.
  final func showsLowerBar(with controller: UIViewController?) -> Bool {
    !isLowerBarHidden && !hidesBottomBars(with: controller)
  }

  final func hideLowerBar(_ isHidden: Bool, animated: Bool) {
    guard isHidden != isLowerBarHidden else { return }
    guard let container = viewIfLoaded, animated, container.window != nil, !UIAccessibility.isReduceMotionEnabled else {
      isLowerBarHidden = isHidden
      viewIfLoaded?.setNeedsLayout()
      return
    }
    // Sets the initial frame without animating it.
    layOutLowerBar(comes: true)
    lowerBar.isHidden = false
    isLowerBarHidden = isHidden
    container.setNeedsLayout()
    UIView.animate(
      withDuration: UIKitTuning.barHideDuration, delay: 0, options: .beginFromCurrentState,
      animations: { container.layoutIfNeeded() },
      completion: { _ in self.layOutLowerBar() })
    lowerBar.isHidden = false
  }

  /// Sets the frame of the toolbar and displays the items of the visible controller. A hidden toolbar is below the
  /// bottom edge.
  ///
  /// The toolbar is not added to the container before it is first displayed, so that it has no cost in applications
  /// without toolbars.
  final func layOutLowerBar(comes: Bool = false) {
    guard let container = viewIfLoaded else { return }
    let isShown = showsLowerBar(with: shown)
    if lowerBar.superview !== container {
      guard isShown || comes else {
        lowerBar.isHidden = true
        return
      }
      container.addSubview(lowerBar)
    }
    let height = UIKitTuning.navigationBarHeight + container.safeAreaInsets.bottom
    let bounds = container.bounds
    lowerBar.layoutFrame = CGRect(
      x: bounds.minX, y: isShown ? bounds.maxY - height : bounds.maxY, width: bounds.width, height: height)
    lowerBar.isHidden = !isShown
    if isShown { lowerBar.show(shown?.toolbarItems ?? []) }
  }
}

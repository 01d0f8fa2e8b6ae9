// SPDX-License-Identifier: MIT

// The bar below the content.

extension UINavigationController {
  /// Whether the bar shows below a controller.
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
    // It comes from where it will go: laid out before the change without animation.
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

  /// Sets the bar's frame, below the lower edge while it is hidden, and the items of the visible controller.
  ///
  /// It is not a subview before it is first displayed, so that apps without it have no cost.
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

// SPDX-License-Identifier: MIT

/// Manages the safe areas of views. The insets of a subview are the amounts by which it overlaps the covered edges. A
/// subview that extends beyond its superview does not have larger insets than its superview.
enum SafeArea {
  /// Updates the safe area of a view and its descendants. View controllers can add insets.
  static func update(_ view: UIView?) {
    guard let view else { return }
    if let parent = view.superview { view.viewMargins.isBelowCover = parent.safeAreaForSubviews != .zero }
    let insets = insets(of: view)
    let old = view.viewMargins.safeArea
    guard insets != old else { return }
    view.viewMargins.safeArea = insets
    view.safeAreaChanged(from: old)
    // The margins change first, as observed on iOS.
    if view.layoutStorage != nil || view.insetsLayoutMarginsFromSafeArea { ViewMargins.changed(view) }
    view.safeAreaInsetsDidChange()
    view.owningController?.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
    passDown(from: view)
  }

  /// Updates the safe area of a view before its layout, because the view may have moved.
  static func refresh(_ view: UIView) {
    if view.viewMargins.isBelowCover || view.viewMargins.hasSafeArea { update(view) }
  }

  /// Marks a moved view for layout if its safe area has changed.
  static func moved(_ view: UIView) {
    if insets(of: view) != view.viewMargins.safeArea { LayoutPass.mark(view) }
  }

  /// Returns the insets of a view at its current position.
  private static func insets(of view: UIView) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let parent = view.superview {
      insets = part(of: parent.safeAreaForSubviews, of: parent.bounds, in: view)
    } else if let window = view as? UIWindow {
      insets = part(of: screenInsets(for: window), of: UIScreen.main.bounds, in: window)
    }
    if let controller = view.owningController {
      for added in [controller.containerSafeArea, controller.additionalSafeAreaInsets] {
        insets.top += added.top
        insets.left += added.left
        insets.bottom += added.bottom
        insets.right += added.right
      }
    }
    return insets
  }

  /// Returns the device's insets in a window. A top inset of at most 24 points is that of the status bar, which the app
  /// can hide.
  private static func screenInsets(for window: UIWindow) -> UIEdgeInsets {
    var insets = ScreenInsets.shared.insets
    if insets.top <= 24, window.rootViewController?.wantsStatusBarHidden == true { insets.top = 0 }
    return insets
  }

  /// Updates the window's safe area after the visibility of the status bar may have changed.
  static func statusBarChanged(for view: UIView?) {
    view?.setNeedsLayout()
    update(view?.window)
  }

  /// Returns the insets by which the covered edges overlap a view.
  private static func part(of covered: UIEdgeInsets, of bounds: CGRect, in view: UIView) -> UIEdgeInsets {
    guard covered != .zero else { return .zero }
    let free = bounds.inset(by: covered)
    let frame = view.frame
    var insets = UIEdgeInsets.zero
    if covered.top > 0 { insets.top = min(covered.top, max(0, free.minY - frame.minY)) }
    if covered.left > 0 { insets.left = min(covered.left, max(0, free.minX - frame.minX)) }
    if covered.bottom > 0 { insets.bottom = min(covered.bottom, max(0, frame.maxY - free.maxY)) }
    if covered.right > 0 { insets.right = min(covered.right, max(0, frame.maxX - free.maxX)) }
    return insets
  }

  /// Updates the safe areas of the subviews.
  static func passDown(from view: UIView) {
    // If there are no insets, as in the content of a list, subviews without insets do not change.
    guard !view.subviews.isEmpty else { return }
    let isCovered = view.safeAreaForSubviews != .zero
    for subview in view.subviews
    where isCovered || subview.viewMargins.hasSafeArea || subview.owningController != nil {
      update(subview)
    }
  }
}

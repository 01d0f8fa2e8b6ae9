// SPDX-License-Identifier: MIT

/// The safe areas of views: what bars cover of a superview they cover of its subviews, as far as those reach there. A subview that
/// extends beyond its superview has no larger insets than that.
enum SafeArea {
  /// Updates the safe area of a view and of those below it. A controller adds its own.
  static func update(_ view: UIView?) {
    guard let view else { return }
    var insets = UIEdgeInsets.zero
    if let parent = view.superview {
      let covered = parent.safeAreaForSubviews
      if covered != .zero {
        let free = parent.bounds.inset(by: covered)
        let place = view.frame
        if covered.top > 0 { insets.top = min(covered.top, max(0, free.minY - place.minY)) }
        if covered.left > 0 { insets.left = min(covered.left, max(0, free.minX - place.minX)) }
        if covered.bottom > 0 { insets.bottom = min(covered.bottom, max(0, place.maxY - free.maxY)) }
        if covered.right > 0 { insets.right = min(covered.right, max(0, place.maxX - free.maxX)) }
      }
    }
    if let controller = view.owningController {
      for added in [controller.containerSafeArea, controller.additionalSafeAreaInsets] {
        insets.top += added.top
        insets.left += added.left
        insets.bottom += added.bottom
        insets.right += added.right
      }
    }
    let old = view.viewMargins.safeArea
    guard insets != old else { return }
    view.viewMargins.safeArea = insets
    view.safeAreaChanged(from: old)
    // The order was recorded on iOS: margins first.
    if view.layoutStorage != nil || view.insetsLayoutMarginsFromSafeArea { ViewMargins.changed(view) }
    view.safeAreaInsetsDidChange()
    view.owningController?.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
    passDown(from: view)
  }

  /// Updates the safe areas of the subviews.
  static func passDown(from view: UIView) {
    // Where nothing is covered, as in the content of a list, nothing changes for a subview that had nothing covered either.
    let isCovered = view.safeAreaForSubviews != .zero
    for subview in view.subviews
    where isCovered || subview.viewMargins.safeArea != .zero || subview.owningController != nil {
      update(subview)
    }
  }
}

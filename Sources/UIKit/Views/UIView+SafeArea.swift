// SPDX-License-Identifier: MIT

extension UIView {
  /// The rectangle that no bar covers, in the view's coordinates, in points.
  final var safeAreaRect: CGRect { bounds.inset(by: safeAreaInsets) }

  /// Brings the safe area up to date, here and below.
  ///
  /// What bars cover of the superview they cover of this view, as far as it reaches there; a controller adds its own.
  final func updateSafeArea() {
    var insets = UIEdgeInsets.zero
    if let parent = superview {
      let covered = parent.safeAreaForSubviews
      if covered != .zero {
        let free = parent.bounds.inset(by: covered)
        let place = frame
        if covered.top > 0 { insets.top = max(0, free.minY - place.minY) }
        if covered.left > 0 { insets.left = max(0, free.minX - place.minX) }
        if covered.bottom > 0 { insets.bottom = max(0, place.maxY - free.maxY) }
        if covered.right > 0 { insets.right = max(0, place.maxX - free.maxX) }
      }
    }
    if let controller = owningController {
      for added in [controller.containerSafeArea, controller.additionalSafeAreaInsets] {
        insets.top += added.top
        insets.left += added.left
        insets.bottom += added.bottom
        insets.right += added.right
      }
    }
    let old = ownSafeArea
    guard insets != old else { return }
    ownSafeArea = insets
    safeAreaChanged(from: old)
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    if layoutStorage != nil || insetsLayoutMarginsFromSafeArea { marginsChanged() }
    setNeedsLayout()
    passSafeAreaDown()
  }

  /// Brings the subviews' safe areas up to date.
  final func passSafeAreaDown() {
    // Where nothing is covered, as in the content of a list, nothing changes for a subview that had nothing covered either.
    let isCovered = safeAreaForSubviews != .zero
    for subview in subviews where isCovered || subview.ownSafeArea != .zero || subview.owningController != nil {
      subview.updateSafeArea()
    }
  }
}

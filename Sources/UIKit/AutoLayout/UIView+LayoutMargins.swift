// SPDX-License-Identifier: MIT

/// The margins that somebody set for a view.
final class LayoutMargins {
  /// In points; if directed, the left one is the leading one.
  let insets: UIEdgeInsets
  /// Whether the sides change with the direction of reading.
  let isDirected: Bool

  init(insets: UIEdgeInsets, isDirected: Bool) {
    self.insets = insets
    self.isDirected = isDirected
  }
}

extension UIView {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// What was set, or the default, without what lies around the view.
  private var plainMargins: UIEdgeInsets {
    let side = UIKitTuning.defaultMargin
    var margins = ownMargins?.insets ?? UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    if let ownMargins, ownMargins.isDirected, isMirrored {
      margins = UIEdgeInsets(
        top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }
    guard let controller = owningController else { return margins }
    if ownMargins == nil {
      margins.top = 0
      margins.bottom = 0
    }
    if controller.viewRespectsSystemMinimumLayoutMargins {
      let least = UIEdgeInsets(
        controller.systemMinimumLayoutMargins, direction: effectiveUserInterfaceLayoutDirection)
      margins.left = max(margins.left, least.left)
      margins.right = max(margins.right, least.right)
    }
    return margins
  }

  final var effectiveMargins: UIEdgeInsets {
    var margins = plainMargins
    if preservesSuperviewLayoutMargins, let parent = superview {
      let outer = parent.layoutMargins
      let place = layoutFrame
      margins.top = max(margins.top, outer.top - place.minY)
      margins.left = max(margins.left, outer.left - place.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (parent.bounds.height - place.maxY))
      margins.right = max(margins.right, outer.right - (parent.bounds.width - place.maxX))
    }
    if insetsLayoutMarginsFromSafeArea {
      let safe = safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    return margins
  }

  final func setMargins(_ margins: UIEdgeInsets, isDirected: Bool) {
    guard margins.keepsLimit else {
      Diagnostics.report(
        "nonFiniteGeometry",
        "layoutMargins (\(margins.top), \(margins.left), \(margins.bottom), \(margins.right)) of a view was refused: \(GeometryLimit.rule)"
      )
      return
    }
    let old = effectiveMargins
    ownMargins = LayoutMargins(insets: margins, isDirected: isDirected)
    if effectiveMargins != old { marginsChanged() }
  }

  /// The margins are others now, also for subviews that keep clear of them.
  final func marginsChanged() {
    LayoutHierarchy.geometryChanged(of: self)
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
  }
}

extension NSDirectionalEdgeInsets {
  /// Insets by left and right, told by the direction of reading.
  init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

// SPDX-License-Identifier: MIT

/// The margins and the safe area of a view.
struct ViewMargins {
  /// The explicit margins; nil for the default margins.
  private(set) var own: LayoutMargins?
  /// The insets of the area that bars do not cover.
  var safeArea = UIEdgeInsets.zero { didSet { hasSafeArea = safeArea != .zero } }
  /// Whether bars cover part of the view.
  private(set) var hasSafeArea = false
  /// Whether a bar covers part of the superview, so that the safe area depends on the view's position.
  var isBelowCover = false
  /// Whether the safe area is added to the margins.
  var includesSafeArea = true
  /// Whether the view also respects its superview's margins where it overlaps them.
  var preservesSuperview = false

  /// Returns the view's own margins, without the superview's margins and the safe area.
  private func plain(of view: UIView) -> UIEdgeInsets {
    let side = UIKitTuning.defaultMargin
    let direction = view.effectiveUserInterfaceLayoutDirection
    var margins = own?.insets ?? UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    if let own, own.isDirected, direction == .rightToLeft {
      margins = UIEdgeInsets(
        top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }
    guard let controller = view.owningController else { return margins }
    if own == nil {
      margins.top = 0
      margins.bottom = 0
    }
    if controller.viewRespectsSystemMinimumLayoutMargins {
      let least = UIEdgeInsets(controller.systemMinimumLayoutMargins, direction: direction)
      margins.left = max(margins.left, least.left)
      margins.right = max(margins.right, least.right)
    }
    return margins
  }

  /// Returns the effective margins in points.
  static func effective(of view: UIView) -> UIEdgeInsets {
    var margins = view.viewMargins.plain(of: view)
    if view.preservesSuperviewLayoutMargins, let parent = view.superview {
      let outer = parent.layoutMargins
      let frame = view.layoutFrame
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (parent.bounds.height - frame.maxY))
      margins.right = max(margins.right, outer.right - (parent.bounds.width - frame.maxX))
    }
    if view.insetsLayoutMarginsFromSafeArea {
      let safe = view.safeAreaInsets
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    return margins
  }

  /// Sets the margins of a view.
  static func set(_ margins: UIEdgeInsets, isDirected: Bool, of view: UIView) {
    guard margins.keepsLimit else {
      Diagnostics.report(
        "nonFiniteGeometry",
        "layoutMargins (\(margins.top), \(margins.left), \(margins.bottom), \(margins.right)) of a view are invalid: \(GeometryLimit.rule)."
      )
      return
    }
    let old = effective(of: view)
    view.viewMargins.own = LayoutMargins(insets: margins, isDirected: isDirected)
    if effective(of: view) != old { changed(view) }
  }

  /// Handles a change of a view's margins, which also affects subviews that preserve their superview's margins.
  static func changed(_ view: UIView?) {
    guard let view else { return }
    LayoutHierarchy.geometryChanged(of: view)
    view.layoutMarginsDidChange()
    view.owningController?.viewLayoutMarginsDidChange()
    for subview in view.subviews where subview.preservesSuperviewLayoutMargins { changed(subview) }
  }
}

/// The explicit margins of a view.
final class LayoutMargins {
  /// The insets in points. If `isDirected` is true, `left` is the leading inset.
  let insets: UIEdgeInsets
  /// Whether left and right are swapped in right-to-left layouts.
  let isDirected: Bool

  init(insets: UIEdgeInsets, isDirected: Bool) {
    self.insets = insets
    self.isDirected = isDirected
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates directional insets from left and right insets.
  init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

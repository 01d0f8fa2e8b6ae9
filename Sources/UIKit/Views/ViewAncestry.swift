// SPDX-License-Identifier: MIT

/// Traverses the ancestors of a view. Ancestors are traversed several times for each displayed or removed cell, so, for
/// speed, the visited views are not retained and main actor isolation is not checked.
nonisolated enum ViewAncestry {
  /// Returns whether a view is the given view or one of its descendants.
  static func isInside(_ view: UIView, _ other: UIView) -> Bool {
    let wanted = Unmanaged.passUnretained(other).toOpaque()
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(view)
    while let view = next {
      if view.toOpaque() == wanted { return true }
      next = view._withUnsafeGuaranteedRef { $0.parentReference }
    }
    return false
  }

  /// Returns the nearest window, starting with the view itself, or nil if there is none.
  static func window(of view: UIView) -> UIView? {
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(view)
    while let view = next {
      if view._withUnsafeGuaranteedRef({ $0.isWindow }) { return view.takeUnretainedValue() }
      next = view._withUnsafeGuaranteedRef { $0.parentReference }
    }
    return nil
  }

  /// Returns the topmost ancestor of a view, or the view itself if it has no superview.
  // Never inlined, because each inlined copy would increase the size of the browser module.
  @inline(never) static func top(of view: UIView) -> UIView {
    var top = view
    while let parent = top.parentView { top = parent }
    return top
  }
}

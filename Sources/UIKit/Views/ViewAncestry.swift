// SPDX-License-Identifier: MIT

/// Walks up from a view. They happen several times for each cell that appears or disappears, so the views on the path are not retained,
/// and nothing here asks for the main actor.
nonisolated enum ViewAncestry {
  /// Whether a view is another one or somewhere inside it.
  static func isInside(_ view: UIView, _ other: UIView) -> Bool {
    let wanted = Unmanaged.passUnretained(other).toOpaque()
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(view)
    while let view = next {
      if view.toOpaque() == wanted { return true }
      next = view._withUnsafeGuaranteedRef { $0.parentReference }
    }
    return false
  }

  /// The nearest view that is a window, the view itself first; nil if there is none.
  static func window(of view: UIView) -> UIView? {
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(view)
    while let view = next {
      if view._withUnsafeGuaranteedRef({ $0.isWindow }) { return view.takeUnretainedValue() }
      next = view._withUnsafeGuaranteedRef { $0.parentReference }
    }
    return nil
  }

  /// The topmost view around a view, the view itself if it has no superview.
  // Never inlined: the module of the browser would grow by a copy for each caller.
  @inline(never) static func top(of view: UIView) -> UIView {
    var top = view
    while let parent = top.parentView { top = parent }
    return top
  }
}

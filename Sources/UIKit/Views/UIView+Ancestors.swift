// SPDX-License-Identifier: MIT

/// The way up from a view. It is gone several times for each cell that comes or goes, so the views passed on it are not counted as
/// referred to, and nothing here asks for the main actor.
extension UIView {
  /// The view that this one is in, nil at the top.
  nonisolated final var parentView: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
  }

  /// Whether the view is another one or somewhere inside it.
  nonisolated final func isInside(_ other: UIView) -> Bool {
    let wanted = Unmanaged.passUnretained(other).toOpaque()
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
    while let view = next {
      if view.toOpaque() == wanted { return true }
      next = view._withUnsafeGuaranteedRef { $0.parentReference }
    }
    return false
  }

  /// The nearest view that is a window, this one first; nil if there is none.
  nonisolated final var nearestWindow: UIView? {
    var next: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
    while let view = next {
      if view._withUnsafeGuaranteedRef({ $0.isWindow }) { return view.takeUnretainedValue() }
      next = view._withUnsafeGuaranteedRef { $0.parentReference }
    }
    return nil
  }
}

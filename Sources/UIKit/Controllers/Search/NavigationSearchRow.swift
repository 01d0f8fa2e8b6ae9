// SPDX-License-Identifier: MIT

/// The row of a navigation bar that displays the search bar of the top item. The row clips the search bar while it
/// shrinks.
final class NavigationSearchRow: UIView {
  private var search: (any NavigationBarSearch)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the search bar of the given search, or an empty row if it is nil. If the search bar is already displayed,
  /// it remains the first responder.
  func display(_ search: (any NavigationBarSearch)?) {
    self.search = search
    let view = search?.barView
    for subview in subviews where subview !== view { subview.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Removes and returns the search bar for temporary display elsewhere, or returns nil if the row has no search bar.
  func takeBar() -> UIView? {
    guard let view = subviews.first else { return nil }
    view.removeFromSuperview()
    return view
  }

  /// Lays out the row in a bar.
  func layOut(in bounds: CGRect, form: NavigationBarForm) {
    isHidden = form.searchRow <= 0 || subviews.isEmpty
    layoutFrame = CGRect(
      x: bounds.minX, y: bounds.minY + form.searchTop, width: bounds.width, height: form.searchRow)
    if let search, search.barView?.superview === self { search.layOut(in: self.bounds) }
  }
}

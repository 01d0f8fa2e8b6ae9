// SPDX-License-Identifier: MIT

/// The row of a navigation bar with the search bar of the top item. It clips what does not fit while it shrinks.
final class NavigationSearchRow: UIView {
  private var search: (any NavigationBarSearch)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the search bar of a search, or none. A search bar that is displayed already stays first responder.
  func display(_ search: (any NavigationBarSearch)?) {
    self.search = search
    let view = search?.barView
    for subview in subviews where subview !== view { subview.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Removes the search bar, to be displayed elsewhere for a moment; nil if there is none.
  func takeBar() -> UIView? {
    guard let view = subviews.first else { return nil }
    view.removeFromSuperview()
    return view
  }

  /// Places the row below the title of a bar with a form.
  func layOut(in bounds: CGRect, form: NavigationBarForm) {
    isHidden = form.searchRow <= 0 || subviews.isEmpty
    layoutFrame = CGRect(
      x: bounds.minX, y: bounds.minY + form.searchTop, width: bounds.width, height: form.searchRow)
    if let search, search.barView?.superview === self { search.layOut(in: self.bounds) }
  }
}

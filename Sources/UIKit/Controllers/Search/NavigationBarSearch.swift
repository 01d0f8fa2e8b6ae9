// SPDX-License-Identifier: MIT

/// The interface of a navigation item's search. Bars and controllers refer only to this protocol, so applications
/// without a search do not link search controllers and search bars.
protocol NavigationBarSearch: AnyObject {
  /// The search bar, or nil if the navigation bar does not display it.
  var barView: UIView? { get }
  /// The height of the search row in points.
  var rowHeight: CGFloat { get }
  /// Whether a search is active. During a search, the row does not scroll with the content.
  var isActive: Bool { get }
  /// Whether the title and the buttons are hidden during the active search.
  var hidesItems: Bool { get }
  /// Sets the frame and margins of the search bar in its row.
  func layOut(in row: CGRect)
  /// Cancels the search on behalf of the user. Returns whether a search was active.
  func cancel() -> Bool
}

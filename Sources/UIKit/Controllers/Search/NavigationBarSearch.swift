// SPDX-License-Identifier: MIT

/// The search of a navigation item, as a navigation bar and its controller use it. They do not know search controllers, so that apps
/// without a search have no search bars in their module.
protocol NavigationBarSearch: AnyObject {
  /// The search bar, if it belongs into the navigation bar; nil while it is elsewhere.
  var barView: UIView? { get }
  /// The height in points of the search row.
  var rowHeight: CGFloat { get }
  /// Whether a search is under way, so that the row does not follow the content.
  var isActive: Bool { get }
  /// Whether title and buttons are hidden while the search is under way.
  var hidesItems: Bool { get }
  /// Gives the search bar the bounds of its row.
  func layOut(in row: CGRect)
  /// A person cancels the search; returns whether one was under way.
  func cancel() -> Bool
}

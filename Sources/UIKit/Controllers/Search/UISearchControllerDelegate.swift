// SPDX-License-Identifier: MIT

/// The methods that are called when a search begins and ends. All methods are optional.
///
/// The four notifications are sent if a search is begun or ended by a tap, by a key or through `isActive`, but not by
/// calls to `present` and `dismiss`.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins. Default: nothing.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search has begun and its animation has ended. Default: nothing.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends. Default: nothing.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search and its animation have ended. Default: nothing.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when the search controller must be presented, which implementations do with
  /// `present(_:animated:completion:)`. Default: the search controller presents itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation, with which the search controller presents itself.
  public func presentSearchController(_ searchController: UISearchController) { OptionalCall.isAbsent(in: self) }
}

// SPDX-License-Identifier: MIT

/// The methods that are called when a search begins and ends. All methods are optional.
///
/// The four notifications are sent for searches that a tap, a key or `isActive` begins or ends, but not for calls to
/// `present` and `dismiss`.
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
  /// Called to present the search controller with `present(_:animated:completion:)`. Default: the search controller
  /// presents itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation, with which the search controller presents itself.
  public func presentSearchController(_ searchController: UISearchController) { OptionalCall.isAbsent(in: self) }
}

// SPDX-License-Identifier: MIT

/// Notified when a search begins and ends. Every method is optional.
///
/// The four notifications are sent for searches that a tap, a key or `isActive` begins or ends, not for `present` and `dismiss`.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin. Default: nothing.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun, and its animation has ended. Default: nothing.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end. Default: nothing.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended, and so has its animation. Default: nothing.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search controller, with `present(_:animated:completion:)`. Default: the search controller presents itself.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// The default implementation: the search controller presents itself.
  public func presentSearchController(_ searchController: UISearchController) { OptionalCall.isAbsent(in: self) }
}

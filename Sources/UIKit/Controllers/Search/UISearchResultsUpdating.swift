// SPDX-License-Identifier: MIT

/// Updates search results from what a person types.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search bar became first responder, its text or scope changed, or the search ended.
  func updateSearchResults(for searchController: UISearchController)
}

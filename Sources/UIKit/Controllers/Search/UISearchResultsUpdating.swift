// SPDX-License-Identifier: MIT

/// The method that updates search results for the text and scope of the search bar.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar has become first responder, its text or scope has changed, or the search has ended.
  func updateSearchResults(for searchController: UISearchController)
}

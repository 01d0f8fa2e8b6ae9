// SPDX-License-Identifier: MIT

/// The method that updates the search results when the text or scope of the search bar changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search bar becomes first responder, when its text or scope changes, and when the search ends.
  func updateSearchResults(for searchController: UISearchController)
}

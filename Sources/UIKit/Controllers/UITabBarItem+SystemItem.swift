// SPDX-License-Identifier: MIT

extension UITabBarItem {
  /// Items of the system, which have a title and a symbol.
  nonisolated public enum SystemItem: Int, Sendable {
    /// The items that are hidden because there is no space.
    case more
    /// The items that the person chose, and special ones.
    case favorites, featured, topRated
    /// The recently used items.
    case recents
    /// People, and what happened before.
    case contacts, history
    /// Pages that are marked, and a search.
    case bookmarks, search
    /// Downloaded and new items.
    case downloads, mostRecent, mostViewed
  }
}

extension UITabBarItem.SystemItem {
  // The titles are Apple's; the symbols are those of our table that come nearest.
  var titleAndSymbol: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star")
    case .topRated: ("Top Rated", "star.circle")
    case .recents: ("Recents", "clock")
    case .contacts: ("Contacts", "person.crop.circle")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down")
    case .mostRecent: ("Most Recent", "clock")
    case .mostViewed: ("Most Viewed", "list.bullet")
    }
  }
}

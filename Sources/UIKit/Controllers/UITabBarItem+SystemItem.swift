// SPDX-License-Identifier: MIT

extension UITabBarItem {
  /// The system's tab bar items, which have a title and a symbol.
  nonisolated public enum SystemItem: Int, Sendable {
    /// Items that do not fit in the bar.
    case more
    /// Favorite, featured and top-rated items.
    case favorites, featured, topRated
    /// Recently used items.
    case recents
    /// Contacts and the history.
    case contacts, history
    /// Bookmarks and search.
    case bookmarks, search
    /// Downloaded, most recent and most viewed items.
    case downloads, mostRecent, mostViewed
  }
}

extension UITabBarItem.SystemItem {
  // The titles are Apple's. The symbols are the closest ones available.
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

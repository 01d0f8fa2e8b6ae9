// SPDX-License-Identifier: MIT

// What `delegate?.method?(...)` means; see `OptionalCall`.

extension UITabBarDelegate {
  /// Lets `tabBar?(...)` be written of a delegate: it is called, and answers nil where it is left out.
  @_disfavoredOverload
  public var tabBar: OptionalCalls.TabBarDelegateTabBar? { .init(delegate: self) }
}

extension OptionalCalls {
  /// The methods `tabBar` of a `UITabBarDelegate`, as an optional call of them sees them.
  @preconcurrency @MainActor
  public struct TabBarDelegateTabBar {
    let delegate: any UITabBarDelegate

    /// Calls `tabBar(_:didSelect:)`.
    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      delegate.tabBar(tabBar, didSelect: item)
    }
  }
}

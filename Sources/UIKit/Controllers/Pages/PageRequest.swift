// SPDX-License-Identifier: MIT

/// The pages that a page view controller was given while a change was calling the program.
///
/// They are what `viewControllers` returns from then on; only the last ones are displayed.
struct PageRequest {
  /// Pages to display, and how.
  struct Change {
    let pages: [UIViewController]
    let direction: UIPageViewController.NavigationDirection
    let isAnimated: Bool
    let completion: ((Bool) -> Void)?
  }

  private(set) var waiting: Change?
  /// The number of nested changes that are calling the program.
  var depth = 0

  /// Requests pages, which replace pending ones. Returns the completion of those, to be called because they were not
  /// displayed.
  mutating func ask(_ change: Change) -> ((Bool) -> Void)? {
    defer { waiting = change }
    return waiting?.completion
  }

  /// The change that waits, which waits no longer.
  mutating func take() -> Change? {
    defer { waiting = nil }
    return waiting
  }
}

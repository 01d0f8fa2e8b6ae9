// SPDX-License-Identifier: MIT

/// The pages that were set while a page change was calling application code.
///
/// `viewControllers` returns these pages immediately. Only the last requested pages are displayed.
struct PageRequest {
  /// The pages to display, with the parameters of the change.
  struct Change {
    let pages: [UIViewController]
    let direction: UIPageViewController.NavigationDirection
    let isAnimated: Bool
    let completion: ((Bool) -> Void)?
  }

  private(set) var waiting: Change?
  /// The number of nested changes that are currently calling application code.
  var depth = 0

  /// Requests pages, replacing pending ones. Returns the completion of the replaced request. The caller must call that
  /// completion, because the replaced pages will not be displayed.
  mutating func ask(_ change: Change) -> ((Bool) -> Void)? {
    defer { waiting = change }
    return waiting?.completion
  }

  /// Removes and returns the pending change.
  mutating func take() -> Change? {
    defer { waiting = nil }
    return waiting
  }
}

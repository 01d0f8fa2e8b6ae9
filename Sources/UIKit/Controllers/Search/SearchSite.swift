// SPDX-License-Identifier: MIT

/// The location of a search: the screen that it covers. The references are weak, because the screen retains the search.
struct SearchSite {
  /// The covered screen, or nil after its deallocation.
  @WeakReference var host: UIViewController?
  /// The navigation controller that displays the screen, or nil.
  @WeakReference var navigation: UINavigationController?

  /// Creates the site for the screen that displays the given navigation item. Returns nil if that screen is not on top
  /// or has no window.
  init?(of item: UINavigationItem) {
    guard let navigation = item.bar?.superview?.owningController as? UINavigationController,
      let host = navigation.shown, host.navigationItem === item, navigation.viewIfLoaded?.window != nil
    else { return nil }
    self.host = host
    self.navigation = navigation
  }

  /// Creates the site for the screen that contains the given view. Returns nil if the view has no window.
  init?(around view: UIView) {
    guard view.window != nil else { return nil }
    var ancestor: UIView? = view
    while let current = ancestor, current.owningController == nil { ancestor = current.superview }
    guard let controller = ancestor?.owningController else { return nil }
    // If the search bar is in the title view of a navigation bar, the screen is the visible controller.
    self.init(around: (controller as? UINavigationController)?.shown ?? controller)
  }

  /// Creates the site for a controller's screen. The screen is the nearest controller, starting with the given one,
  /// that defines a presentation context or is a child of a navigation or tab bar controller.
  init?(around controller: UIViewController) {
    var host = controller
    while let parent = host.parent, !host.definesPresentationContext {
      if parent is UINavigationController || parent is UITabBarController { break }
      host = parent
    }
    guard host.viewIfLoaded?.window != nil else { return nil }
    self.host = host
    navigation = host.parent as? UINavigationController
  }

  /// Displays an overlay above the screen and below the navigation bar.
  func cover(with overlay: UIView) {
    guard let host, let view = host.viewIfLoaded, let container = view.superview else { return }
    overlay.layoutFrame = view.layoutFrame
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.modalState.overlay = overlay
    container.insertSubview(overlay, aboveSubview: view)
    navigation?.arrange(host)
  }

  /// Lays out the screen and the navigation bar.
  func layOut() {
    if let container = navigation?.viewIfLoaded {
      container.setNeedsLayout()
      navigation?.bar.setNeedsLayout()
      container.layoutIfNeeded()
    } else {
      host?.viewIfLoaded?.superview?.layoutIfNeeded()
    }
  }
}

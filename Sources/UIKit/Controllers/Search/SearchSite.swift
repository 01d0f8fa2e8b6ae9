// SPDX-License-Identifier: MIT

/// The location of a search: the screen that it covers. The screen retains the search, so the references are weak.
struct SearchSite {
  /// The screen, or nil after its release.
  @WeakReference var host: UIViewController?
  /// The navigation controller that displays the screen, or nil.
  @WeakReference var navigation: UINavigationController?

  /// Creates the site for the topmost screen with a navigation item, or nil if that screen is not on top.
  init?(of item: UINavigationItem) {
    guard let navigation = item.bar?.superview?.owningController as? UINavigationController,
      let host = navigation.shown, host.navigationItem === item, navigation.viewIfLoaded?.window != nil
    else { return nil }
    self.host = host
    self.navigation = navigation
  }

  /// Creates the site for the screen that contains a view, or nil if the view has no window.
  init?(around view: UIView) {
    guard view.window != nil else { return nil }
    var ancestor: UIView? = view
    while let current = ancestor, current.owningController == nil { ancestor = current.superview }
    guard let controller = ancestor?.owningController else { return nil }
    // The search bar may be in the title view of a navigation bar.
    self.init(around: (controller as? UINavigationController)?.shown ?? controller)
  }

  /// Creates the site for a controller's screen: the nearest ancestor that defines a presentation context, or that a
  /// navigation or tab bar controller displays.
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

  /// Lays out the screen and the bar.
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

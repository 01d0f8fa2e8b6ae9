// SPDX-License-Identifier: MIT

/// The site of a search: the screen that it covers. The screen retains the search, so it is not retained here.
struct SearchSite {
  /// The screen; nil once it is gone.
  @WeakReference var host: UIViewController?
  /// The navigation controller that displays the screen; nil without one.
  @WeakReference var navigation: UINavigationController?

  /// The screen of a navigation item that is on top; nil if it is not.
  init?(of item: UINavigationItem) {
    guard let navigation = item.bar?.superview?.owningController as? UINavigationController,
      let host = navigation.shown, host.navigationItem === item, navigation.viewIfLoaded?.window != nil
    else { return nil }
    self.host = host
    self.navigation = navigation
  }

  /// The screen that contains a view; nil if the view is in no window.
  init?(around view: UIView) {
    guard view.window != nil else { return nil }
    var ancestor: UIView? = view
    while let current = ancestor, current.owningController == nil { ancestor = current.superview }
    guard let controller = ancestor?.owningController else { return nil }
    // The title view of a navigation bar.
    self.init(around: (controller as? UINavigationController)?.shown ?? controller)
  }

  /// The screen of a controller: the nearest ancestor that defines a presentation context or that a navigation or tab bar controller
  /// displays.
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

  /// Displays a view over the screen, below the navigation bar.
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

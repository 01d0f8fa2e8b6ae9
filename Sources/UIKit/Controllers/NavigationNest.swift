// SPDX-License-Identifier: MIT

/// Manages a navigation controller that has other navigation controllers on its stack, or that is itself on such a
/// stack.
///
/// A collapsed split view controller puts its columns, which are navigation controllers, on one stack. Each column has
/// its own bar, so the outer bar is visible only while one of the outer controller's own screens is visible.
final class NavigationNest {
  @WeakReference var navigation: UINavigationController?
  /// Whether navigation controllers can be on the stack.
  var acceptsNavigation = false
  /// The screen whose item the bar displays during a transition. If nil, the bar displays the item of the visible
  /// screen.
  var barScreen: UIViewController?
  /// The item of the screen that is below the entire stack, or nil. The first screen's back button returns to that
  /// screen.
  var outerItem: UINavigationItem? {
    didSet {
      guard outerItem !== oldValue, let navigation else { return }
      navigation.bar.setItems(items(of: navigation.viewControllers), animated: false)
    }
  }

  /// Returns the bar's items for the given stack.
  func items(of stack: [UIViewController]) -> [UINavigationItem] {
    let own = stack.map { $0.navigationItem }
    guard let outerItem else { return own }
    return [outerItem] + own
  }

  /// Navigates back when the bar's back button is pressed. Pops the top screen, or the whole navigation controller if
  /// it has only one screen.
  func goBack() {
    guard let navigation else { return }
    if navigation.viewControllers.count > 1 || outerItem == nil {
      navigation.popViewController(animated: true)
    } else if let outer = navigation.parent as? UINavigationController, outer.topViewController === navigation {
      outer.popViewController(animated: true)
    }
  }

  /// Sets the frame of a navigation controller on the stack. The controller fills the container, because it displays
  /// its own bars.
  func arrange(_ controller: UIViewController, in container: UIView) {
    guard let content = controller.view else { return }
    content.bounds = CGRect(origin: content.bounds.origin, size: container.bounds.size)
    content.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    controller.containerSafeArea = .zero
  }
}

// SPDX-License-Identifier: MIT

/// A navigation controller whose stack contains others, or that is on the stack of another one.
///
/// A collapsed split view controller puts its columns on one stack, and columns are navigation controllers. Each has a bar of its
/// own, so the outer bar is visible with the outer controller's own screens only.
final class NavigationNest {
  @WeakReference var navigation: UINavigationController?
  /// Whether navigation controllers can be on the stack.
  var acceptsNavigation = false
  /// The screen that the bar belongs to during a change; nil for the one that is displayed.
  var barScreen: UIViewController?
  /// The item of the screen below the whole stack, to which the back button of the first screen returns; nil without
  /// one.
  var outerItem: UINavigationItem? {
    didSet {
      guard outerItem !== oldValue, let navigation else { return }
      navigation.bar.setItems(items(of: navigation.viewControllers), animated: false)
    }
  }

  /// The items of the bar for a stack.
  func items(of stack: [UIViewController]) -> [UINavigationItem] {
    let own = stack.map { $0.navigationItem }
    guard let outerItem else { return own }
    return [outerItem] + own
  }

  /// The button of the bar was pressed: the top screen leaves, or, with the last one, the whole navigation controller.
  func goBack() {
    guard let navigation else { return }
    if navigation.viewControllers.count > 1 || outerItem == nil {
      navigation.popViewController(animated: true)
    } else if let outer = navigation.parent as? UINavigationController, outer.topViewController === navigation {
      outer.popViewController(animated: true)
    }
  }

  /// Places a navigation controller on the stack, which leaves space for its bars itself.
  func arrange(_ controller: UIViewController, in container: UIView) {
    guard let content = controller.view else { return }
    content.bounds = CGRect(origin: content.bounds.origin, size: container.bounds.size)
    content.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    controller.containerSafeArea = .zero
  }
}

// SPDX-License-Identifier: MIT

extension UICollectionViewController {
  final func makeMorph(with other: UIViewController, isPop: Bool) -> NavigationMorph? {
    guard isPop else {
      guard let lower = other as? UICollectionViewController, lower === controllerBelow else { return nil }
      return makePush(from: lower)
    }
    var controller = self
    while let adopted = controller.adopted {
      if adopted.lower === other {
        // The app may have replaced this controller's collection view in the meantime.
        return managedView === adopted.view ? LayoutNavigation(popping: self, to: adopted) : nil
      }
      controller = adopted.lower
    }
    return nil
  }

  /// The controller below this one on its navigation stack.
  private var controllerBelow: UIViewController? {
    guard let stack = navigationController?.viewControllers, let index = stack.firstIndex(where: { $0 === self }),
      index > 0
    else { return nil }
    return stack[index - 1]
  }

  private func makePush(from lower: UICollectionViewController) -> LayoutNavigation? {
    guard useLayoutToLayoutNavigationTransitions, adopted == nil, let view = lower.collectionView else { return nil }
    guard managedView == nil || managedView === view else {
      Diagnostics.report(
        "layoutNavigation",
        "A UICollectionViewController with useLayoutToLayoutNavigationTransitions already has its own collection view, "
          + "so it cannot reuse the previous one. Do not load its view before the push.")
      return nil
    }
    guard view.collectionViewLayout !== firstLayout else {
      Diagnostics.report(
        "layoutNavigation",
        "A UICollectionViewController with useLayoutToLayoutNavigationTransitions has the same layout object as the "
          + "previous controller. Use a different layout object.")
      return nil
    }
    return LayoutNavigation(pushing: self, from: lower, view)
  }

  /// Called when the view is loaded, before the push is visible. Adopts the lower controller's collection view.
  final func adoptBeforeShowing() -> LayoutNavigation? {
    guard useLayoutToLayoutNavigationTransitions, adopted == nil, managedView == nil, navigationController != nil else {
      return nil
    }
    guard let lower = controllerBelow as? UICollectionViewController else {
      Diagnostics.report(
        "layoutNavigation",
        "useLayoutToLayoutNavigationTransitions is true, but the previous controller on the navigation stack is not a "
          + "UICollectionViewController, so a new collection view is created. Set it to false for this controller.")
      return nil
    }
    return makePush(from: lower)
  }

  /// Called when the collection view has returned to a lower controller. The controllers in between release the view.
  final func releaseAdopted(downTo lower: UICollectionViewController) {
    var controller = self
    while controller !== lower, let adopted = controller.adopted {
      controller.adopted = nil
      controller = adopted.lower
    }
  }

  /// Called after the controller has left the stack without a layout change. The collection view returns to the lower
  /// controller in this case, too.
  final func returnAdopted() {
    guard let adopted, let container = viewIfLoaded, adopted.view.superview === container else { return }
    let change = LayoutNavigation(popping: self, to: adopted)
    UIView.performWithoutAnimation {
      change.run(isAnimated: false)
      change.end()
    }
  }
}

// SPDX-License-Identifier: MIT

/// The methods for adapting content to its container's size and traits. View controllers and presentation controllers
/// adopt the protocol.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content in points, or zero for no preference.
  var preferredContentSize: CGSize { get }
  /// Called when a child's `preferredContentSize` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called when the Auto Layout size of a child has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size in points of the given child when its container has the given size.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

/// The default implementations of the container methods of view controllers.
enum ContentContainers {
  /// Notifies the children of a controller, and the presentation controller of a controller presented from it, of a new
  /// size.
  static func transition(
    _ controller: UIViewController, to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in controller.children {
      let new = controller.size(forChildContentContainer: child, withParentContainerSize: size)
      if new != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: new, with: coordinator) }
    }
    guard let presented = controller.modalState.presented else { return }
    if let presentation = presented.modalState.presentation {
      presentation.viewWillTransition(to: size, with: coordinator)
    } else {
      presented.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Notifies the children of a controller, and the presentation controller of a controller presented from it, of new
  /// traits.
  static func transition(
    _ controller: UIViewController, to traits: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in controller.children { child.willTransition(to: traits, with: coordinator) }
    guard let presented = controller.modalState.presented else { return }
    if let presentation = presented.modalState.presentation {
      presentation.willTransition(to: traits, with: coordinator)
    } else {
      presented.willTransition(to: traits, with: coordinator)
    }
  }

  /// Returns the size in points of the given child when its container has the given size.
  static func size(of child: any UIContentContainer, in parent: UIViewController, _ size: CGSize) -> CGSize {
    for candidate in parent.children where candidate === child {
      guard let view = candidate.viewIfLoaded, view.bounds.size != parent.viewIfLoaded?.bounds.size else { return size }
      return view.bounds.size
    }
    return size
  }

  /// Reports the new preferred size of a controller to its parent or, if it has no parent, to its presentation
  /// controller.
  static func preferredSizeChanged(of controller: UIViewController) {
    if let parent = controller.parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: controller)
    } else {
      controller.modalState.presentation?.preferredContentSizeDidChange(forChildContentContainer: controller)
    }
  }
}

// SPDX-License-Identifier: MIT

/// Content whose size a container determines: a view controller or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size in points that a container should give the content; zero for none.
  var preferredContentSize: CGSize { get }
  /// A child has another `preferredContentSize`.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child that is measured by constraints has another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size in points of a child when its container has the given size.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// The size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

/// The default behavior of controllers as containers of others.
enum ContentContainers {
  /// Notifies the children and the presentation over a controller of another size.
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

  /// Notifies the children and the presentation over a controller of other traits.
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

  /// Returns the size of a child when its container has the given size.
  static func size(of child: any UIContentContainer, in parent: UIViewController, _ size: CGSize) -> CGSize {
    for candidate in parent.children where candidate === child {
      guard let view = candidate.viewIfLoaded, view.bounds.size != parent.viewIfLoaded?.bounds.size else { return size }
      return view.bounds.size
    }
    return size
  }

  /// Notifies the container of a controller of its new preferred size: the parent, or else its presentation.
  static func preferredSizeChanged(of controller: UIViewController) {
    if let parent = controller.parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: controller)
    } else {
      controller.modalState.presentation?.preferredContentSizeDidChange(forChildContentContainer: controller)
    }
  }
}

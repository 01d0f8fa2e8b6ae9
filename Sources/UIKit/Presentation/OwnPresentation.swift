// SPDX-License-Identifier: MIT

/// A custom, non-modal presentation of a controller, such as a search. The content below the controller remains
/// interactive.
protocol OwnPresentation: AnyObject {
  /// Whether the controller is presented.
  var isPresented: Bool { get }
  /// Presents the controller above another controller.
  func present(from source: UIViewController, isAnimated: Bool, completion: (() -> Void)?)
  /// Dismisses the controller.
  func dismiss(isAnimated: Bool, completion: (() -> Void)?)
}

extension UIViewController {
  /// The controller's view if it is loaded, and the overlay that a search displays above this view.
  final var screenViews: [UIView] {
    guard let view = viewIfLoaded else { return [] }
    return modalState.overlay.map { [view, $0] } ?? [view]
  }
}

// SPDX-License-Identifier: MIT

/// Presents a controller in its own way instead of modally, as a search does: what is below stays in use.
protocol OwnPresentation: AnyObject {
  /// Whether the controller is presented.
  var isPresented: Bool { get }
  /// Presents the controller over another one.
  func present(from source: UIViewController, isAnimated: Bool, completion: (() -> Void)?)
  /// Dismisses the controller.
  func dismiss(isAnimated: Bool, completion: (() -> Void)?)
}

extension UIViewController {
  /// The controller's view, if it is loaded, and what a search displays over it.
  final var screenViews: [UIView] {
    guard let view = viewIfLoaded else { return [] }
    return modalState.overlay.map { [view, $0] } ?? [view]
  }
}

// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Whether the controller determines the status bar's appearance if its presentation does not cover the full screen.
  /// Default: false.
  ///
  /// A full-screen presentation always determines the status bar's appearance.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modalState.capturesStatusBar }
    set {
      modalState.capturesStatusBar = newValue
      if modalState.presenter != nil { SafeArea.statusBarChanged(for: topAncestor.viewIfLoaded) }
    }
  }

  /// The controller that determines the status bar's appearance in a window with this root view controller: the topmost
  /// controller that covers the screen or captures the status bar's appearance.
  final var statusBarOwner: UIViewController {
    var owner = self
    var candidate = self
    while let presented = candidate.modalState.presented {
      candidate = presented
      if presented.modalPresentationStyle == .fullScreen || presented.modalState.capturesStatusBar { owner = presented }
    }
    return owner
  }

  /// Whether the status bar should be hidden, as determined by `statusBarOwner` or by the child to which it delegates
  /// the decision.
  final var wantsStatusBarHidden: Bool {
    var controller = statusBarOwner
    while let child = controller.childForStatusBarHidden { controller = child }
    return controller.prefersStatusBarHidden
  }
}

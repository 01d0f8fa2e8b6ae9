// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Whether the controller decides about the status bar while it is presented without covering the screen. Default: false.
  ///
  /// A controller that is presented over the full screen always decides.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { modalState.capturesStatusBar }
    set {
      modalState.capturesStatusBar = newValue
      if modalState.presenter != nil { SafeArea.statusBarChanged(for: topAncestor.viewIfLoaded) }
    }
  }

  /// The controller that decides about the status bar of a window with this root: the topmost one that covers the screen or
  /// captures the status bar.
  final var statusBarOwner: UIViewController {
    var owner = self
    var candidate = self
    while let presented = candidate.modalState.presented {
      candidate = presented
      if presented.modalPresentationStyle == .fullScreen || presented.modalState.capturesStatusBar { owner = presented }
    }
    return owner
  }

  /// Whether the controller that decides about the status bar, or the child that it names, hides it.
  final var wantsStatusBarHidden: Bool {
    var controller = statusBarOwner
    while let child = controller.childForStatusBarHidden { controller = child }
    return controller.prefersStatusBarHidden
  }
}

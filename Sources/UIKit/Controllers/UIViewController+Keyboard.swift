// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The scroll views that make room for the keyboard: those of the controller, of its children and of what it presents.
  final func collectKeyboardScrollViews(into views: inout [UIScrollView]) {
    if let view = keyboardScrollView { views.append(view) }
    for child in children { child.collectKeyboardScrollViews(into: &views) }
    presentedViewController.map {
      if $0.presentingViewController === self { $0.collectKeyboardScrollViews(into: &views) }
    }
  }
}

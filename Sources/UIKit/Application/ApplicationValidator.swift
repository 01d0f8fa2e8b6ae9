// SPDX-License-Identifier: MIT

/// The invariants of everything in windows between any two calls from outside: trees of views and layers, recognizers and touches,
/// and scroll views.
struct ApplicationValidator {
  let dispatcher: TouchDispatcher

  /// Returns a sentence for each breach, none if all is well.
  func validate(_ windows: [UIWindow]) -> [String] {
    var breaches = GestureValidator(dispatcher).validate(windows)
    for window in windows {
      breaches += window.validateTree()
      validateScrolling(in: window, &breaches)
    }
    return breaches
  }

  private func validateScrolling(in view: UIView, _ breaches: inout [String]) {
    if let scrollView = view as? UIScrollView { breaches += scrollView.validateScrolling() }
    for subview in view.subviews { validateScrolling(in: subview, &breaches) }
  }
}

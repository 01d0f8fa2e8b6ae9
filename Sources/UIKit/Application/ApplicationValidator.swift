// SPDX-License-Identifier: MIT

/// Validates the invariants of all windows that hold between calls into the library: view and layer trees, gesture
/// recognizers, touches and scroll views.
struct ApplicationValidator {
  let dispatcher: TouchDispatcher

  /// Returns a description of each violation. The result is empty if all invariants hold.
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

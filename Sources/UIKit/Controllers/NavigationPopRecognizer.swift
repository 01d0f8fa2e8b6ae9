// SPDX-License-Identifier: MIT

/// Recognizes the swipe from the leading edge that navigates back. The swipe begins only if there is a previous screen.
/// For touches at the edge, other pan and scroll recognizers wait for this recognizer to fail.
final class NavigationPopRecognizer: UIScreenEdgePanGestureRecognizer {
  @WeakReference var navigation: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let navigation, navigation.canSwipeBack else {
      if state == .possible { state = .failed }
      return
    }
    edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer || otherGestureRecognizer is UISwipeGestureRecognizer
  }
}

// SPDX-License-Identifier: MIT

/// The swipe from the edge where lines begin. It only begins where there is something to go back to, and what
/// else drags or scrolls where the edge is touched waits for it.
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

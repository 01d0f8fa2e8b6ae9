// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: scrolls to the top like a tap on the status bar on a device. The first scroll view in the key
  /// window that supports it moves with an animation, if its delegate agrees. Returns whether one moves.
  @discardableResult
  public final func scrollToTop() -> Bool { ScrollInput.scrollToTop() }
}

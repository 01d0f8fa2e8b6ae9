// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: scrolls to the top like a tap on the status bar on a device. The first scroll view in the key
  /// window that supports this scrolls with an animation, if its delegate agrees. Returns whether a view scrolls.
  @discardableResult
  public final func scrollToTop() -> Bool { ScrollInput.scrollToTop() }
}

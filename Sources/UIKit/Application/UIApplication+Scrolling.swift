// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: scrolls to the top, like a tap on the status bar of a device. The first scroll view in the key
  /// window that supports scrolling to the top is scrolled with an animation, if its delegate allows it. Returns
  /// whether a view scrolls.
  @discardableResult
  public final func scrollToTop() -> Bool { ScrollInput.scrollToTop() }
}

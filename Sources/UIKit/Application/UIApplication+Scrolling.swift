// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: what a tap on a status bar does elsewhere: the first scroll view in the key window that may go to its
  /// top does, animated, if its delegate agrees. Returns whether one moves.
  @discardableResult
  public final func scrollToTop() -> Bool { ScrollInput.scrollToTop() }
}

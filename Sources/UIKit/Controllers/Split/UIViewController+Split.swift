// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The nearest ancestor that is a split view controller, or nil.
  ///
  /// Differs from Apple: this property cannot be overridden, so that only applications with split view controllers link
  /// them.
  public final var splitViewController: UISplitViewController? { ControllerAncestry.nearest(above: self) }
}

// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The nearest ancestor that is a split view controller, or nil.
  ///
  /// Differs from Apple: this property cannot be overridden, so that applications without split view controllers do not
  /// link the class.
  public final var splitViewController: UISplitViewController? { ControllerAncestry.nearest(above: self) }
}

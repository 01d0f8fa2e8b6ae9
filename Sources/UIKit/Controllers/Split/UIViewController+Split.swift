// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The nearest split view controller above this one, nil if there is none.
  ///
  /// Differs from Apple: it cannot be overridden, so that only apps with split view controllers contain them.
  public final var splitViewController: UISplitViewController? { ControllerAncestry.nearest(above: self) }
}

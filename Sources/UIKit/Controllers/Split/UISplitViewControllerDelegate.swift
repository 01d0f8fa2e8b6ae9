// SPDX-License-Identifier: MIT

/// The methods that are called when a split view controller changes, and that control how it collapses and expands. All
/// methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before the display mode changes. Default: nothing.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Returns the display mode to use when the display mode button is pressed, or `automatic` for the default mode.
  /// Default: `.automatic`.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

  /// Called when `show(_:sender:)` is about to display a controller. Return false to let the split view controller
  /// display it. Default: `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: ActionSender?
  )
    -> Bool

  /// Called to display a controller for `showDetailViewController(_:sender:)`. Return false to let the split view
  /// controller display it. Default: `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: ActionSender?
  ) -> Bool

  /// Returns the controller to display after a classic interface collapses, or nil for the primary controller. Default:
  /// `nil`.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// Returns the primary controller to display after a classic interface expands, or nil for the current one. Default:
  /// `nil`.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// Called when an interface in the classic style collapses, to merge the secondary controller into the primary one.
  /// Return true to discard the secondary controller, or false to let a navigation controller push it. Default:
  /// `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns the secondary controller for an interface in the classic style that expands, or nil to use the controller
  /// that was pushed when it collapsed. Default: `nil`.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Returns the column to display after the interface collapses. Default: `proposedTopColumn`.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns the display mode to use after the interface expands. Default: `proposedDisplayMode`.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after the interface has collapsed. Default: nothing.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after the interface has expanded. Default: nothing.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Called before a column appears. Default: nothing.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column disappears. Default: nothing.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Called after a column has appeared. Default: nothing.
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)

  /// Called after a column has disappeared. Default: nothing.
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)

  /// Called when the user begins to drag columns. Default: nothing.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

  /// Called when a drag of columns has ended and the columns have come to rest. Default: nothing.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  /// Returns the interface orientations that the interface supports. Default: `.allButUpsideDown`.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// Returns the preferred interface orientation for presentation. Default: `splitViewController.interfaceOrientation`.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

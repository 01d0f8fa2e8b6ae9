// SPDX-License-Identifier: MIT

/// Is notified of changes of a split view controller, and determines how it collapses and expands. All methods are optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The display mode is about to change. Default: nothing.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// The display mode after the button for display modes is pressed; automatic for the system's choice. Default: `.automatic`.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

  /// Displays a controller for `show(_:sender:)`; returns false to leave it to the split view controller. Default: `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: ActionSender?
  )
    -> Bool

  /// Displays a controller for `showDetailViewController(_:sender:)`; returns false to leave it to the split view controller.
  /// Default: `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: ActionSender?
  ) -> Bool

  /// The controller that remains when the classic interface collapses; nil for the primary one. Default: `nil`.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// The primary controller when the classic interface expands; nil for the one that remained. Default: `nil`.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// Adds the secondary controller to the primary one when the classic interface collapses. If it returns true, the secondary
  /// one is not displayed; if false, a navigation controller pushes it. Default: `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The secondary controller when the classic interface expands; nil for the one that was pushed. Default: `nil`.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// The column that is visible after the interface collapses. Default: `proposedTopColumn`.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// The display mode after the interface expands. Default: `proposedDisplayMode`.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// The interface has collapsed. Default: nothing.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// The interface has expanded. Default: nothing.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// A column is about to appear. Default: nothing.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// A column is about to disappear. Default: nothing.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// A column has appeared. Default: nothing.
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)

  /// A column has disappeared. Default: nothing.
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)

  /// A person begins to drag a column into view. Default: nothing.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

  /// A drag of a column has ended, and the column is at rest. Default: nothing.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  /// The orientations that the interface supports. Default: `.allButUpsideDown`.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the interface wants to be presented. Default: `splitViewController.interfaceOrientation`.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Records the delegate calls of a split view controller, and answers them as configured by a test.
final class SplitLog: NSObject, UISplitViewControllerDelegate {
  var calls: [String] = []
  var top: UISplitViewController.Column?
  var expandedMode: UISplitViewController.DisplayMode?
  var dropsSecondary: Bool?
  var separated: UIViewController?
  var target = UISplitViewController.DisplayMode.automatic
  /// Called for each recorded call.
  var heard: (String) -> Void = { _ in }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func add(_ call: String) {
    calls.append(call)
    heard(call)
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { add("mode \(displayMode.rawValue)") }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    add("will show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    add("will hide \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
    add("did show \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
    add("did hide \(column)")
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    add("top \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    add("expand \(proposedDisplayMode.rawValue)")
    return expandedMode ?? proposedDisplayMode
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { add("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { add("expanded") }
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    add("collapse secondary")
    return dropsSecondary ?? false
  }
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    add("separate")
    return separated
  }
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { add("drag") }
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { add("dragged") }
}

/// A window with a split view controller whose columns log their lifecycle callbacks.
@MainActor
final class SplitStage {
  let stage: FingerStage
  let split: UISplitViewController
  let log = SplitLog()
  let lives = CallLog()
  let primary: LoggingController
  let supplementary: LoggingController
  let secondary: LoggingController

  init(_ style: UISplitViewController.Style, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) {
    stage = FingerStage(size: CGSize(width: width, height: height), scale: scale)
    split = UISplitViewController(style: style)
    primary = LoggingController("A", lives)
    supplementary = LoggingController("S", lives)
    secondary = LoggingController("B", lives)
    split.delegate = log
    if style == .unspecified {
      split.viewControllers = [
        UINavigationController(rootViewController: primary), UINavigationController(rootViewController: secondary),
      ]
    } else {
      split.setViewController(primary, for: .primary)
      if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
      split.setViewController(secondary, for: .secondary)
    }
    lives.calls = []
  }

  func show() {
    stage.window.rootViewController = split
    stage.tick()
    stage.wait(0.1)
  }

  func take() { (log.calls, lives.calls) = ([], []) }

  /// Returns the frame of a controller's view in the window, or nil if it has no window.
  func frame(_ controller: UIViewController) -> CGRect? {
    guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  /// Returns the children's appearance calls since the previous call.
  func appearances() -> [String] { lives.take().filter { $0.contains("ppear") && !$0.contains("isAppearing") } }
}

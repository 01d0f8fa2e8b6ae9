// SPDX-License-Identifier: MIT

import SprungStage

/// Presents an action sheet in a popover in a wide window.
final class AlertPopoverPresentationController: UIPopoverPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var panel: AlertPanel? { presentedView as? AlertPanel }

  package override func adapted(to traits: UITraitCollection) -> UIPresentationController {
    if traits.horizontalSizeClass != .compact, hasSource { return super.adapted(to: traits) }
    return alert?.makeAlertPresentation() ?? self
  }

  package override func contentSize(in container: UIView) -> CGSize {
    guard let panel else { return super.contentSize(in: container) }
    let width = UIKitTuning.actionPopoverWidth
    return CGSize(width: width, height: panel.height(forWidth: width))
  }

  package override func furnish(_ container: UIView) {
    panel?.isInPopover = true
    super.furnish(container)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { panel?.isInPopover = false }
  }

  package override func dialog(in container: UIView) -> StageAccessibility {
    ModalAccessibility.dialog(for: container, role: .alertDialog, named: alert?.words)
  }

  /// Chooses the cancel action after Escape or a tap outside, or dismisses the sheet if it has no cancel action.
  package override func askToLeave() {
    if let cancel = alert?.cancelAction { alert?.choose(cancel) } else { leaveByPerson() }
  }

  package override var firstFocus: UIView? { alert?.preferredAction?.button }

  package override func press(_ key: KeyCode) -> Bool {
    key == .enter && (alert?.choosePreferred() ?? false)
  }
}

extension UIKitTuning {
  /// The width of an action sheet in a popover in points (300).
  static let actionPopoverWidth: CGFloat = 300
}

// SPDX-License-Identifier: MIT

import SprungStage

/// Presents an alert in the center of a dimmed window, or an action sheet at its bottom edge.
final class AlertPresentationController: UIPresentationController {
  private var dimming: DimmingView?

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  private var isAlert: Bool { alert?.preferredStyle == .alert }

  override var shouldRemovePresentersView: Bool { false }
  package override var isSheet: Bool { true }
  package override var duration: TimeInterval {
    isAlert ? UIKitTuning.alertDuration : UIKitTuning.presentationDuration
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let panel = presentedView as? AlertPanel else { return .zero }
    let widest = isAlert ? UIKitTuning.alertWidth : UIKitTuning.actionSheetWidth
    let margin = UIKitTuning.alertSheetGap
    let width = max(0, min(widest, bounds.width - 2 * margin))
    panel.bounds.size.width = width
    let height = panel.height(forWidth: width)
    let free = bounds.height - (containerView?.heightBelowKeyboard ?? 0)
    let y = isAlert ? max(margin, (free - height) / 2) : bounds.height - height - margin
    return CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
  }

  override func furnish(_ container: UIView) {
    let made = DimmingView(frame: container.bounds)
    made.tapped = { [me = WeakReference(self)] in me.wrappedValue?.tappedOutside() }
    container.addSubview(made)
    dimming = made
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    dimming?.tapped = nil
    dimming = nil
  }

  override func applyAbsentState(isComing: Bool) {
    super.applyAbsentState(isComing: isComing)
    dimming?.alpha = 0
    guard isAlert, isComing, !fades, let view = presentedView else { return }
    view.transform = CGAffineTransform(scaleX: UIKitTuning.alertStartScale, y: UIKitTuning.alertStartScale)
  }

  override func applyPresentState() {
    super.applyPresentState()
    dimming?.alpha = 1
  }

  private func tappedOutside() { if !isAlert { askToLeave() } }

  /// Makes assistive technology read the whole alert as soon as it appears.
  package override func dialog(in container: UIView) -> StageAccessibility {
    ModalAccessibility.dialog(for: container, role: .alertDialog, named: alert?.words)
  }

  /// Chooses the cancel action after Escape, or after a tap outside an action sheet.
  override func askToLeave() {
    if let cancel = alert?.cancelAction { alert?.choose(cancel) }
  }

  package override var firstFocus: UIView? { alert?.preferredAction?.button }

  /// Chooses the preferred action, or the only action, when Return is pressed.
  override func press(_ key: KeyCode) -> Bool {
    key == .enter && (alert?.choosePreferred() ?? false)
  }
}

// SPDX-License-Identifier: MIT

/// The popover of a compact button, with a calendar or wheels. Even in a narrow window, it is displayed as a popover
/// instead of a sheet.
final class DatePopover: NSObject, UIPopoverPresentationControllerDelegate {
  private let controller = UIViewController()
  private let pill: DatePill
  private let content: DateContentView
  private let mode: UIDatePicker.Mode

  /// Creates a popover for the given button without presenting it.
  init(from pill: DatePill, content: DateContentView, mode: UIDatePicker.Mode, size: CGSize) {
    self.pill = pill
    self.content = content
    self.mode = mode
    super.init()
    let margin = UIKitTuning.datePopoverMargin
    controller.preferredContentSize = CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
    controller.modalPresentationStyle = .popover
  }

  /// Whether the popover is presented.
  var isOpen: Bool { controller.modalState.presenter != nil }

  /// Presents the popover. Returns false if there is no view controller that can present it.
  func open(_ state: DatePickerState) -> Bool {
    guard let presenter = pill.window?.topController else { return false }
    show(state, animated: false)
    let view: UIView = controller.view
    let margin = UIKitTuning.datePopoverMargin
    content.layoutFrame = view.bounds.insetBy(dx: margin, dy: margin)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.addSubview(content)
    controller.overrideUserInterfaceStyle = pill.traitCollection.userInterfaceStyle
    let popover = controller.popoverPresentationController
    popover?.sourceView = pill
    popover?.permittedArrowDirections = [.up, .down]
    popover?.canOverlapSourceViewRect = true
    popover?.delegate = self
    presenter.present(controller, animated: true)
    pill.isOpen = isOpen
    return isOpen
  }

  /// Displays the date of the given state.
  func show(_ state: DatePickerState, animated: Bool) { content.show(state.with(mode), animated: animated) }

  /// Closes the popover.
  func close(animated: Bool) {
    pill.isOpen = false
    if isOpen { controller.dismiss(animated: animated) }
  }

  // MARK: Presentation

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { pill.isOpen = false }

  #if hasFeature(Embedded)
    var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { self }
  #endif
}

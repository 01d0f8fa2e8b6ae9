// SPDX-License-Identifier: MIT

/// Gives a view a menu that a long press opens, or a click with the secondary button, or the key for menus.
///
/// ```swift
/// view.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
///
/// A finger that opened the menu may go on to an action and be lifted there. A tap beside the menu, or Escape, closes it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Supplies the menu. Not retained.
  @WeakReference open private(set) var delegate: (any UIContextMenuInteractionDelegate)?

  @WeakReference private var attachedView: UIView?
  private var recognizer: ContextMenuRecognizer?
  /// The menu that shows; nil while none does. Its window retains it, and it retains the interaction.
  @WeakReference final var shown: ContextMenuView?
  /// The point where the menu was requested last, in the window.
  private var lastLocation = CGPoint.zero

  /// Makes an interaction; the delegate is not kept alive.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The view that has the menu.
  open var view: UIView? { attachedView }

  /// Closes an open menu when the interaction leaves its view. Overrides call `super`.
  open func willMove(to view: UIView?) {
    shown?.close(animated: false)
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// The view begins to watch for long presses; overrides call `super`.
  open func didMove(to view: UIView?) {
    attachedView = view
    guard let view else { return }
    let made = ContextMenuRecognizer(self)
    recognizer = made
    view.addGestureRecognizer(made)
  }

  /// The point where the menu was requested, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { view?.convert(lastLocation, from: nil) ?? lastLocation }

  /// Closes the menu, animated; nothing happens while none shows.
  open func dismissMenu() { shown?.close(animated: true) }

  /// Changes the menu that shows: the closure gets what it shows now. Nothing happens while none shows.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let shown, let menu = shown.menu else { return }
    shown.show(block(menu))
  }

  // Opening.

  /// Returns the menu at a point of the window; nil if there is none.
  final func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let view, view.window != nil, let delegate else { return nil }
    lastLocation = point
    return delegate.contextMenuInteraction(self, configurationForMenuAtLocation: view.convert(point, from: nil))
  }

  /// Opens a menu at a point of the window. Without a lift it is placed as after a click.
  final func open(_ configuration: UIContextMenuConfiguration, at point: CGPoint, lifts: Bool) {
    guard let view, let window = view.window, let delegate else { return }
    ContextMenuView.open?.close(animated: false)
    let menu = configuration.actionProvider?([])
    let controller = configuration.previewProvider?()
    var preview: UITargetedPreview?
    if lifts {
      preview = delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
      if preview == nil, view.superview != nil { preview = UITargetedPreview(view: view) }
    }
    guard menu.map({ !$0.children.isEmpty }) ?? false || controller != nil || preview != nil else { return }
    let made = ContextMenuView(configuration, menu, preview, lifts ? controller : nil, at: point)
    made.interaction = self
    shown = made
    let animator = MenuAnimator(controller)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    // The delegate may have removed the view, which closes the menu.
    guard shown === made else { return }
    made.open(in: window, animator)
  }

  /// The menu is about to close. Returns the target of its preview.
  final func willClose(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) -> UITargetedPreview? {
    shown = nil
    guard let delegate else { return nil }
    delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    return delegate.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// The preview was tapped.
  final func previewWasTapped(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

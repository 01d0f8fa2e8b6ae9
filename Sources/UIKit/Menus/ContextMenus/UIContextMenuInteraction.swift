// SPDX-License-Identifier: MIT

/// Adds a context menu to a view. A long press, a secondary click or the menu key opens the menu.
///
/// ```swift
/// view.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
///
/// The touch that opens the menu can move to an action, which is chosen when the touch ends. A tap outside the menu or
/// the Escape key closes the menu.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate that provides the menu. A weak reference.
  @WeakReference open private(set) var delegate: (any UIContextMenuInteractionDelegate)?

  @WeakReference private var attachedView: UIView?
  private var recognizer: ContextMenuRecognizer?
  /// The open menu, or nil. The reference is weak because the window retains the menu, and the menu retains the
  /// interaction.
  @WeakReference final var shown: ContextMenuView?
  /// The point at which the menu was last requested, in window coordinates.
  private var lastLocation = CGPoint.zero

  /// Creates an interaction. The delegate is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The view to which the menu belongs.
  open var view: UIView? { attachedView }

  /// Called before the interaction moves to another view. Closes an open menu. Overrides must call `super`.
  open func willMove(to view: UIView?) {
    shown?.close(animated: false)
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// Called after the interaction has been added to a view. Adds a long-press recognizer to the view. Overrides must
  /// call `super`.
  open func didMove(to view: UIView?) {
    attachedView = view
    guard let view else { return }
    let made = ContextMenuRecognizer(self)
    recognizer = made
    view.addGestureRecognizer(made)
  }

  /// Returns the point at which the menu was requested, in the given view's coordinates. If the view is nil, the point
  /// is in window coordinates.
  open func location(in view: UIView?) -> CGPoint { view?.convert(lastLocation, from: nil) ?? lastLocation }

  /// Closes the menu with an animation. Does nothing if no menu is open.
  open func dismissMenu() { shown?.close(animated: true) }

  /// Replaces the displayed menu with the menu that the closure returns for it. Does nothing if no menu is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let shown, let menu = shown.menu else { return }
    shown.show(block(menu))
  }

  // MARK: Opening

  /// Returns the menu configuration for a point in window coordinates, or nil if there is no menu.
  final func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let view, view.window != nil, let delegate else { return nil }
    lastLocation = point
    return delegate.contextMenuInteraction(self, configurationForMenuAtLocation: view.convert(point, from: nil))
  }

  /// Opens a menu at the given point in window coordinates. If `lifts` is false, there is no lifted preview, and the
  /// menu opens at the point as after a click.
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
    // The delegate may have removed the view from its window, which closes the menu.
    guard shown === made else { return }
    made.open(in: window, animator)
  }

  /// Called before the menu closes. Returns the preview whose target is the position to which the menu's preview moves.
  final func willClose(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) -> UITargetedPreview? {
    shown = nil
    guard let delegate else { return nil }
    delegate.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    return delegate.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
  }

  /// Notifies the delegate that the user has tapped the preview.
  final func previewWasTapped(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

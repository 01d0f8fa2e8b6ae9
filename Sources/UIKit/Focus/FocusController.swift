// SPDX-License-Identifier: MIT

import SprungStage

/// Manages the keyboard focus: the view that has the focus in the host, and the view that will receive it in the next
/// frame.
///
/// The host draws the focus and reports when the user moves it. When the application requests focus for another view,
/// the next frame sends the request. `FocusMovement` finds the target of a key, and `FocusRepair` moves the focus away
/// from views that can no longer have it.
final class FocusController: AppState {
  /// The shared controller.
  static let shared = AppContext.adopt(FocusController())

  /// The layer that has the focus, or 0 if there is none.
  var focusedLayer: LayerID = 0
  /// The view of the focused layer. It is retained until it leaves its window or loses the focus.
  var focusedView: UIView?
  /// The view to which the host is requested to move the focus.
  var viewToFocus: UIView?
  /// Whether the host is requested to remove the focus from the focused layer.
  private var losesFocus = false
  /// Whether the focus was lost without a user action and should be restored.
  var hasLostFocus = false
  /// The modal views that have taken the focus, oldest first.
  var modalFocus: [ModalFocus] = []

  /// The view for which a focus request is pending or, if there is none, the focused view. Nil if there is neither.
  var view: UIView? {
    if let view = viewToFocus { return view }
    guard focusedLayer != 0, let view = WindowList.shared.view(ofLayer: focusedLayer), view.takesFocus else {
      return nil
    }
    return view
  }

  /// The view whose layer has the focus in the host, even if the view cannot be focused, or nil if there is none.
  var viewOfHost: UIView? { focusedLayer == 0 ? nil : WindowList.shared.view(ofLayer: focusedLayer) }

  /// Every element that the keyboard can reach, in tree order. If there is a modal view, only the elements in the
  /// topmost one are included.
  var elements: [UIView] {
    var found: [UIView] = []
    for window in WindowList.shared.visible { FocusElement.collect(in: window, into: &found) }
    return found
  }

  // MARK: From the host

  /// Called when the host reports the focused layer, or 0 if there is none. Returns whether the focus has changed.
  func arrived(at layer: LayerID) -> Bool {
    let isNews = layer != focusedLayer
    focusedLayer = layer
    focusedView = viewOfHost
    if layer != 0 { hasLostFocus = false }
    return isNews
  }

  /// Sends the pending focus change to the host.
  func commit(into encoder: FrameEncoder) {
    if losesFocus, viewToFocus == nil { encoder.focus(0) }
    losesFocus = false
    guard let view = viewToFocus else { return }
    // If the view has since left the tree, it has no layer in the host.
    let layer = view.window == nil ? 0 : view.layer.stageID
    focusedLayer = layer
    focusedView = layer == 0 ? nil : view
    if layer != 0 {
      hasLostFocus = false
      encoder.focus(layer)
    }
    viewToFocus = nil
  }

  // MARK: Giving and taking

  /// Requests that the host move the focus to a view, and scrolls the view into the visible area.
  func give(to view: UIView) {
    viewToFocus = view
    var around = view.superview
    while let outer = around {
      if let scrollView = outer as? UIScrollView {
        scrollView.setFingerForKeys()
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: true)
      }
      around = outer.superview
    }
  }

  /// Removes the focus from all views.
  func lose() {
    viewToFocus = nil
    focusedLayer = 0
    focusedView = nil
    losesFocus = true
  }

  /// If the user navigates with the keyboard, moves the focus to the first element of a view that has appeared. Returns
  /// the previously focused view.
  func move(into view: UIView) -> UIView? {
    guard let old = self.view else { return nil }
    var inside: [UIView] = []
    FocusElement.collect(in: view, into: &inside)
    if let first = inside.first { give(to: first) }
    return old
  }

  /// Called when a view is removed. Returns the focus to the view that had it before the removed view appeared.
  func goBack(to old: UIView?, from leaving: UIView) {
    guard let old, old.window != nil, view.map({ $0.isDescendant(of: leaving) }) ?? true else { return }
    give(to: old)
  }

  /// Moves the focus to the first element of the topmost modal view or, if there is none, of the screen. Has no effect
  /// unless a view has the focus, or has lost it without a user action.
  func moveToFirstElement() {
    guard view != nil || hasLostFocus else { return }
    if let first = elements.first { give(to: first) }
  }

  /// Returns the first focusable element in a view, which may be the view itself.
  func first(in view: UIView) -> UIView? {
    guard view.window != nil, view.isShownToAccessibility else { return nil }
    var inside: [UIView] = []
    FocusElement.collect(in: view, into: &inside)
    return inside.first
  }

  func reset() {
    focusedLayer = 0
    focusedView = nil
    viewToFocus = nil
    losesFocus = false
    hasLostFocus = false
    modalFocus = []
  }
}

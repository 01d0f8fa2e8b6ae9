// SPDX-License-Identifier: MIT

import SprungStage

/// The view that has the keyboard focus according to the host, and the view that gets it with the next frame.
///
/// The host draws the focus and reports where a person moved it. The application may request another view; the next
/// frame sends that request. `FocusMovement` finds the target of a key, and `FocusRepair` handles a focus that cannot
/// stay.
final class FocusController: AppState {
  /// The one controller.
  static let shared = AppContext.adopt(FocusController())

  /// The layer that the focus is on, 0 for none.
  var focusedLayer: LayerID = 0
  /// The view of that layer. Kept until it leaves its window or loses the focus.
  var focusedView: UIView?
  /// The view that the host must give the focus to.
  var viewToFocus: UIView?
  /// Whether the host must take the focus from the layer that has it.
  private var losesFocus = false
  /// Whether the focus was taken from the person, who will want it back.
  var hasLostFocus = false
  /// The modal views that took the focus, from the first to the last.
  var modalFocus: [ModalFocus] = []

  /// The view that has the keyboard's focus, as the host knows it; nil for none.
  var view: UIView? {
    if let view = viewToFocus { return view }
    guard focusedLayer != 0, let view = WindowList.shared.view(ofLayer: focusedLayer), view.takesFocus else {
      return nil
    }
    return view
  }

  /// The view whose layer the host says has the focus, whether it takes it or not; nil for none.
  var viewOfHost: UIView? { focusedLayer == 0 ? nil : WindowList.shared.view(ofLayer: focusedLayer) }

  /// Everything that the keyboard can reach, in the order of the tree; only what is presented on top if that is modal.
  var elements: [UIView] {
    var found: [UIView] = []
    for window in WindowList.shared.visible { FocusElement.collect(in: window, into: &found) }
    return found
  }

  // MARK: From the host

  /// The host says that a layer has the focus, or with 0 that none has; returns whether that is news.
  func arrived(at layer: LayerID) -> Bool {
    let isNews = layer != focusedLayer
    focusedLayer = layer
    focusedView = viewOfHost
    if layer != 0 { hasLostFocus = false }
    return isNews
  }

  /// Sends the pending change of the focus to the host.
  func commit(into encoder: FrameEncoder) {
    if losesFocus, viewToFocus == nil { encoder.focus(0) }
    losesFocus = false
    guard let view = viewToFocus else { return }
    // A view that left the tree in the meantime has no layer in the host.
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

  /// Gives a view the focus, requests it from the host and scrolls the view into sight.
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

  /// Nothing has the focus any more.
  func lose() {
    viewToFocus = nil
    focusedLayer = 0
    focusedView = nil
    losesFocus = true
  }

  /// Moves the focus to the first element of a view that appeared, if a person navigates by keyboard. Returns the
  /// previous view.
  func move(into view: UIView) -> UIView? {
    guard let old = self.view else { return nil }
    var inside: [UIView] = []
    FocusElement.collect(in: view, into: &inside)
    if let first = inside.first { give(to: first) }
    return old
  }

  /// Returns the focus to the view that had it before a view appeared that is now removed.
  func goBack(to old: UIView?, from leaving: UIView) {
    guard let old, old.window != nil, view.map({ $0.isDescendant(of: leaving) }) ?? true else { return }
    give(to: old)
  }

  /// The first element of the topmost modal view, or of the screen, if the keyboard or assistive technology is in use.
  func moveToFirstElement() {
    guard view != nil || hasLostFocus else { return }
    if let first = elements.first { give(to: first) }
  }

  /// The first element in a view, or the view itself if it is one.
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

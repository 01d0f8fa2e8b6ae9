// SPDX-License-Identifier: MIT

import SprungStage

/// Ensures that the focus is on a view that the user can reach.
///
/// A focused view may be hidden, disabled, removed or covered by a modal view. The host would then move the focus to
/// the page, and the user would have to start again from the top. The focus is therefore checked after each layout
/// pass:
///
/// - If a modal view covers the focused view, the focus moves to the first element of the modal view. The focus returns
///   when the modal view is dismissed.
/// - If the focused element becomes unusable, the focus moves to the nearest usable element around it.
enum FocusRepair {
  private static var focus: FocusController { FocusController.shared }

  /// Moves the focus if the focused view can no longer have the focus. Returns immediately if no view is focused.
  static func run() {
    if focus.viewToFocus == nil { returnFromModalViews() }
    guard focus.viewToFocus == nil, let view = focus.focusedView else { return }
    guard view.window != nil else {
      focus.focusedView = nil
      focus.hasLostFocus = true
      return
    }
    if view.isReachableByFocus { return }
    if let modal = view.coveringModalView {
      focus.modalFocus.append(ModalFocus(modal: modal, before: view))
      if let first = focus.first(in: modal) { focus.give(to: first) } else { dropFocus() }
    } else if let next = nearestFocus(around: view) {
      focus.give(to: next)
    } else {
      dropFocus()
    }
  }

  private static func dropFocus() {
    focus.lose()
    focus.hasLostFocus = true
  }

  /// Returns the focus to the previous view after a modal view is dismissed, if the focus is still in that view or has
  /// been lost.
  private static func returnFromModalViews() {
    while let last = focus.modalFocus.last, !last.modal.isModalOnScreen {
      focus.modalFocus.removeLast()
      let current = focus.focusedView
      let isInside = current.map { $0.isDescendant(of: last.modal) || !$0.isReachableByFocus } ?? focus.hasLostFocus
      guard isInside, last.before.isReachableByFocus else { continue }
      focus.give(to: last.before)
    }
  }

  /// Returns the nearest focusable element in the closest ancestor that contains one.
  private static func nearestFocus(around view: UIView) -> UIView? {
    var around = view.superview
    while let outer = around {
      var found: [UIView] = []
      if outer.isShownToAccessibility { FocusElement.collect(in: outer, into: &found) }
      let origin = FocusElement(view).rectangle
      let nearest = found.min { left, right in
        distance(origin, FocusElement(left).rectangle) < distance(origin, FocusElement(right).rectangle)
      }
      if let nearest { return nearest }
      around = outer.superview
    }
    return nil
  }

  private static func distance(_ left: CGRect, _ right: CGRect) -> CGFloat {
    CGPoint(x: left.midX - right.midX, y: left.midY - right.midY).length
  }
}

/// A modal view that has taken the focus, and the previously focused view.
struct ModalFocus {
  let modal: UIView
  let before: UIView
}

extension CALayer {
  /// Whether the layer is invisible, both now and after its animations have ended.
  final var isInvisible: Bool {
    let shown = presentationState
    return (shown.isHidden && state.isHidden) || max(shown.opacity, state.opacity) < UIKitTuning.leastOpacityToRead
  }
}

extension UIKitTuning {
  /// The opacity below which views are hidden from assistive technology (0.01, as for touches).
  static let leastOpacityToRead: Float = 0.01
}

extension UIView {
  /// Whether the keyboard can currently reach the view.
  final var isReachableByFocus: Bool { window != nil && takesFocus && isShownToAccessibility }

  /// Whether the view and its ancestors are visible, both on screen and to assistive technology. Views that are
  /// appearing or disappearing with an animation count as visible.
  final var isShownToAccessibility: Bool {
    var view: UIView? = self
    while let current = view {
      if current.layer.isInvisible || current.isHiddenFromAccessibility { return false }
      view = current.parentView
    }
    return true
  }

  /// Whether the view is modal and visible.
  fileprivate var isModalOnScreen: Bool { accessibility.isModal && window != nil && isShownToAccessibility }

  /// The modal view that covers this view, or nil if there is none.
  fileprivate var coveringModalView: UIView? {
    var view: UIView? = self
    while let current = view {
      if let parentView = current.parentView, parentView.accessibility.hasModalSubview {
        for sibling in parentView.subviews.reversed() {
          if sibling === current { break }
          if sibling.isModalOnScreen { return sibling }
        }
      }
      view = current.parentView
    }
    return nil
  }
}

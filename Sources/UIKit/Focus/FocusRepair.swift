// SPDX-License-Identifier: MIT

import SprungStage

/// Keeps the focus on a view that a person can reach.
///
/// A focused view may be hidden, disabled, removed or covered by a modal view. A host would then move the focus to the
/// page, and the person would start again at its top. So the focus is checked after each layout:
///
/// - below a modal view it moves to the first element of that view, and returns when the modal view is dismissed;
/// - from an element that became unusable it moves to the nearest usable element around it.
enum FocusRepair {
  private static var focus: FocusController { FocusController.shared }

  /// Looks at the focus, and moves it if it cannot stay. Costs nothing while nothing has it.
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

  /// Returns the focus to its previous view after a modal view was dismissed, if the focus is still in that view or
  /// nowhere.
  private static func returnFromModalViews() {
    while let last = focus.modalFocus.last, !last.modal.isModalOnScreen {
      focus.modalFocus.removeLast()
      let current = focus.focusedView
      let isInside = current.map { $0.isDescendant(of: last.modal) || !$0.isReachableByFocus } ?? focus.hasLostFocus
      guard isInside, last.before.isReachableByFocus else { continue }
      focus.give(to: last.before)
    }
  }

  /// The nearest element in the closest view around that has any.
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

/// A modal view that took the focus, and what had it before.
struct ModalFocus {
  let modal: UIView
  let before: UIView
}

extension CALayer {
  /// Whether nothing of the layer can be seen, neither now nor when the animations of it are over.
  final var isInvisible: Bool {
    let shown = presentationState
    return (shown.isHidden && state.isHidden) || max(shown.opacity, state.opacity) < UIKitTuning.leastOpacityToRead
  }
}

extension UIKitTuning {
  /// The opacity below which assistive technology does not see a view (0.01, as for touches).
  static let leastOpacityToRead: Float = 0.01
}

extension UIView {
  /// Whether the keyboard can reach the view as it is on the screen now.
  final var isReachableByFocus: Bool { window != nil && takesFocus && isShownToAccessibility }

  /// Whether neither the view nor a view around it is hidden on the screen or from assistive technology. Views that are
  /// about to appear or disappear count as shown.
  final var isShownToAccessibility: Bool {
    var view: UIView? = self
    while let current = view {
      if current.layer.isInvisible || current.isHiddenFromAccessibility { return false }
      view = current.parentView
    }
    return true
  }

  /// Whether the view is modal and shows.
  fileprivate var isModalOnScreen: Bool { accessibility.isModal && window != nil && isShownToAccessibility }

  /// The modal view because of which this one is passed over; nil if there is none.
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

// SPDX-License-Identifier: MIT

import SprungStage

/// The keyboard's focus: arrow keys move it to the nearest element in their direction, Tab from group to group. The items
/// of a collection view are one group, every other element is one by itself.
extension UIApplication {
  /// The view that has the keyboard's focus, as the host knows it; nil for none.
  final var viewInFocus: UIView? {
    if let view = delivery.viewToFocus { return view }
    guard delivery.focusedLayer != 0, let view = view(ofLayer: delivery.focusedLayer), view.takesFocus else {
      return nil
    }
    return view
  }

  /// Moves the focus as a key says; returns whether it moved.
  ///
  /// Arrow keys go to the nearest element that way: first within the group, then, unless the content around can scroll that
  /// way, anywhere.
  final func moveFocus(with key: KeyCode, flags: InputFlags) -> Bool {
    if key == .tab { return moveFocusToNextGroup(isForward: !flags.contains(.shift)) }
    guard let direction = FocusDirection(key), let start = viewInFocus else { return false }
    let elements = focusElements
    let group = start.focusGroup
    let near = elements.filter { $0.focusGroup === group }
    if !(start is UICollectionViewCell), let next = nearest(to: start, in: direction, among: near) {
      giveFocus(to: next)
      return true
    }
    if let list = group as? UICollectionView, list.moveFocus(after: start, in: direction) { return true }
    var around = start.superview
    while let view = around {
      if let scrollView = view as? UIScrollView, scrollView.canScroll(direction) { return false }
      around = view.superview
    }
    guard let next = nearest(to: start, in: direction, among: elements) else { return false }
    giveFocus(to: next)
    return true
  }

  private func moveFocusToNextGroup(isForward: Bool) -> Bool {
    let elements = focusElements
    guard let current = viewInFocus, let index = elements.identityIndex(of: current) else {
      guard let first = isForward ? elements.first : elements.last else { return false }
      giveFocus(to: entry(of: first.focusGroup, among: elements))
      return true
    }
    let group = current.focusGroup
    var candidate =
      isForward
      ? elements[index...].first { $0.focusGroup !== group } : elements[..<index].last { $0.focusGroup !== group }
    // Out of a dialog no key leads but those that end it.
    if candidate == nil, current.isInModalView { candidate = isForward ? elements.first : elements.last }
    guard let candidate else { return false }
    giveFocus(to: entry(of: candidate.focusGroup, among: elements))
    return true
  }

  /// The element of a group that Tab reaches: the first item of a list that shows.
  private func entry(of group: UIView, among elements: [UIView]) -> UIView {
    var best: UIView?
    var place = Int.max
    for view in elements where view.focusGroup === group {
      let position = view.stageAccessibility?.position ?? 0
      if best == nil || (position < place && view.isMiddleOnScreen) { (best, place) = (view, position) }
    }
    return best ?? group
  }

  /// Everything that the keyboard can reach, in the order of the tree; only what is presented on top if that is modal.
  final var focusElements: [UIView] {
    var found: [UIView] = []
    for window in visibleWindows { window.collectFocusElements(into: &found) }
    return found
  }

  private func nearest(to start: UIView, in direction: FocusDirection, among views: [UIView]) -> UIView? {
    let origin = start.focusRectangle
    var best: UIView?
    var distance = CGFloat.infinity
    for view in views where view !== start {
      guard let cost = direction.cost(from: origin, to: view.focusRectangle), cost < distance else { continue }
      (best, distance) = (view, cost)
    }
    return best
  }

  /// Nothing has the focus any more.
  final func loseFocus() {
    delivery.viewToFocus = nil
    delivery.focusedLayer = 0
    delivery.focusedView = nil
    delivery.losesFocus = true
  }

  /// Gives a view the focus, tells the host and brings the view into sight.
  final func giveFocus(to view: UIView) {
    delivery.viewToFocus = view
    var around = view.superview
    while let outer = around {
      if let scrollView = outer as? UIScrollView {
        scrollView.placeFingerForKeys()
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: true)
      }
      around = outer.superview
    }
  }
}

extension UIApplication {
  /// The number of the finger that the key for menus holds down.
  private static let holdingFinger: Int32 = -2

  /// The key for menus went down: a finger is held on what has the focus, as long as the key.
  ///
  /// So whatever a long press does can be done by keyboard.
  final func holdFocus(at time: TimeInterval) {
    guard !delivery.isHolding, let view = viewInFocus, let window = view.window else { return }
    delivery.isHolding = true
    let middle = CGPoint(x: view.focusRectangle.midX, y: view.focusRectangle.midY)
    delivery.dispatcher.pointerDown(
      Self.holdingFinger, type: .direct, at: window.layer.state.pointInParent(middle), time: time)
  }

  /// The key for menus came up: the finger is lifted, which is no tap.
  final func releaseFocus(at time: TimeInterval) {
    guard delivery.isHolding else { return }
    delivery.isHolding = false
    delivery.dispatcher.pointerCancel(Self.holdingFinger, time: time)
  }

  /// The focus goes to the first element in a view that has come, if somebody goes by keyboard; returns where it was.
  final func moveFocus(into view: UIView) -> UIView? {
    guard let old = viewInFocus else { return nil }
    var inside: [UIView] = []
    view.collectFocusElements(into: &inside)
    if let first = inside.first { giveFocus(to: first) }
    return old
  }

  /// The focus goes back to where it was before a view came that leaves now.
  final func returnFocus(to view: UIView?, from leaving: UIView) {
    guard let view, view.window != nil, viewInFocus.map({ $0.isDescendant(of: leaving) }) ?? true else { return }
    giveFocus(to: view)
  }
}

extension UIScrollView {
  /// Whether the content can move so that more shows in a direction.
  final func canScroll(_ direction: FocusDirection) -> Bool {
    guard allowsKeyboardScrolling, isScrollEnabled else { return false }
    let range = offsetRange
    let offset = activity == .animating ? offsetAnimation.to : contentOffset
    switch direction {
    case .left: return offset.x > range.x.lowerBound
    case .right: return offset.x < range.x.upperBound
    case .up: return offset.y > range.y.lowerBound
    case .down: return offset.y < range.y.upperBound
    }
  }
}

extension UIView {
  /// Whether the keyboard can reach the view.
  final var takesFocus: Bool { stageAccessibility?.state.contains(.focusable) ?? false }

  /// The view within which arrow keys go first: the collection view of a cell, else the view itself.
  final var focusGroup: UIView {
    var around = superview
    while let view = around {
      if view is UICollectionView { return view }
      around = view.superview
    }
    return self
  }

  final var focusRectangle: CGRect { convert(bounds, to: nil) }

  final var isMiddleOnScreen: Bool {
    let middle = CGPoint(x: focusRectangle.midX, y: focusRectangle.midY)
    return window?.bounds.contains(middle) ?? false
  }

  final func collectFocusElements(into found: inout [UIView]) {
    guard !isHidden, alpha >= 0.01, !isHiddenFromAccessibility else { return }
    if takesFocus { found.append(self) }
    for subview in subviews where subview.accessibility.isFirst { subview.collectFocusElements(into: &found) }
    for subview in subviews where !subview.accessibility.isFirst { subview.collectFocusElements(into: &found) }
  }

  /// Whether the view or one around it is modal.
  fileprivate var isInModalView: Bool {
    var view: UIView? = self
    while let current = view {
      if current.accessibility.isModal { return true }
      view = current.parentView
    }
    return false
  }
}

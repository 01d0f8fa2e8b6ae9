// SPDX-License-Identifier: MIT

import SprungStage

/// A scroll view in which arrow keys move the focus from item to item, including offscreen items that do not have a
/// view yet.
protocol FocusGroup: AnyObject {
  /// Returns whether a view in the group displays one of its items.
  func isItem(_ view: UIView) -> Bool
  /// Moves the focus to the next item in a direction. Returns false if there is no such item.
  func moveFocus(after view: UIView, in direction: FocusDirection) -> Bool
  /// Called when the focus moves from a view in this group to another group.
  func focusLeaves(_ view: UIView)
  /// Returns the view to focus when the focus returns to the group. Nil selects the first visible item.
  func viewForReturn() -> UIView?
}

/// Finds the target of a key: the nearest element in the direction of an arrow key, or the next group for Tab. The
/// items of a collection view form a group. Every other element is its own group.
enum FocusMovement {
  private static var focus: FocusController { FocusController.shared }

  /// Moves the focus in response to a key. Returns whether the focus moved.
  ///
  /// An arrow key moves the focus to the nearest element in its direction, preferably within the group. The focus
  /// leaves the group only if the surrounding content cannot scroll further in that direction.
  static func move(with key: KeyCode, flags: InputFlags) -> Bool {
    if key == .tab { return moveToNextGroup(isForward: !flags.contains(.shift)) }
    guard let direction = FocusDirection(key), let start = focus.view else { return false }
    let elements = focus.elements
    let group = FocusElement(start).group
    let isItem = group?.focusItems?.isItem(start) ?? false
    let near = elements.filter { (FocusElement($0).group ?? $0) === (group ?? start) }
    if !isItem, let next = nearest(to: start, in: direction, among: near) {
      focus.give(to: next)
      return true
    }
    if let items = group?.focusItems, items.moveFocus(after: start, in: direction) { return true }
    var around = start.superview
    while let view = around {
      if let scrollView = view as? UIScrollView, scrollView.canScroll(direction) { return false }
      around = view.superview
    }
    guard let next = nearest(to: start, in: direction, among: elements) else { return false }
    focus.give(to: next)
    return true
  }

  private static func moveToNextGroup(isForward: Bool) -> Bool {
    let elements = focus.elements
    guard let current = focus.view, let index = elements.identityIndex(of: current) else {
      guard let first = isForward ? elements.first : elements.last else { return false }
      focus.give(to: entry(of: FocusElement(first).group ?? first, among: elements))
      return true
    }
    let group = FocusElement(current).group ?? current
    var candidate =
      isForward
      ? elements[index...].first { (FocusElement($0).group ?? $0) !== group }
      : elements[..<index].last { (FocusElement($0).group ?? $0) !== group }
    // In a dialog, Tab wraps around. The focus leaves the dialog only when a key dismisses the dialog.
    if candidate == nil, FocusElement(current).isInModalView { candidate = isForward ? elements.first : elements.last }
    guard let candidate else { return false }
    FocusElement(current).group?.focusItems?.focusLeaves(current)
    focus.give(to: entry(of: FocusElement(candidate).group ?? candidate, among: elements))
    return true
  }

  /// Returns the element of a group to which Tab moves the focus: the last focused item if the list has recorded it,
  /// otherwise the first visible item.
  private static func entry(of group: UIView, among elements: [UIView]) -> UIView {
    if let view = (group as? UIScrollView)?.focusItems?.viewForReturn() { return view }
    var best: UIView?
    var rank = Int.max
    for view in elements where (FocusElement(view).group ?? view) === group {
      let position = view.stageAccessibility?.position ?? 0
      if best == nil || (position < rank && FocusElement(view).isMiddleOnScreen) { (best, rank) = (view, position) }
    }
    return best ?? group
  }

  private static func nearest(to start: UIView, in direction: FocusDirection, among views: [UIView]) -> UIView? {
    let origin = FocusElement(start).rectangle
    var best: UIView?
    var distance = CGFloat.infinity
    for view in views where view !== start {
      guard let cost = direction.cost(from: origin, to: FocusElement(view).rectangle), cost < distance else { continue }
      (best, distance) = (view, cost)
    }
    return best
  }
}

extension UIScrollView {
  /// Returns whether the content can scroll further in a direction.
  fileprivate final func canScroll(_ direction: FocusDirection) -> Bool {
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
